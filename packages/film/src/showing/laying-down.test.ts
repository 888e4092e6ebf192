import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Actor } from '../film.ts';
import { facingPlaces, layingDown, withoutRidden } from './laying-down.ts';
import type { Prop } from './prop.ts';

const puts = (picture: string) =>
  [
    {
      member: 'hero',
      action: 'put-down',
      emotion: 'happy',
      facing: 'right',
      place: 0,
      thing: { picture },
    },
  ] as const;
const on = (picture: string) => [{ picture: 'cup', how: 'ground', at: { picture, side: 'on' } }] as const;

it('has empty hands and stands on the toes for what is put on a fridge, and kneels at a chair', () => {
  const [high] = layingDown([...puts('cup')], on('fridge'));
  assert.deepEqual([high?.action, high?.thing], ['reach', undefined]);
  const [low] = layingDown([...puts('cup')], on('chair'));
  assert.deepEqual([low?.action, low?.thing], ['put-down', undefined]);
  const [holds] = layingDown([...puts('ball')], on('chair'));
  assert.equal(holds?.thing?.picture, 'ball', 'another thing is still in the hands');
});

it('faces the place where it is put', () => {
  const actor: Actor = {
    member: 'hero',
    y: 900,
    acting: [{ from: 0, action: 'put-down', emotion: 'happy', x: 960, speed: 0, facing: 'right' }],
  };
  const cup = (x: number): Prop => ({
    how: 'ground',
    pictures: [{ name: 'cup' }],
    players: [],
    x,
    y: 800,
    size: 100,
    at: { picture: 'chair', side: 'on' },
    box: [x - 20, 760, 40, 40],
  });
  assert.equal(facingPlaces([actor], [cup(700)], 0)[0]?.acting[0]?.facing, 'left');
  assert.equal(facingPlaces([actor], [cup(1200)], 0)[0]?.acting[0]?.facing, 'right');
});

it('has no bicycle in the hand on which somebody else rides', () => {
  const lets = { member: 'father', action: 'reach', emotion: 'happy', facing: 'right', place: 0.4 } as const;
  const rides = { member: 'hero', action: 'bike', emotion: 'happy', facing: 'left', place: 0 } as const;
  const bicycle = { picture: 'bicycle' };
  assert.equal(withoutRidden([{ ...lets, thing: bicycle }, rides])[0]?.thing, undefined);
  assert.equal(withoutRidden([{ ...lets, thing: bicycle }])[0]?.thing, bicycle);
  assert.equal(withoutRidden([{ ...lets, thing: { picture: 'cup' } }, rides])[0]?.thing?.picture, 'cup');
});
