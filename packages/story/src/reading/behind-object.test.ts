import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClauses } from './read-clauses.ts';

const read = (text: string): string[] =>
  (readClauses(text, { language: 'es', childName: 'Nora' }) ?? []).map(
    ({ who, verb }) => `${who.map(({ pronoun, head }) => pronoun ?? head).join('+')} ${verb.lemma}`,
  );

test('whoever stands behind a verb that has its object acts', () => {
  assert.equal(read('Nora se perdió. La encontró una vecina.').at(-1), 'vecina encontrar');
  assert.equal(read('Cayó la pelota. La agarró ella.').at(-1), 'ella agarrar');
  assert.equal(read('Nora dormía. La llevé yo a la cama.').at(-1), 'yo llevar');
});

test('the story goes on with whom it was done to', () => {
  assert.equal(read('Nora se perdió. La encontró una vecina. Lloraba mucho.').at(-1), 'Nora llorar');
});

test('whoever comes stands behind the verb, animals too', () => {
  assert.equal(read('Nora comía. Bajó una gaviota del techo.').at(-1), 'gaviota bajar');
  assert.equal(read('Nora comía. Bajó la escalera.').at(-1), 'Nora bajar');
});

test('a name that somebody is called acts nothing', () => {
  assert.equal(read('Nora me dijo papi tranquilo.').at(-1), 'Nora decir');
});

test('what is passed on acts nothing', () => {
  assert.equal(read('Nora tomó agua. Me pasó el vaso.').at(-1), 'Nora pasar');
});
