import assert from 'node:assert/strict';
import { it } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { newHero } from '../hero.ts';
import { standing } from '../perform.ts';

const hero = newHero({ name: 'Mia', look: { ...defaultLook, age: 6 }, style: 'anime', variant: 0, seed: 3 });
const feetAt = (frame: number): number => {
  const { legs } = standing(hero, {
    action: 'plunge',
    actionFrame: frame,
    frame,
    emotion: 'happy',
    facing: 'right',
  }).joints;
  return Math.max(legs.near.ankle[1], legs.far.ankle[1]);
};

it('is well above the water at the frame that tells it, and down at it when it splashes', () => {
  assert.ok(feetAt(20) < -0.55, `${feetAt(20)}`);
  assert.ok(feetAt(40) > -0.4, `${feetAt(40)}`);
  assert.ok(Math.abs(feetAt(80) - feetAt(20)) < 0.1, 'and once more');
});
