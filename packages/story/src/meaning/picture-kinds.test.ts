import assert from 'node:assert/strict';
import { it } from 'node:test';
import { namedPictures } from '@milestoon/things/nouns';
import { kindOfPicture, meantBy } from './kinds.ts';

const phrase = (text: string, head: string, qualities: string[] = []) => ({
  text,
  head,
  qualities,
  span: [0, 0] as [number, number],
  plural: false,
  name: false,
});

it('takes what is called after a place, a person or an idea for the thing it is', () => {
  for (const [text, head, before] of [
    ['her piggy bank', 'bank', 'piggy'],
    ['a bird house', 'house', 'bird'],
    ['the toy kitchen', 'kitchen', 'toy'],
    ['a cash register', 'register', 'cash'],
    ['a coat hanger', 'hanger', 'coat'],
    ['a rolling pin', 'pin', 'rolling'],
  ] as const)
    assert.match(meantBy(phrase(text, head, [before]), 'en').kind, /^(?:thing|toy)$/, text);
});

it('knows what is named after whoever has one', () => {
  assert.equal(meantBy({ ...phrase("a chef's hat", 'hat'), owner: 'chef' }, 'en').picture, 'chef-hat');
  assert.equal(meantBy({ ...phrase("grandpa's hat", 'hat'), owner: 'grandpa' }, 'en').picture, 'sun-hat');
});

it('knows no picture of the house as somebody', () => {
  const people = [...namedPictures()].filter((name) => kindOfPicture(name) === 'person');
  assert.deepEqual(
    people.filter((name) => !/santa|ninja|mage|fairy|king|queen|prince/.test(name)),
    [],
  );
});
