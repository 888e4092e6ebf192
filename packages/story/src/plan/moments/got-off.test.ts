import assert from 'node:assert/strict';
import { it } from 'node:test';
import { planOf } from '../../testing/plan-of.ts';

const shown = (text: string) =>
  planOf(text).moments.map(({ place, acts, seen }) => [
    place.set,
    acts[0]?.action,
    seen.some(({ picture }) => picture === 'cabin-seats'),
  ]);

it('is on the street once somebody has got off', () => {
  for (const text of [
    'Mia got off the bus and hugged her grandmother.',
    'A Mia desceu do autocarro e abraçou a avó.',
    'Mia se bajó del autobús y abrazó a su abuela.',
  ])
    assert.deepEqual(
      shown(text),
      [
        ['street', 'walk', false],
        ['street', 'hug', false],
      ],
      text,
    );
});

it('stays on the bus where nobody gets off', () => {
  assert.deepEqual(shown('Mia sat on the bus and sang.').at(-1)?.[0], 'bus');
  assert.notEqual(shown('Mia got off the swing and sang.').at(-1)?.[0], 'bus');
});

it('takes along only who got off', () => {
  assert.equal(shown('The teacher got off the bus and we stayed on. Mia sang.').at(-1)?.[0], 'bus');
  assert.equal(
    shown('On the bus a clown got off the bus and Mia waved to him from her seat.').at(-1)?.[0],
    'bus',
  );
  assert.equal(shown('Mia got off the bus. On the bus she had dropped her hat.').at(-1)?.[0], 'bus');
  assert.equal(shown('We got off the bus. Dad carried Mia.').at(-1)?.[0], 'street');
});

it('leaves those inside who do not get off, and whoever gets in again', () => {
  assert.equal(shown('O condutor saiu do autocarro e a Mia ficou sentada.').at(-1)?.[0], 'bus');
  assert.equal(shown('O pai saiu do carro e a Mia ficou no banco de trás.').at(-1)?.[0], 'car');
  assert.equal(shown('A Mia saiu do carro e entrou no carro da avó.').at(-1)?.[0], 'car');
});

it('sings nothing that ends by itself', () => {
  assert.ok(shown('Terminó la canción y Mia paró.').every(([, action]) => action !== 'sing'));
});

it('has one of several carry, and the others cheer', () => {
  for (const text of [
    'Her teammates lifted Mia up on their shoulders.',
    'Os colegas levantaram a Mia aos ombros.',
  ])
    assert.deepEqual(
      planOf(text).moments[0]?.acts.map(({ action }) => action),
      ['shoulder-carry', 'cheer', 'ride'],
      text,
    );
});

it('sings the song that is finished, and is clapped for', () => {
  for (const text of [
    'When Mia finished her song, everybody clapped.',
    'Quando a Mia acabou a canção, todos aplaudiram.',
    'Cuando Mia terminó la canción, todos aplaudieron.',
  ]) {
    const { moments } = planOf(text);
    assert.deepEqual([moments[0]?.acts[0]?.action, moments[1]?.acts[0]?.who], ['sing', 'hero'], text);
    assert.ok(moments[1]?.crowd, text);
  }
});
