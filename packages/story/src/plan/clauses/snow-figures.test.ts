import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

it('makes figures of snow where there is snow', () => {
  const seen = (text: string): string[] =>
    (planOf(text).moments.at(-1)?.seen ?? []).map(({ picture }) => picture);
  assert.ok(seen('Mia vio la nieve. Hizo un muñeco.').includes('snowman'));
  assert.ok(seen('A Mia viu a neve. Fez um boneco.').includes('snowman'));
  assert.ok(!seen('A Mia foi à escola. Fez um boneco.').includes('snowman'));
});
