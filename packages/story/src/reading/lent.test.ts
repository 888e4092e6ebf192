import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readClauses } from './read-clauses.ts';

const told = (text: string): string[] =>
  (readClauses(text, { language: 'en', childName: 'Zoe' }) ?? []).map(
    ({ who, verb }) =>
      `${who.map(({ head }) => head).join('+')} ${verb.lemma}${verb.particle ? ` ${verb.particle}` : ''}`,
  );

it('whoever lets, sees or makes somebody do one thing goes on themselves', () => {
  assert.deepEqual(told('Zoe let the dog lick her face and laughed.').at(-1), 'Zoe laugh');
  assert.deepEqual(told('Zoe watched Daddy shave and giggled.').at(-1), 'Zoe giggle');
  assert.deepEqual(told('Zoe heard the baby cry and ran upstairs.').at(-1), 'Zoe run');
  assert.deepEqual(told('Zoe watched Daddy shave and sing.').at(-1), 'Daddy sing');
});

it('a thing that only says when goes on with nothing', () => {
  assert.equal(told('Zoe hid when the doorbell rang and jumped out.').at(-1), 'Zoe jump out');
  assert.equal(told('Zoe clapped when the bus came and cried.').at(-1), 'Zoe cry');
  assert.equal(told('Zoe hid when the dog barked and ran off.').at(-1), 'dog run off');
});

it('a word behind a pronoun belongs to the verb', () => {
  assert.deepEqual(told('Zoe took it out of the box.'), ['Zoe take out']);
  assert.deepEqual(told('Zoe pulled herself up on the table.'), ['Zoe pull up']);
  assert.deepEqual(told('Grandma picked her up.'), ['Grandma pick up']);
  assert.deepEqual(told('Zoe gave it back.'), ['Zoe give back']);
  assert.deepEqual(told('Zoe put it in the box.'), ['Zoe put']);
});
