import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thingNamedIn } from './things-named.ts';

const named = (text: string): string => {
  const found = thingNamedIn(text);
  return found ? `${found.thing} ${found.word}` : 'nothing';
};

test('finds the thing a line speaks of, and its word', () => {
  assert.equal(named('There was a cake with a dragon on it.'), 'cake 3');
  assert.equal(named('Mia lost her second tooth.'), 'lost-tooth 4');
  assert.equal(named('Her tooth was wobbly for a week!'), 'loose-tooth 1');
  assert.equal(named('Her loose tooth fell out in an apple.'), 'lost-tooth 2');
  assert.equal(named('She got a sticker with a crocodile.'), 'sticker 3');
  assert.equal(named('Mia built a sandcastle with Dad.'), 'sandcastle 3');
  assert.equal(named('A Sofia fez um castelo de areia enorme.'), 'sandcastle 4');
});

test('what is missing, or only sounds like a thing, is not shown', () => {
  assert.equal(named('She did not want the cake.'), 'nothing');
  assert.equal(named('There was no book at all.'), 'nothing');
  assert.equal(named('Mia said her first word: "ball".'), 'nothing');
  assert.equal(named('Mia was the flower girl at the wedding.'), 'nothing');
  assert.equal(named('We got a puppy and Mia called him Cookie.'), 'nothing');
  assert.equal(named('They ate pancakes.'), 'nothing');
  assert.equal(named('The tooth fairy came at night.'), 'nothing');
});
