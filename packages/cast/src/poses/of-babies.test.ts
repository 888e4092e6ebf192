import assert from 'node:assert/strict';
import { it } from 'node:test';
import { defaultLook } from '@milestoon/look';
import type { Action } from '../actions/names.ts';
import { newHero } from '../hero.ts';
import { standing } from '../perform.ts';

const child = (age: number) =>
  newHero({ name: 'Mia', look: { ...defaultLook, age }, style: 'anime', variant: 0, seed: 3 });
/** Heads from the feet up to the hips. */
const hips = (age: number, action: Action): number => {
  const { joints } = standing(child(age), {
    action,
    actionFrame: 40,
    frame: 40,
    emotion: 'happy',
    facing: 'right',
  });
  return -joints.hip[1];
};

it('has a child of less than a year sit on the floor for what others do standing', () => {
  for (const action of ['stand', 'hold', 'laugh'] as const)
    assert.ok(hips(0.5, action) < hips(1.2, action) * 0.6, action);
});

it('lets it walk its first steps on its feet', () => {
  assert.ok(hips(0.9, 'walk') > hips(0.9, 'stand') * 1.5);
});
