import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

/** How a thing looks in the last moment that shows it, in hands or anywhere. */
function looksOf(description: string, picture: string): string[] | undefined {
  const { moments } = planOf(description, { childName: 'Mia', pronoun: 'she' });
  const all = moments.flatMap(({ acts, seen }) => [
    ...acts.flatMap(({ thing, looks }) => (thing === picture ? [looks ?? []] : [])),
    ...seen.flatMap((each) => (each.picture === picture ? [each.looks ?? []] : [])),
  ]);
  return all.at(-1);
}

test('what stands beside a noun, or with it, is on the thing', () => {
  assert.deepEqual(looksOf('Grandma knitted her a striped scarf.', 'scarf'), ['striped']);
  assert.deepEqual(looksOf('La abuela le regaló un paraguas con lunares.', 'umbrella'), ['spotted']);
  assert.deepEqual(looksOf('A bicicleta é verde com estrelas.', 'bicycle'), ['starry']);
  assert.deepEqual(looksOf('Mia put flowers into a vase with flowers.', 'vase') ?? [], []);
});

test('what is said of a thing, or becomes of it by a deed, is seen of it', () => {
  assert.deepEqual(looksOf('The vase was in pieces on the floor.', 'vase'), ['shattered']);
  assert.deepEqual(looksOf('Las galletas salieron quemadas.', 'cookie'), ['burnt']);
  assert.deepEqual(looksOf('O gelado derreteu.', 'ice-cream'), ['melted']);
  assert.deepEqual(looksOf('El globo se desinfló.', 'balloon'), ['flat']);
  assert.deepEqual(looksOf('The bucket was upside down.', 'bucket'), ['upturned']);
  assert.deepEqual(looksOf('Mia llevaba una camiseta de rayas.', 't-shirt'), ['striped']);
  assert.deepEqual(looksOf('O sumo molhou o pijama.', 'cup-with-straw') ?? [], []);
});

test('a thing looks only as one of its kind can, and only where it is so', () => {
  assert.deepEqual(looksOf('Mia cracked an egg.', 'egg') ?? [], []);
  assert.deepEqual(looksOf('Estava um vento gelado.', 'wind-face') ?? [], []);
  assert.deepEqual(looksOf('The candle burned.', 'candle') ?? [], []);
  assert.deepEqual(looksOf('Mia did not burn the toast.', 'bread') ?? [], []);
});

test('it looks so in later moments, until it is undone or another one comes', () => {
  assert.deepEqual(looksOf('Mia had a striped ball. She threw the ball to Daddy.', 'soccer-ball'), [
    'striped',
  ]);
  assert.deepEqual(looksOf('The chair was dirty. Mia washed the chair. She carried the chair.', 'chair'), []);
});

test('as large and as many as they are told to be, things are in the hands', () => {
  const held = (description: string) =>
    planOf(description, { childName: 'Mia' }).moments[0]?.acts.find(({ thing }) => thing);
  assert.equal(held('Mia held up a carrot as big as her arm.')?.size, 'huge');
  assert.equal(held('Mia carried four eggs.')?.count, 4);
});

test('a ball is smashed over a net whole, cloth tears, and two minds tear nothing', () => {
  assert.deepEqual(looksOf('She smashed the ball over the net.', 'soccer-ball') ?? [], []);
  assert.deepEqual(looksOf('Mia destrozó la almohada.', 'pillow'), ['torn']);
  assert.deepEqual(looksOf('Mia was torn between the doll and the ball.', 'soccer-ball') ?? [], []);
});
