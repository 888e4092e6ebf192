import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Prop } from './prop.ts';
import { resting } from './resting.ts';

const prop = (name: string, x: number, [wide, tall]: [number, number], more: Partial<Prop> = {}): Prop => ({
  how: 'ground',
  pictures: [{ name }],
  players: [],
  x,
  y: 900,
  size: 100,
  box: [x - wide / 2, 900 - tall, wide, tall],
  ...more,
});
const ballBy = (
  holder: string,
  side: NonNullable<Prop['at']>['side'],
  people?: number,
): { ball: Prop; order: string[] } => {
  const placed = resting(
    [prop('ball', 400, [60, 60], { at: { picture: holder, side } }), prop(holder, 1000, [200, 300])],
    people,
  );
  const ball = placed.find(({ at }) => at) as Prop;
  return { ball, order: placed.map(({ pictures }) => pictures[0]?.name ?? '') };
};

it('lays a thing on the top of another, before it', () => {
  const { ball, order } = ballBy('wardrobe', 'on');
  assert.equal(ball.x, 1000);
  assert.ok(ball.y > 595 && ball.y < 630, `${ball.y}`);
  assert.deepEqual(order, ['wardrobe', 'ball']);
});

it('lets it look out of the top of what it is in', () => {
  const { ball, order } = ballBy('bucket', 'in');
  assert.ok(ball.box[1] < 621 && ball.y > 621);
  // Its back is behind the ball, and as much of it as is under the rim behind its front.
  assert.deepEqual(order, ['bucket', 'ball']);
  assert.equal(Math.round(ball.sunk ?? 0), 621);
  assert.deepEqual(ballBy('bird-cage', 'in').order, ['bird-cage', 'ball']);
});

it('makes what is too large for an opening smaller, and what would not be known there larger', () => {
  const [, cup] = resting([
    prop('cup', 1000, [60, 60]),
    prop('teddy-bear', 400, [160, 200], { at: { picture: 'cup', side: 'in' } }),
  ]);
  assert.ok((cup?.size ?? 100) < 100);
  const [, coin] = resting([
    prop('basket', 1000, [300, 300]),
    prop('coin', 400, [40, 40], { at: { picture: 'basket', side: 'in' } }),
  ]);
  assert.ok((coin?.size ?? 100) > 100);
});

it('lets it look out at the side of what it is under or behind', () => {
  const { ball, order } = ballBy('wardrobe', 'under');
  assert.ok(ball.box[0] < 1100 && ball.box[0] + ball.box[2] > 1100);
  assert.deepEqual(order, ['ball', 'wardrobe']);
});

it('lets it look out towards the people, where the camera looks', () => {
  const { ball } = ballBy('wardrobe', 'under', 600);
  assert.ok(ball.box[0] < 900 && ball.box[0] + ball.box[2] > 900);
  assert.equal(ballBy('wardrobe', 'under', 1400).ball.x, ballBy('wardrobe', 'under').ball.x);
});

it('holds it above what it flies over', () => assert.ok(ballBy('fence', 'over').ball.y < 600));

it('leaves it where it is when the other thing is not there', () => {
  const alone = prop('ball', 400, [60, 60], { at: { picture: 'fence', side: 'over' } });
  assert.deepEqual(resting([alone]), [alone]);
});

it('lets what falls onto something tall come down its front', () => {
  const fallen = { at: { picture: 'wardrobe', side: 'on' }, move: 'fall' } as const;
  const [egg] = resting([prop('egg', 400, [60, 60], fallen), prop('wardrobe', 1000, [240, 480])]).filter(
    ({ at }) => at,
  );
  assert.ok(egg && egg.y > 560 && egg.y < 800, `${egg?.y}`);
  const [still] = resting([
    prop('egg', 400, [60, 60], { ...fallen, move: 'roll' }),
    prop('wardrobe', 1000, [240, 480]),
  ]).filter(({ at }) => at);
  assert.ok(still && still.y < 500, `${still?.y}`);
});

it('has one on each side of what is between two, and shows amid the others what is in no vessel', () => {
  const { ball, order } = ballBy('pillow', 'between');
  assert.deepEqual(order, ['pillow', 'pillow', 'ball']);
  assert.equal(ball.x, 1000);
  assert.deepEqual(ballBy('leafy-green', 'in').order, ['leafy-green', 'ball']);
});

it('opens the wardrobe something is put into, which stands on its floor and fits in', () => {
  const box = (x: number, wide: number, tall: number): Prop['box'] => [x - wide / 2, 900 - tall, wide, tall];
  const make = (name: string, wide: number, tall: number, more: Partial<Prop> = {}): Prop => ({
    how: 'ground',
    pictures: [{ name }],
    players: [],
    x: 1300,
    y: 900,
    size: 1,
    box: box(1300, wide, tall),
    ...more,
  });
  const [wardrobe, bear] = resting([
    make('wardrobe', 300, 480),
    make('teddy-bear', 400, 400, { at: { picture: 'wardrobe', side: 'in' } }),
  ]);
  assert.equal(wardrobe?.recess, true);
  assert.ok(bear && bear.box[2] < 230 && bear.y < 900 && bear.y > 800);
  const [drum] = resting([
    make('washing-machine', 300, 380),
    make('socks', 60, 60, { at: { picture: 'washing-machine', side: 'in' } }),
  ]);
  assert.equal(drum?.recess, undefined);
});
