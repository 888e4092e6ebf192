import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { faceZone, turnedFace } from './face-zone.ts';
import { newHero } from './hero.ts';
import type { Performance } from './performance.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const doing = (action: Performance['action'], facing: Performance['facing'] = 'right'): Performance => ({
  action,
  emotion: 'happy',
  frame: 40,
  actionFrame: 40,
  facing,
});

test('a face is upright on whoever stands, and lies with whoever lies, to the other side when they face there', () => {
  assert.ok(Math.abs(turnedFace(hero, doing('stand')).turn) < 0.3);
  const { turn, wide } = turnedFace(hero, doing('lie-down'));
  assert.ok(Math.abs(turn) > 0.35, `${turn}`);
  assert.ok(Math.abs(turnedFace(hero, doing('lie-down', 'left')).turn + turn) < 0.01);
  assert.ok(wide < faceZone(hero, doing('lie-down'))[2]);
});
