import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

it('makes no night of an animal that sleeps, and no bedroom', () => {
  for (const text of [
    'The cat slept in the basket.',
    'O gato dormia na cesta.',
    'El gato dormía en la cesta.',
  ]) {
    const [moment] = planOf(text).moments;
    assert.deepEqual([moment?.time, moment?.place.set], [null, 'living'], text);
  }
  assert.equal(planOf('Mia slept.').moments[0]?.time, 'night');
});

it('takes nobody for awake at night who cannot sleep on the road or out of doors', () => {
  const hour = (text: string) => planOf(text).moments[0]?.time;
  for (const text of [
    "Mia couldn't sleep in the car and counted cows.",
    "The baby couldn't sleep, so Mia rocked the pram in the park.",
    "Mia can't sleep without her bear, so she took it along.",
    'A Mia não conseguia dormir no carro e contou vacas.',
    'Mia no podía dormir en el avión y vio una película.',
  ])
    assert.equal(hour(text), null, text);
  for (const text of [
    "Mia couldn't sleep.",
    'A Mia não conseguiu dormir.',
    'Mia no podía dormir y abrazó a papá.',
  ])
    assert.equal(hour(text), 'night', text);
});
