import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

it('goes to places, and for nobody', () => {
  for (const [text, set] of [
    ['A Mia foi para o parque e correu.', 'park'],
    ['O pai levou a Mia ao colo para a cama.', 'bedroom'],
    ['A Mia fugiu para o quintal.', 'garden'],
  ] as const)
    assert.equal(planOf(text).moments.at(-1)?.place.set, set, text);
});

it('wakes up in bed where nothing else is told', () => {
  assert.equal(
    planOf('A Mia acordou com febre. No dia seguinte foi à escola.').moments[0]?.place.set,
    'bedroom',
  );
});
