import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const lastOf = (description: string): string[] =>
  (planOf(description).moments.at(-1)?.acts ?? []).map(({ who, action, thing }) =>
    [who, action, thing].filter(Boolean).join(' '),
  );

it('does to a thing what a pronoun of its gender says', () => {
  assert.deepEqual(lastOf('Papá cogió la pelota y la lanzó.'), ['father throw soccer-ball']);
  assert.deepEqual(lastOf('A Mia fez uma torre de legos. O irmão derrubou-a.'), ['brother hit']);
  const tower = planOf('A Mia fez uma torre de legos. O irmão derrubou-a.').moments.at(-1)?.seen[0];
  assert.deepEqual([tower?.picture, tower?.how, tower?.move], ['toy-blocks', 'ground', 'break']);
  assert.deepEqual(lastOf('La abuela le hizo una bufanda a Mia y la guardó.'), [
    'grandmother put-down scarf',
  ]);
  assert.deepEqual(lastOf('A Mia se le cayó el diente comiendo una manzana. Lo guardó.'), [
    'hero put-down tooth',
  ]);
});

it('does to somebody what was told of them last, and what is tender', () => {
  assert.deepEqual(lastOf('Papá levantó a Mia y la abrazó.'), ['father hug', 'hero hug']);
  assert.deepEqual(lastOf('O avô deu uma bola à Mia e abraçou-a.'), ['grandfather hug', 'hero hug']);
});

it('leaves the child out of us where something is done to it', () => {
  assert.deepEqual(lastOf('Levámos a Mia ao parque.'), ['mother walk', 'hero walk']);
  assert.deepEqual(lastOf('Llevamos a Mia al parque.'), ['mother walk', 'hero walk']);
  assert.deepEqual(lastOf('Le cortamos el pelo a Mia.'), ['mother cut', 'hero sit']);
});

it('sells with somebody to somebody else', () => {
  assert.deepEqual(lastOf('A Mia vendeu limonada com a irmã.'), [
    'hero hand-over cup-with-straw',
    'sister hand-over',
  ]);
});

it('forgets where something happened before what was done there', () => {
  const things = planOf('A Mia se le cayó el diente en el desayuno. Lo guardó.').moments.at(-1)?.acts ?? [];
  assert.equal(things[0]?.thing, 'tooth');
  assert.deepEqual(lastOf('Papá llegó con un globo y abrazó a Mia. La llevó al hospital.'), [
    'father walk',
    'hero walk',
  ]);
});

it('is still what a pronoun spoke of, whatever it was wrapped in since', () => {
  const text =
    'Mia encontró un anillo. Lo lavó. Lo besó. Lo miró. Lo envolvió en un pañuelo y se lo guardó en el bolso. Lo sacó.';
  const { moments } = planOf(text);
  assert.equal(moments.at(-1)?.acts[0]?.thing, 'ring');
});
