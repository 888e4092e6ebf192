import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const last = (text: string, childName = 'Mia') => acted(text, { childName }).at(-1);

it('takes an animal for he or she by its article, and the child by the article before its name', () => {
  assert.deepEqual(last('A Carminho ganhou um gato. Ela deitou-se no chão e ele veio.', 'Carminho'), [
    'cat walk',
    'hero lie-down',
  ]);
  assert.deepEqual(last('A Carminho ganhou um gato. Ela saltou.', 'Carminho')?.[0], 'hero jump');
});

it('means the child where several came and one does something', () => {
  assert.equal(last('As amigas da Mia vieram à festa. Ela soprou as velas.')?.[0], 'hero blow');
});

it('goes on with the child to whom something was given', () => {
  const text = 'A Mia tocou piano. O avô emprestou-lhe as luvas. No fim fez uma vénia.';
  assert.equal(last(text)?.[0], 'hero bow');
});

it('has people alone do what animals do not', () => {
  assert.ok(!last('Mia met a duck. They reeled in a fish.')?.some((each) => each.startsWith('duck')));
  assert.ok(last('Mia met a duck. They ran.')?.some((each) => each.startsWith('duck')));
});

it('carries a rabbit under the arm as a toy', () => {
  const { people } = planOf('A Mia chorou à porta, com o bibe aos quadrados e o coelho debaixo do braço.');
  assert.deepEqual(
    people.map(({ id }) => id),
    ['hero'],
  );
  assert.ok(planOf('A Mia brincou com o coelho.').people.some(({ role }) => role === 'rabbit'));
});

it('plays music to whom it is for', () => {
  assert.equal(last('A Mia tem piano. Em casa tocou a música toda para a avó.')?.[0], 'hero play-music');
});
