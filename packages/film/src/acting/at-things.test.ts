import assert from 'node:assert/strict';
import { it } from 'node:test';
import { newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { Actor } from '../film.ts';
import type { Prop } from '../showing/prop.ts';
import { atThings } from './at-things.ts';

const hero = newHero({ name: 'Mia', look: { ...defaultLook, age: 5 }, style: 'simple', variant: 0, seed: 5 });
const doing = (action: Actor['acting'][number]['action']): Actor => ({
  member: 'hero',
  y: 900,
  acting: [{ from: 0, action, emotion: 'happy', x: 960, speed: 0, facing: 'right' }],
});
const standing = (name: string, x: number, part: Partial<Prop> = {}): Prop => ({
  how: 'beside',
  pictures: [{ name }],
  players: [],
  x,
  y: 850,
  size: 300,
  of: 'hero',
  box: [x - 100, 550, 200, 300],
  ...part,
});

it('turns whoever reaches for something large to it, and brings them near', () => {
  const [there] = atThings([doing('reach')], [standing('christmas-tree', 720)], { hero }, 0);
  assert.equal(there?.acting[0]?.facing, 'left');
  const x = there?.acting[0]?.x ?? 0;
  assert.ok(x < 960 && x > 820, `${x}`);
});

it('brings two who are at it together to both its sides', () => {
  const tree = standing('christmas-tree', 1160);
  const mum = {
    ...doing('reach'),
    member: 'mother',
    acting: doing('reach').acting.map((each) => ({ ...each, x: 760 })),
  };
  const [near, other] = atThings([doing('reach'), mum], [tree], { hero, mother: hero }, 0);
  assert.ok((near?.acting[0]?.x ?? 0) < 1160, 'the nearer one stays');
  assert.ok((other?.acting[0]?.x ?? 0) > 1160, 'the other one goes round');
  assert.equal(other?.acting[0]?.facing, 'left');
});

it('aims at the goal from where one stands', () => {
  const goal = standing('goal-net', 500, { how: 'ground', of: undefined });
  const [there] = atThings([doing('kick')], [goal], { hero }, 0);
  assert.deepEqual([there?.acting[0]?.facing, there?.acting[0]?.x], ['left', 960]);
});

it('leaves those alone who do something else', () => {
  assert.deepEqual(atThings([doing('sing')], [standing('christmas-tree', 640)], { hero }, 0), [
    doing('sing'),
  ]);
});
