import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Clause, Phrase } from './clause.ts';
import { readClauses } from './read-clauses.ts';

const nameOf = ({ preposition, head }: Phrase): string => (preposition ? `${preposition} ${head}` : head);
const shortly = ({ mode, who, verb, things }: Clause): string =>
  [
    mode,
    who.map(nameOf).join('+') || '-',
    [verb.lemma, verb.particle].filter(Boolean).join(' '),
    things.map(nameOf).join(', '),
  ].join(' | ');
const read = (text: string): string[] =>
  (readClauses(text, { language: 'en', childName: 'Nora' }) ?? []).map(shortly);

test('who does what to what, clause by clause', () => {
  assert.deepEqual(read('Nora dropped the spoon and her grandpa picked up the plate.'), [
    'done | Nora | drop | spoon',
    'done | grandpa | pick up | plate',
  ]);
});

test('a particle is not where something happens', () => {
  assert.deepEqual(read('She sat on the step and took off her boots.'), [
    'done | she | sit | on step',
    'done | she | take off | boot',
  ]);
});

test('what is denied, wished and said was not done', () => {
  assert.deepEqual(read("Nora didn't cry. She wanted to keep the snail."), [
    'undone | Nora | cry | ',
    'wished | she | keep | snail',
  ]);
  assert.deepEqual(read('Leo said that the moon followed the car.').slice(-1), [
    'said | moon | follow | car',
  ]);
});

test('who has something done to them does not do it', () => {
  assert.deepEqual(read('The kite was eaten by a goat.'), ['done | goat | eat | kite']);
});

test('a name keeps what it is', () => {
  const [clause] = readClauses('Pickle our hamster escaped.', { language: 'en', childName: 'Nora' }) ?? [];
  assert.equal(clause?.who[0]?.head, 'Pickle');
  assert.deepEqual(clause?.who[0]?.qualities, ['hamster']);
});

test('what is quoted is not read', () => {
  const [clause, ...others] =
    readClauses('"The dog ate it," she said.', { language: 'en', childName: 'Nora' }) ?? [];
  assert.deepEqual(others, []);
  assert.equal(clause?.quote, 'The dog ate it,');
});

test('spans are places in the text', () => {
  const text = 'Today Nora planted a bean. It grew.';
  for (const { span, verb } of readClauses(text, { language: 'en', childName: 'Nora' }) ?? []) {
    assert.ok(span[0] < span[1] && span[1] <= text.length);
    assert.match(text.slice(...verb.span), /^(?:planted|grew)$/);
  }
});

test('what stands before who acts belongs to what they do', () => {
  assert.deepEqual(read('In the kitchen Nora found a frog, and behind the door the cat slept.'), [
    'done | Nora | find | in kitchen, frog',
    'done | cat | sleep | behind door',
  ]);
});

test('what goes on at the same time is a deed of its own, and a wedding is none', () => {
  assert.deepEqual(read('She sat on the kerb holding hands with Tom.'), [
    'done | she | sit | on curb',
    'done | she | hold | hand, with Tom',
  ]);
  assert.deepEqual(read('Nora stirred the batter standing on a chair.'), [
    'done | Nora | stir | batter',
    'done | Nora | stand | on chair',
  ]);
  assert.deepEqual(read('Nora saw the family wedding on a screen.').length, 1);
});
