import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { newHero } from './hero.ts';
import { standing } from './perform.ts';

/** Heads from the body to each hand, sideways. */
function handsOf(age: number): number[] {
  const hero = newHero({ name: 'Zoe', look: { ...defaultLook, age }, style: 'anime', variant: 0, seed: 1 });
  const { joints } = standing(hero, {
    action: 'walk',
    actionFrame: 20,
    frame: 20,
    emotion: 'happy',
    facing: 'right',
  });
  const { near, far } = joints.arms;
  return [near, far].map(({ wrist }) => Math.abs(wrist[0] - joints.chest[0]));
}

test('who has just learnt to walk holds both arms out', () => {
  const [near = 0, far = 0] = handsOf(1);
  assert.ok(Math.min(near, far) > 0.4, `${near}, ${far}`);
  assert.ok(Math.min(...handsOf(5)) < 0.4, 'and nobody older does');
});
