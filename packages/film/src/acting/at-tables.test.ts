import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newHero, scaleOf } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { Actor } from '../film.ts';
import type { Prop } from '../showing/prop.ts';
import { atTables } from './at-tables.ts';

const child = (age: number) =>
  newHero({ name: 'Mia', look: { ...defaultLook, age }, style: 'simple', variant: 0, seed: 5 });
const doing = (action: Actor['acting'][number]['action'], x = 900): Actor => ({
  member: 'hero',
  y: 900,
  acting: [{ from: 0, action, emotion: 'happy', x, speed: 0, facing: 'left' }],
});
const table: Prop = {
  how: 'furniture',
  stand: 'table',
  pictures: [],
  players: [],
  x: 1200,
  y: 900,
  size: 300,
  box: [1050, 780, 300, 120],
};

test('whoever lays a table stands at its edge, turned to it', () => {
  const hero = child(5);
  const [there] = atTables([doing('put-down')], [table], { hero }, 0);
  assert.equal(there?.table, 120 / scaleOf(hero));
  assert.equal(there?.acting[0]?.facing, 'right');
  assert.ok(Math.abs((there?.acting[0]?.x ?? 0) - 1050) < scaleOf(hero) * 0.3);
  const [behind] = atTables([doing('put-down', 1500)], [table], { hero }, 0);
  assert.equal(behind?.acting[0]?.facing, 'left');
});

test('whoever does something else stays where they are, and so does a baby', () => {
  const reading = doing('read');
  assert.deepEqual(atTables([reading], [table], { hero: child(5) }, 0), [reading]);
  assert.deepEqual(atTables([doing('put-down')], [table], { hero: child(0) }, 0), [doing('put-down')]);
  assert.deepEqual(atTables([doing('put-down')], [], { hero: child(5) }, 0), [doing('put-down')]);
});
