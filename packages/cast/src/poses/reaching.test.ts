import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { add, hanging, length, type Point, scale, subtract } from '@milestoon/drawing';
import { type Action, actions } from '../actions/names.ts';
import type { Character } from '../character.ts';
import { defaultLook } from '@milestoon/look';
import { newCastMember } from '../relatives.ts';
import { newHero } from '../hero.ts';
import type { Pose } from '../rig/pose.ts';
import { type Rig, rigOf } from '../rig/rig.ts';
import { stand } from '../rig/skeleton.ts';
import { solve } from '../rig/stance.ts';
import { trunk } from '../rig/trunk.ts';
import { motionOf } from './index.ts';
import { inWheelchair } from './rolling/in-wheelchair.ts';

const child = (age: number, style: Character['style'], wheelchair = false): Character =>
  newHero({ name: 'Mila', look: { ...defaultLook, age, wheelchair }, style, variant: 0, seed: 1 });
const family = animationStyleKeys.flatMap((style): Character[] => [
  ...[2, 5, 11].map((age) => child(age, style)),
  ...(['mother', 'grandfather'] as const).map((role) =>
    newCastMember({ id: role, name: role, role, hero: child(5, style), seed: 1 }),
  ),
]);
const riders = animationStyleKeys.flatMap((style) => [2, 5, 11].map((age) => child(age, style, true)));

/** The poses of an action: its keys, or every fourth frame of what is computed. */
function posesOf(rig: Rig, action: Action): Pose[] {
  const { role, look } = rig.character;
  const own = motionOf(action, role, 'happy');
  const { move } = look.wheelchair
    ? inWheelchair(action, own, motionOf('stand', role, 'neutral'), rig.body)
    : own;
  return typeof move === 'function'
    ? Array.from({ length: 24 }, (_, i) => move(i * 4, rig.body))
    : move.keys.map(({ pose }) => pose);
}

/** Heads by which a hand falls short of where the pose wants it. */
function shortfalls(rig: Rig, pose: Pose): number[] {
  const stance = solve(rig.build, rig.style, pose);
  const body = trunk(rig.build, rig.style, stance);
  const up = (typeof pose.ground === 'number' ? pose.ground : 0) + (pose.lift ?? 0);
  return (['near', 'far'] as const).flatMap((side) => {
    const target = pose.arms?.[side]?.to;
    if (!target) return [];
    const from: Record<typeof target.from, Point> = { head: body.head, chest: body.chest, ground: [0, up] };
    const { upper, lower } = stance.arms[side];
    const elbow = add(body.shoulders[side], scale(hanging(upper), rig.body.bones.upperArm));
    const wrist = add(elbow, scale(hanging(lower), rig.body.bones.forearm));
    return [length(subtract(wrist, add(from[target.from], target.at)))];
  });
}

test('hands reach what they hold, at every age, in every style, standing or in a wheelchair', () => {
  // A toddler's hand ends beside the brow; a hand that crawls, swims or swings back to the rim is on its way.
  const onTheWay: readonly Action[] = ['look', 'crawl', 'swim', 'run', 'scooter', 'climb'];
  for (const character of [...family, ...riders]) {
    const rig = rigOf(character);
    const { wheelchair, age } = character.look;
    for (const action of actions) {
      if (onTheWay.includes(action) && (wheelchair || /^(?:look|crawl|swim)$/.test(action))) continue;
      for (const pose of posesOf(rig, action))
        for (const short of shortfalls(rig, pose))
          assert.ok(short < 0.085, `${character.style} ${age} ${wheelchair} ${action}: ${short}`);
    }
  }
});

test('no hand and no sole is below the ground', () => {
  for (const character of family) {
    const rig = rigOf(character);
    for (const action of actions) {
      // In the water, in bed, on a pony or a fence and on somebody's arm there is no ground below.
      if (/^(?:swim|plunge|sleep|ride|climb-over|in-arms)$/.test(action)) continue;
      for (const pose of posesOf(rig, action)) {
        const { arms, legs } = stand(rig.build, rig.style, solve(rig.build, rig.style, pose));
        const what = `${character.style} ${character.look.age} ${action}`;
        for (const { wrist, end } of [arms.near, arms.far])
          assert.ok(Math.max(wrist[1], wrist[1] + hanging(end)[1] * 0.15) < 0.03, `${what}: hand`);
        for (const { ankle } of [legs.near, legs.far]) assert.ok(ankle[1] < 0.06, `${what}: ankle`);
      }
    }
  }
});

test('who crawls carries weight on a hand at every moment', () => {
  for (const character of family) {
    const rig = rigOf(character);
    for (const pose of posesOf(rig, 'crawl')) {
      const { arms } = stand(rig.build, rig.style, solve(rig.build, rig.style, pose));
      const lowest = Math.max(arms.near.wrist[1], arms.far.wrist[1]);
      assert.ok(lowest > -0.2, `${character.style} ${character.look.age}: ${lowest}`);
    }
  }
});
