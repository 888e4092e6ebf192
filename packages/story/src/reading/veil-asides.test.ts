import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClauses } from './read-clauses.ts';

const read = (text: string, language: 'en' | 'pt' | 'es', childName = 'Nora'): string[] =>
  (readClauses(text, { language, childName }) ?? []).map(
    ({ who, verb }) => `${who.map(({ head }) => head).join('+')}: ${verb.lemma}`,
  );

test('an age parts nobody from what they do', () => {
  for (const text of [
    'Nora, 4, spilled the milk.',
    'Nora (4) spilled the milk.',
    'Nora, aged 4, spilled the milk.',
  ])
    assert.deepEqual(read(text, 'en'), ['Nora: spill'], text);
  assert.deepEqual(read('Leo, 7, and Nora, 5, built a den.', 'en'), ['Leo+Nora: build']);
  assert.deepEqual(read('A Nora (4 anos) entornou o leite.', 'pt'), ['Nora: entornar']);
  assert.deepEqual(read('Nora, 4 años, tiró la leche.', 'es'), ['Nora: tirar']);
});

test('places in the text stay what they were', () => {
  const text = 'Nora (4) spilled the milk.';
  const [clause] = readClauses(text, { language: 'en', childName: 'Nora' }) ?? [];
  assert.equal(text.slice(...(clause?.verb.span ?? [0, 0])), 'spilled');
});

test('what there is does what is said of it', () => {
  assert.deepEqual(read('There was a duck sitting on the step.', 'en'), ['duck: sit']);
});

test('a word without its accents is the same word', () => {
  assert.deepEqual(read('Despues papa se escondio detras del sofa.', 'es'), ['papa: esconder']);
  const [clause] =
    readClauses('Montamos la tienda en el salon.', { language: 'es', childName: 'Nora' }) ?? [];
  assert.equal(clause?.things.at(-1)?.head, 'salón');
  assert.deepEqual(read('Valeria lo buscó.', 'es', 'Valeria'), ['Valeria: buscar']);
});
