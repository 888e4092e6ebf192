import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hasPicture } from '@milestoon/things/pictures';
import { planOf } from '../../testing/plan-of.ts';
import { picturesOfSports } from './sports.ts';

const did = (text: string): string[] =>
  planOf(text).moments.flatMap(({ acts }) =>
    acts.map(({ who, action, thing }) => [who, action, thing].filter(Boolean).join(' ')),
  );

it('plays games with what they are played with', () => {
  for (const [text, act] of [
    ['Mia played cricket.', 'hero hit cricket-game'],
    ['Mia played hurling.', 'hero hit hockey-stick'],
    ['Mia played football.', 'hero kick soccer-ball'],
    ['Mia went bowling.', 'hero throw bowling'],
    ['Mia scored a try.', 'hero run rugby-football'],
    ['Mia performed Bharatanatyam.', 'hero dance'],
    ['Mia played hide and seek.', 'hero hide'],
    ['Mia passed her piano exam.', 'hero cheer'],
    ['Mia got ten out of ten in her spelling test.', 'hero cheer'],
    ['Mia ran the sack race.', 'hero jump sack'],
  ] as const)
    assert.deepEqual(did(text), [act], text);
  for (const picture of picturesOfSports()) assert.ok(hasPicture(picture), picture);
});

it('leaves insects, and catches what is caught', () => {
  assert.deepEqual(did('Mia caught a cricket in the garden.'), ['hero hold cricket']);
  assert.deepEqual(did('Mia kicked the football.'), ['hero kick soccer-ball']);
});

it('meets nobody in the name of a play', () => {
  assert.deepEqual(did('Mia auditioned for Annie.'), ['hero talk']);
});
