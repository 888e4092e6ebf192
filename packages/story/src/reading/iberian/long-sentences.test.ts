import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClauses } from '../read-clauses.ts';

const read = (language: 'pt' | 'es', text: string): string[] =>
  (readClauses(text, { language, childName: 'Nora' }) ?? []).map(
    ({ who, verb }) => `${who.map(({ head }) => head).join('+') || '-'} ${verb.lemma}`,
  );

test('months think nothing', () => {
  assert.equal(read('es', 'Nora llevaba meses pidiendo un perro.').at(-1), 'Nora pedir');
});

test('who had slept is not how somebody was', () => {
  assert.deepEqual(read('es', 'El perro, que había dormido ahí, comió.'), ['perro dormir', 'perro comer']);
  assert.equal(read('es', 'Nora estaba dormida.').at(-1)?.endsWith('dormir'), false);
});

test('who went away was nothing', () => {
  assert.deepEqual(read('es', 'Cuando se fueron, Nora comió.')[0], 'they ir');
});

test('how somebody is does nothing', () => {
  assert.deepEqual(read('es', 'Un perro le quitó el pan y salió disparado.').at(-1), 'perro salir');
  assert.deepEqual(read('es', 'Sentados en el suelo, cantaron.').at(-1), 'they cantar');
});

test('one of them is one', () => {
  assert.deepEqual(read('es', 'Nora reía. Una de las niñas lloró.').at(-1), 'niña llorar');
  assert.deepEqual(read('pt', 'A Nora ria. Um dos primos chorou.').at(-1), 'primo chorar');
});
