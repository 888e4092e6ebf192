import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const lastSet = (text: string): string | null | undefined => planOf(text).moments.at(-1)?.place.set;

it('has trees in the garden, wherever the story was', () => {
  assert.equal(lastSet('Mia brushed her teeth in the bathroom. The cat climbed the tree.'), 'garden');
  assert.equal(lastSet('A Mia lavou os dentes na casa de banho. O gato subiu no pé de manga.'), 'garden');
  assert.equal(lastSet('Mia brushed her teeth in the bathroom. The cat climbed the curtain.'), 'bathroom');
});
