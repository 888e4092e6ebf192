import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

it('lets fly what was let go, and nobody who let it go', () => {
  for (const text of ['A Mia soltou o balão. Ele voou.', 'Mia soltó el globo. Voló muy alto.']) {
    const last = planOf(text).moments.at(-1);
    assert.deepEqual(
      last?.seen.map(({ picture, move }) => `${picture} ${move}`),
      ['balloon fly'],
      text,
    );
  }
  const flew = planOf('A Mia abraçou a avó. Depois voou para casa.').moments.at(-1);
  assert.ok(flew?.acts.some(({ who }) => who === 'hero'));
});

it('goes up and runs off with what was taken', () => {
  for (const text of [
    'A Mia agarrou a bola e subiu ao escorrega.',
    'Mia cogió el globo y subió al coche.',
    'El perro robó el sombrero y escapó.',
  ]) {
    const last = planOf(text).moments.at(-1);
    assert.ok(
      last?.acts.some(({ action }) => action !== 'look'),
      `${text}: ${JSON.stringify(last?.acts)}`,
    );
  }
});
