import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const passed = (text: string): string[] =>
  planOf(text, { childName: 'Mia' }).moments.flatMap(({ seen }) =>
    seen.flatMap(({ picture, how, of, way }) => (how === 'passed' ? [`${of} ${way} ${picture}`] : [])),
  );
const onWays = (text: string): string[] =>
  planOf(text, { childName: 'Mia' }).moments.flatMap(({ seen }) =>
    seen.flatMap(({ picture, at }) => (at ? [`${picture} ${at.side} ${at.picture}`] : [])),
  );

it('has whose way leads by something half-way over, through, out of, off and round it', () => {
  for (const [text, shown] of [
    ['Mia climbed over the fence.', 'hero over fence'],
    ['Mia crawled through the tunnel.', 'hero through play-tunnel'],
    ['The hamster crawled out of the box.', 'hamster out package'],
    ['The cat jumped off the wardrobe.', 'cat off wardrobe'],
    ['Mia raced up the stairs.', 'hero up stairs'],
    ['A Mia saltou por cima da poça.', 'hero over puddle'],
    ['A Mia correu à volta da árvore.', 'hero around tree'],
    ['O gato saltou da mesa.', 'cat off table'],
    ['A Mia saltou a vedação.', 'hero over fence'],
    ['Mia se arrastró a través del túnel.', 'hero through play-tunnel'],
    ['El gato saltó del armario.', 'cat off wardrobe'],
    ['Mia se cayó del árbol.', 'hero off tree'],
  ] as const)
    assert.deepEqual(passed(text), [shown], text);
});

it('has things on their way by others in the air', () => {
  for (const [text, shown] of [
    ['The kite flew over the house.', 'kite over house'],
    ['As folhas caíram da árvore.', 'fallen-leaf off tree'],
    ['La manzana cayó del árbol.', 'red-apple off tree'],
  ] as const)
    assert.deepEqual(onWays(text), [shown], text);
});

it('leaves alone what is no way: all over, ridden, waves, the walls of a room, a tunnel of a train', () => {
  for (const text of [
    'Mia fell off her bike.',
    'Mia jumped over the waves at the beach.',
    'Mia ran all over the carpet.',
    'In the kitchen Mia jumped over the wall.',
    'On the train we went through a tunnel.',
    'Mia climbed out of bed.',
    'Mia climbed the tree.',
  ])
    assert.deepEqual(passed(text), [], text);
});

it('is outside where a house is left or something flies over a fence', () => {
  for (const text of ['Mia ran out of the house.', 'La pelota voló por encima de la valla.']) {
    const [moment] = planOf(text, { childName: 'Mia' }).moments;
    assert.equal(moment?.place.set, 'garden', text);
  }
});
