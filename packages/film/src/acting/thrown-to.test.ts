import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newCastMember, newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import type { Staging } from '@milestoon/story/screenplay';
import { pairUp } from './pairing.ts';
import { distanceFor } from './together.ts';

const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
const mum = newCastMember({ id: 'mum', name: 'Mum', role: 'mother', hero, seed: 3 });
const characters = { hero, mum };
const staged = (to?: string): Staging[] => [
  { member: 'hero', action: 'throw', emotion: 'happy', place: -0.3, facing: 'right', ...(to ? { to } : {}) },
  { member: 'mum', action: 'look', emotion: 'happy', place: 0.3, facing: 'left' },
];

test('whoever something is thrown to has the arms out for it, with room for it between both', () => {
  const [one, other] = pairUp(staged('mum'), characters);
  assert.equal(one?.partner, 'mum');
  assert.deepEqual([other?.action, other?.facing], ['ready', 'left']);
  assert.ok(distanceFor('throw', hero, mum) > distanceFor('hand-over', hero, mum) * 1.5);
});

test('whoever only stands by goes on looking', () => {
  assert.equal(pairUp(staged(), characters)[1]?.action, 'look');
});
