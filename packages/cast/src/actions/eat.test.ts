import { animationStyleKeys } from '@milestoon/domain';
import { add, length, type Point, radians, rotate, subtract } from '@milestoon/drawing';
import { defaultLook } from '@milestoon/look';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drink } from './drink.ts';
import { eating, mouth, reachOfSpoon, toMouthOrBowl } from './eat.ts';
import type { Character } from '../character.ts';
import { type Food, foods } from '../foods.ts';
import { newHero } from '../hero.ts';
import { perform } from '../perform.ts';
import { gripOf } from '../props/in-hand.ts';
import { newCastMember } from '../relatives.ts';
import { type Rig, rigOf } from '../rig/rig.ts';
import { type Joints, stand } from '../rig/skeleton.ts';
import { blendStances, solve } from '../rig/stance.ts';
import { evaluateKeyframes } from '../poses/keyframes.ts';
import type { Motion } from '../poses/motion.ts';

/** A toddler, a child, an older child and a grown-up in every style. */
const everybody = animationStyleKeys.flatMap((style): Character[] => {
  const children = [2, 5, 11].map((age) =>
    newHero({ name: 'Mila', look: { ...defaultLook, age }, style, variant: 0, seed: 1 }),
  );
  const [hero] = children;
  assert.ok(hero);
  return [...children, newCastMember({ id: 'mum', name: 'Mum', role: 'mother', hero, seed: 1 })];
});

function jointsAt(rig: Rig, { move }: Motion, frame: number): Joints {
  const { build, style, body } = rig;
  if (typeof move === 'function') return stand(build, style, solve(build, style, move(frame, body)));
  const { from, to, t } = evaluateKeyframes(move, frame);
  return stand(build, style, blendStances(solve(build, style, from), solve(build, style, to), t));
}
const apart = (a: Point, b: Point): number => length(subtract(a, b));

test('spoon and fork go into the mouth and back into the bowl', () => {
  for (const character of everybody) {
    const rig = rigOf(character);
    for (const food of ['bowlful', 'pasta'] as const) {
      const tip = (frame: number): { at: Point; joints: Joints } => {
        const joints = jointsAt(rig, eating[food], frame);
        const tilt = toMouthOrBowl({ joints, style: rig.style });
        const held = rotate([0, reachOfSpoon], radians(tilt));
        return { at: add(gripOf(rig, joints.arms.near), held), joints };
      };
      const bite = tip(14);
      assert.ok(apart(bite.at, add(bite.joints.head, mouth)) < 0.1, `${character.style} ${food}`);
      const scoop = tip(0);
      assert.ok(apart(scoop.at, add(scoop.joints.chest, [0.12, 0.62])) < 0.22, `${character.style} ${food}`);
    }
  }
});

test('what is eaten from the hand is at the mouth when the teeth close, and then there is less of it', () => {
  for (const character of everybody) {
    const rig = rigOf(character);
    const joints = jointsAt(rig, eating.apple, 14);
    const middle = add(gripOf(rig, joints.arms.near), [0, -0.1]);
    assert.ok(apart(middle, add(joints.head, mouth)) < 0.17, `${character.style} ${character.look.age}`);
  }
  const hero = everybody[1];
  assert.ok(hero);
  const drawn = (food: Food, actionFrame: number): string =>
    JSON.stringify(
      perform(hero, { action: 'eat', food, actionFrame, frame: 40, emotion: 'happy', facing: 'right' }),
    );
  for (const food of foods) {
    const inBowl = food === 'pasta' || food === 'bowlful';
    const bitten = drawn(food, 10) !== drawn(food, inBowl ? 58 : 54);
    assert.equal(bitten, !inBowl, food);
  }
});

test('the cup stays between both hands and comes to the mouth', () => {
  for (const character of everybody) {
    const rig = rigOf(character);
    for (let frame = 0; frame < 66; frame += 2) {
      const { near, far } = jointsAt(rig, drink.motion, frame).arms;
      const across = apart(gripOf(rig, near), gripOf(rig, far));
      assert.ok(across > 0.05 && across < 0.34, `${character.style} at ${frame}: ${across}`);
    }
    const { arms, head } = jointsAt(rig, drink.motion, 26);
    const [a, b] = [gripOf(rig, arms.near), gripOf(rig, arms.far)];
    assert.ok((a[1] + b[1]) / 2 - head[1] < 0.68, `${character.style} ${character.look.age}`);
  }
});
