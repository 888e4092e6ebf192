import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const shown = (text: string): string[] => {
  const moment = planOf(text, { childName: 'Mia' }).moments.at(-1);
  return [
    ...(moment?.acts ?? []).map(({ who, action }) => `${who} ${action}`),
    ...(moment?.seen ?? []).map(({ picture, how, of }) => `${picture} ${how} ${of}`),
  ];
};

it('gives animals into the mouth what they take along', () => {
  assert.deepEqual(shown('The dog stole the sausage.'), ['dog run', 'sausage held dog']);
  assert.deepEqual(shown('The cat ran away with the shoe.'), ['cat run', 'running-shoe held cat']);
});

it('gives them nothing that is too large, and no second ball', () => {
  assert.ok(!shown('The dog pulled the sled.').some((each) => / held /.test(each)));
  assert.ok(!shown('The dog brought the ball.').some((each) => / held /.test(each)));
});

it('has them eat what they are told to eat, where their mouth is', () => {
  const eaten = (text: string): unknown[] =>
    planOf(text, { childName: 'Mia' })
      .moments.slice(-1)
      .flatMap(({ acts, seen }) => [...acts.map(({ who, thing }) => [who, thing]), ...seen]);
  assert.deepEqual(eaten('Mia made a cake. The dog ate it.'), [['dog', 'shortcake']]);
  assert.deepEqual(eaten('El perro se comió el bizcocho.'), [['dog', 'shortcake']]);
  assert.deepEqual(eaten('O cão comeu o bolo.'), [['dog', 'shortcake']]);
  assert.deepEqual(eaten('The dog ate.'), [['dog', undefined]]);
});
