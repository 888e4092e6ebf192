import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const placesOf = (text: string) => new Set(planOf(text).moments.map(({ place }) => place.set));

it('goes nowhere that is only compared, planned, read about or rung up', () => {
  for (const [set, text] of [
    ['park', 'At the park Mia ran faster than at school. She smiled.'],
    ['park', 'No parque a Mia correu mais do que na escola. Sorriu.'],
    ['park', 'En el parque Mia corrió más que en el cole. Sonrió.'],
    ['kitchen', 'We were in the kitchen. Tomorrow we are going to the zoo. Mia jumped.'],
    ['kitchen', 'Estávamos na cozinha. Amanhã vamos ao zoo. A Mia saltou.'],
    ['kitchen', 'Estábamos en la cocina. Mañana vamos al zoo. Mia saltó.'],
    ['living', 'In the living room Mia rang Grandma at the hospital. She sang to her.'],
    ['bedroom', 'En su cuarto Mia miró un libro sobre la granja. Mugió.'],
  ] as const)
    assert.deepEqual([...placesOf(text)], [set], text);
});
