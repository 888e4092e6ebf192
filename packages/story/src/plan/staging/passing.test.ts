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

it('passes nothing by an idiom, a fall, a thing that is read or rummaged in, or a wall of a room', () => {
  for (const text of [
    'Mia bent over the cot and kissed her brother.',
    'Mia knelt over the hole in the sand.',
    'Mia tripped over the log.',
    'The cat ran up the wall.',
    'Mia went through her bag looking for a pencil.',
    'Mia went over her spelling list.',
    'Mia came out of her shell.',
    'Mia walked through the flowers.',
    'Mia ran out of stickers.',
    'A Mia subiu pela parede.',
    'Mia se subía por las paredes.',
  ])
    assert.deepEqual(passed(text), [], text);
});

it("leaves nothing behind where 'de' is away from, by means of, or where somebody sets out", () => {
  for (const text of [
    'A Mia fugiu da vacina.',
    'Mia huyó del globo.',
    'A Mia andou de escada rolante.',
    'A Mia correu de porta em porta.',
    'Mia caminó de la mesa al sofá.',
    'A Mia saiu da casa de banho.',
    'Mia salió de casa hacia el cole.',
    'Mia salió de la caja de arena.',
    'A Mia saiu da igreja.',
    'Mia got off the train.',
    'A Mia correu pela cerca fora.',
  ])
    assert.deepEqual(passed(text), [], text);
});

it('walks through a house within it, and up stairs in company by those of the hall', () => {
  for (const text of [
    'Mia walked through the house.',
    "Mia walked around the house in Mum's shoes.",
    'Mia came down the stairs with Mum.',
    "Mia walked down the stairs holding Grandma's hand.",
    'A Mia desceu pelas escadas com a mãe.',
  ]) {
    assert.deepEqual(passed(text), [], text);
    assert.notEqual(planOf(text, { childName: 'Mia' }).moments[0]?.place.set, 'garden', text);
  }
});

it('has no play tunnel for cars and trains', () => {
  for (const text of ['The car went through the tunnel.', 'O comboio passou pelo túnel.'])
    assert.deepEqual(
      planOf(text, { childName: 'Mia' }).moments[0]?.seen.filter(({ picture }) => picture === 'play-tunnel'),
      [],
      text,
    );
});
