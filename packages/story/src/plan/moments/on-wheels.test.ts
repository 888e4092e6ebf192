import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const shown = (text: string): string[] =>
  planOf(text, { pronoun: 'she' }).moments.map(
    ({ acts, seen }) =>
      `${acts.find(({ who }) => who === 'hero')?.action} ${seen.find(({ how }) => how === 'worn')?.picture}`,
  );

test('whoever has a wheelchair of its own sits in it and rolls wherever it goes', () => {
  const sits = 'sit manual-wheelchair';
  const rolls = 'walk manual-wheelchair';
  assert.deepEqual(shown('Mia sat in her wheelchair. She rolled forward. She waved.'), [
    sits,
    rolls,
    'wave manual-wheelchair',
  ]);
  assert.equal(shown('A Mia está na cadeira de rodas. Ela rolou até à porta.').at(-1), rolls);
  assert.equal(shown('Mia fue al parque en su silla de ruedas. Rodó hasta la puerta.').at(-1), rolls);
  assert.equal(shown('Mia was nervous. She raced in her new wheelchair.').at(-1), 'run manual-wheelchair');
});

test('the wheelchair of somebody else bears the child no further', () => {
  assert.equal(shown("Mia saw Grandma's wheelchair. She walked to the gate.").at(-1), 'walk undefined');
  assert.equal(shown('Mia rolled down the hill.').at(-1), 'fall undefined');
});
