import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readClauses } from '../read-clauses.ts';

const deeds = (text: string): string[] =>
  (readClauses(text, { language: 'en', childName: 'Mia' }) ?? []).map(
    ({ who, verb, mode }) => `${who.map(({ head }) => head).join('&')} ${verb.lemma} ${mode}`,
  );

it('knows in-laws for the kin they are', () => {
  assert.deepEqual(deeds('My mother-in-law covered her eyes.'), ['mother cover done']);
  assert.deepEqual(deeds('His father-in-law waved.'), ['father wave done']);
});

it('tells with wonder what did happen', () => {
  assert.deepEqual(deeds("Then didn't a dolphin leap over the boat!"), ['dolphin leap done']);
  assert.deepEqual(deeds("And didn't Granda fall asleep."), ['Granda fall done']);
  assert.deepEqual(deeds("Then the dolphin didn't leap."), ['dolphin leap undone']);
});

it('stops on the way out and is out of nobody', () => {
  assert.deepEqual(deeds('On the way out Mia kissed the baby.'), ['Mia kiss done']);
});

it('waits till somebody does something', () => {
  assert.deepEqual(deeds('They played till a nurse peeked in.'), ['they play done', 'nurse peek done']);
});

it('says no more than that it was told so', () => {
  assert.deepEqual(deeds('When I told him so he laughed.'), ['i tell done', 'he laugh done']);
});

it('takes a few of many for who they are', () => {
  assert.deepEqual(deeds('Some of the older boys laughed.'), ['boy laugh done']);
  assert.deepEqual(deeds('She danced before two men who waved.'), ['she dance done', 'man wave done']);
  assert.deepEqual(deeds('She danced in front of two men who waved.'), ['she dance done', 'man wave done']);
});
