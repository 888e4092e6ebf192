import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

it('rides what it was given, and not whoever is spoken of', () => {
  for (const text of [
    'O padrinho deu à Mia uma bicicleta. Ela andou nela.',
    'El tío le dio a Mia una bicicleta. Se subió en ella.',
  ]) {
    const last = planOf(text).moments.at(-1);
    assert.deepEqual(
      last?.acts.map(({ who, action, to }) => [who, action, to]),
      [['hero', 'bike', undefined]],
      text,
    );
  }
});

it('finds in the oven what was made, and nobody', () => {
  const plan = planOf('Mia cortó estrellas de masa. Mientras estaban en el horno bailó.');
  assert.deepEqual(plan.moments.at(-2)?.acts, []);
});

it('eats the one that fell', () => {
  const plan = planOf('Mia compró tres manzanas y una se le cayó. El perro se la comió.');
  assert.equal(plan.moments.at(-1)?.acts[0]?.to, undefined);
  assert.deepEqual(
    plan.moments.at(-1)?.acts.map(({ who, action }) => `${who} ${action}`),
    ['dog eat'],
  );
});
