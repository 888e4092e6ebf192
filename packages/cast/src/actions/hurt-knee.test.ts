import assert from 'node:assert/strict';
import { it } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { newHero } from '../hero.ts';
import { standing } from '../perform.ts';

it('sits with both hands at the knee that hurts, whatever the age', () => {
  for (const age of [3, 6, 10]) {
    const hero = newHero({ name: 'Mia', look: { ...defaultLook, age }, style: 'anime', variant: 0, seed: 3 });
    const { legs, arms, hip } = standing(hero, {
      action: 'hurt-knee',
      actionFrame: 16,
      frame: 16,
      emotion: 'sad',
      facing: 'right',
    }).joints;
    const { knee } = legs.near;
    assert.ok(knee[1] < hip[1] - 0.05, 'drawn up');
    for (const { wrist } of [arms.near, arms.far])
      assert.ok(Math.hypot(wrist[0] - knee[0], wrist[1] - knee[1]) < 0.5, `${age}`);
  }
});
