import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundsOf, type DrawOp } from '@milestoon/drawing';
import { defaultLook } from '@milestoon/look';
import { pictureOf } from '@milestoon/things/pictures';
import type { Action } from '../actions/names.ts';
import { newHero } from '../hero.ts';
import { perform } from '../perform.ts';
import { unlikeStanding } from '../telling.ts';

const hero = newHero({ name: 'Mia', look: { ...defaultLook, age: 6 }, style: 'simple', variant: 0, seed: 1 });

/** Where the thing is drawn, heads from between the feet. */
function heldAt(action: Action, name: string): { left: number; low: number; high: number } {
  const picture = pictureOf(name);
  assert.ok(picture);
  const performance = { action, actionFrame: 12, frame: 40, emotion: 'happy', facing: 'right' } as const;
  assert.ok(unlikeStanding(hero, performance) > 0.25);
  const list = perform(hero, { ...performance, thing: { picture } });
  const inside = (ops: readonly DrawOp[]): DrawOp[] =>
    ops.flatMap((op) => (op.kind === 'group' ? (op.name === `held:${name}` ? [op] : inside(op.ops)) : []));
  const box = boundsOf(inside(list));
  assert.ok(box, `${action} ${name}`);
  const [x, y, , height] = box;
  return { left: x, low: y + height, high: height };
}

test('a door, a suitcase and a table stand on the ground before the hands', () => {
  for (const [action, name] of [
    ['open', 'door'],
    ['pull', 'luggage'],
    ['wipe', 'table'],
    ['push', 'automobile'],
  ] as const) {
    const { left, low } = heldAt(action, name);
    assert.ok(Math.abs(low) < 0.15, `${action} ${low}`);
    assert.ok(left > 0.3 && left < 1, `${action} ${left}`);
  }
});

test('a bell is pushed where the hands are, a sofa carried above the knees', () => {
  assert.ok(heldAt('push', 'bell').low < -0.8);
  assert.ok(heldAt('carry', 'couch-and-lamp').low < -0.7);
});

test('what one drinks from is seen beside the hands, however small it is', () => {
  assert.ok(heldAt('drink', 'mate').high > 0.38);
});
