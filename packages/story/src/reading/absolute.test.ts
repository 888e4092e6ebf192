import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readClauses } from './read-clauses.ts';

/** Who does what, clause after clause: 'Max drop'. */
const deeds = (text: string): string[] =>
  (readClauses(text, { language: 'en', childName: 'Mia' }) ?? []).map(
    ({ who, verb }) => `${who.map(({ text }) => text).join('&')} ${verb.lemma}`,
  );

it('gives a participle to whoever stands before it and behind no verb', () => {
  assert.deepEqual(deeds('Mia pushed the swing, her cousin sitting on it like a queen.'), [
    'Mia push',
    'her cousin sit',
  ]);
  assert.deepEqual(deeds('Mia tied the boat up, and him singing all the way.'), ['Mia tie', 'him sing']);
  assert.deepEqual(deeds('Grandpa snored, the dog barking at the door.'), ['Grandpa snore', 'the dog bark']);
});

it('leaves it to the verb before where only that has a doer', () => {
  assert.deepEqual(deeds('Mia chased the dog round the tree shouting.'), ['Mia chase', 'Mia shout']);
  assert.deepEqual(deeds('Mia ate her soup, her eyes shining.')[0], 'Mia eat');
});

it('joins two behind then', () => {
  assert.deepEqual(deeds('Mia pulled it up, and then she and Owen slid down.'), [
    'Mia pull',
    'she&Owen slide',
  ]);
});
