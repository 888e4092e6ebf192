import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';
import type { Moment } from '../plan.ts';

/** What is held in each moment of a text, or '-'. */
const held = (text: string): string[] =>
  planOf(text).moments.map(({ acts }: Moment) => acts.find(({ who }) => who === 'hero')?.thing ?? '-');

it('speaks of a tooth wherever it was seen, and of it alone', () => {
  const spanish =
    'Mia mordió el bocadillo. Ahí estaba el diente, clavado en el pan. Lo sacó y lo metió en un vaso.';
  assert.deepEqual(held(spanish).slice(-2), ['tooth', 'tooth']);
  assert.deepEqual(held('A Mia trincou a maçã e ficou lá o dente. Ela tirou-o da maçã.').slice(-1), [
    'tooth',
  ]);
  assert.deepEqual(held('Mia found a tooth in her toast. She wrapped it in tissue.').slice(-1), ['tooth']);
});

it('washes a tooth that is out, and brushes those that are in', () => {
  assert.deepEqual(held('Mia washed the tooth.'), ['tooth']);
  assert.ok(!held('Mia brushed her teeth.').includes('tooth'));
});
