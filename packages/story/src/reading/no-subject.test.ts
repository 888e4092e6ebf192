import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readClauses } from './read-clauses.ts';

const told = (text: string): string[] =>
  (readClauses(text, { language: 'es', childName: 'Mia' }) ?? []).map(
    ({ who, verb, mode }) => `${who.map(({ head }) => head).join(' ')} ${verb.lemma} ${mode}`,
  );

it('does not take what stands with somebody for who acts', () => {
  assert.deepEqual(told('La vecina con gorro y guantes le dio la mano.'), ['vecina dar done']);
});

it('leaves what is seen to the verb that sees it', () => {
  assert.deepEqual(told('Mia cantaba. Cuando vio el secador se tapó los oídos.').slice(1), [
    'Mia ver done',
    'Mia tapar done',
  ]);
});

it('passes over how somebody is, and pronouns of another verb', () => {
  assert.deepEqual(told('La abuela, nerviosa como su hija, la abrazó.'), ['abuela abrazar done']);
  assert.deepEqual(told('Mia miró. Sin pensarlo saltó.').at(-1), 'Mia saltar done');
});

it('knows what nearly happened, and infinitives of two syllables with their pronouns', () => {
  assert.deepEqual(told('Por poco Mia llora. Mia por poco llora.').at(-1), 'Mia llorar undone');
  assert.deepEqual(told('Mia no llegó a caerse.'), ['Mia caer undone']);
});
