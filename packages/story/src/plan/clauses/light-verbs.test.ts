import assert from 'node:assert/strict';
import { it } from 'node:test';
import { acted, planOf } from '../../testing/plan-of.ts';

const same = (light: string, plain: string): void => assert.deepEqual(acted(light), acted(plain), light);

it('reads a deed of the noun behind a verb that says nearly nothing', () => {
  for (const [light, plain] of [
    ['Mia gave Grandma a kiss.', 'Mia kissed Grandma.'],
    ['Mia gave a kiss to Grandma.', 'Mia kissed Grandma.'],
    ['Mia gave the ball a kick.', 'Mia kicked the ball.'],
    ['Mia took a nap.', 'Mia slept.'],
    ['Mia went for a swim in the lake.', 'Mia swam in the lake.'],
    ['Mia had a bath in the river.', 'Mia swam in the river.'],
    ['Mia took a bite out of the apple.', 'Mia ate the apple.'],
    ['Mia let out a scream.', 'Mia screamed.'],
    ['Mia had a turn on the pony.', 'Mia rode on the pony.'],
    ['A Mia deu um beijo à avó.', 'A Mia beijou a avó.'],
    ['A Mia deu um mergulho no rio.', 'A Mia nadou no rio.'],
    ['A Mia fez festinhas ao gato.', 'A Mia acariciou o gato.'],
    ['Mia le dio un beso a la abuela.', 'Mia besó a la abuela.'],
    ['Mia le dio una patada al balón.', 'Mia pateó el balón.'],
    ['Mia pegó un grito.', 'Mia gritó.'],
  ] as const)
    same(light, plain);
});

it('cuts hair for a haircut, sits in the tub for a bath and on the potty for a wee', () => {
  assert.deepEqual(acted('Dad gave Mia a haircut.'), [['father cut', 'hero sit']]);
  const seats = (text: string) =>
    planOf(text).moments.map(({ acts, seen }) => [acts[0]?.action, ...seen.map(({ picture }) => picture)]);
  assert.deepEqual(seats('Mia took a bath.'), [['sit', 'bathtub']]);
  assert.deepEqual(seats('Mia did a wee.'), [['sit', 'toilet']]);
  assert.deepEqual(seats('Mia did a wee in the potty.'), [['sit', 'potty']], 'one is enough');
});

it('leaves things that can be had, taken and given what they are', () => {
  assert.deepEqual(acted('Mia gave the teacher a rose.'), [['hero hand-over', 'teacher receive']]);
  assert.deepEqual(acted('Dad gave Mia a piggyback ride.'), [['father piggyback', 'hero ride']]);
  assert.deepEqual(acted('Mia took his drink.'), [['hero reach']]);
  assert.ok(!acted('Mia wanted a hug from Grandma.').flat().includes('hero hug'), 'only wished for');
});
