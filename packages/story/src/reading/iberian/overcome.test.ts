import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClauses } from '../read-clauses.ts';

const read = (language: 'pt' | 'es', text: string): string[] =>
  (readClauses(text, { language, childName: 'Nora' }) ?? []).map(
    ({ who, verb }) => `${who.map(({ head }) => head).join('+') || '-'} ${verb.lemma}`,
  );

test('whoever laughter comes over laughs, and whose cry gets out shouts', () => {
  assert.deepEqual(read('es', 'A Nora le entró la risa.'), ['Nora reír']);
  assert.deepEqual(read('es', 'A su tío se le escapó un grito.'), ['tío gritar']);
  assert.deepEqual(read('pt', 'À Nora escapou-lhe um bocejo.'), ['Nora bocejar']);
  assert.deepEqual(read('es', 'A Nora le entró una mosca en la sopa.'), ['mosca entrar']);
});

test('what is passed to somebody does not happen to them', () => {
  assert.deepEqual(read('es', 'Le pasó una bolsa.'), ['Nora pasar']);
  assert.deepEqual(read('pt', 'Passou um comboio.'), ['comboio passar']);
});

test('who does not stop laughing laughs', () => {
  assert.deepEqual(read('es', 'Nora no paraba de reírse.'), ['Nora reír']);
  assert.deepEqual(read('es', 'Nora quería oírlo.').at(-1), 'Nora oír');
});
