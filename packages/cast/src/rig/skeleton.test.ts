import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { add, length, subtract } from '@milestoon/drawing';
import { newHero } from '../hero.ts';
import { defaultLook } from '@milestoon/look';
import { motionOf } from '../poses/index.ts';
import { evaluateKeyframes } from '../poses/keyframes.ts';
import type { Pose } from './pose.ts';
import { type Rig, rigOf } from './rig.ts';
import { stand } from './skeleton.ts';
import { blendStances, solve, type Stance } from './stance.ts';

const rigs = animationStyleKeys.map((style) =>
  rigOf(newHero({ name: 'Mila', look: defaultLook, style, variant: 0, seed: 1 })),
);
const stance = (rig: Rig, pose: Pose): Stance => solve(rig.build, rig.style, pose);
const firstKey = (action: 'stand' | 'sit' | 'kneel'): Pose => {
  const { move } = motionOf(action, 'hero', 'happy');
  assert.ok(typeof move !== 'function');
  return evaluateKeyframes(move, 0).from;
};

test('somebody who stands has a sole on the ground', () => {
  for (const rig of rigs) {
    const { legs } = stand(rig.build, rig.style, stance(rig, firstKey('stand')));
    const lowest = Math.max(legs.near.ankle[1], legs.far.ankle[1]) + rig.body.bones.foot;
    assert.ok(Math.abs(lowest) < 1e-9, `${lowest}`);
  }
});

test('nobody steps through the floor on the way to sitting or kneeling', () => {
  for (const rig of rigs)
    for (const action of ['sit', 'kneel'] as const) {
      const from = stance(rig, firstKey('stand'));
      const to = stance(rig, firstKey(action));
      for (let t = 0; t <= 0.9; t += 0.1) {
        const { legs } = stand(rig.build, rig.style, blendStances(from, to, t));
        const lowest = Math.max(legs.near.ankle[1], legs.far.ankle[1]);
        assert.ok(lowest < 0.03, `${action} at ${t.toFixed(1)}: ankle ${lowest.toFixed(3)} below the floor`);
      }
    }
});

test('a hand reaches its target, whatever the chest does', () => {
  const [rig] = rigs;
  assert.ok(rig);
  for (const spine of [-10, 0, 14]) {
    const pose: Pose = { spine, arms: { near: { to: { from: 'chest', at: [0.1, 0.4] } } } };
    const joints = stand(rig.build, rig.style, stance(rig, pose));
    const missed = length(subtract(joints.arms.near.wrist, add(joints.chest, [0.1, 0.4])));
    assert.ok(missed < 1e-6, `missed by ${missed}`);
  }
});

test('a blend ends where it is told to and keeps bones their length', () => {
  const [rig] = rigs;
  assert.ok(rig);
  const from = stance(rig, {});
  const to = stance(rig, { arms: { far: { angle: 112, elbow: 52 } } });
  assert.deepEqual(blendStances(from, to, 0), from);
  assert.deepEqual(blendStances(from, to, 1), to);
  const { far } = stand(rig.build, rig.style, blendStances(from, to, 0.4)).arms;
  assert.ok(Math.abs(length(subtract(far.elbow, far.shoulder)) - rig.body.bones.upperArm) < 1e-9);
});
