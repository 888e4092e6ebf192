import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { defaultLook } from '@milestoon/look';
import { newHero } from '../hero.ts';
import { newCastMember } from '../relatives.ts';
import { headPixels, type Rig, rigOf } from '../rig/rig.ts';
import { stand } from '../rig/skeleton.ts';
import { solve } from '../rig/stance.ts';
import { feetAt, runPose, runSpeed, walkAwayPose, walkAwayRise, walkPose, walkSpeed } from './gait.ts';

function rigs(): Rig[] {
  return animationStyleKeys.flatMap((style) => {
    const children = [1, 3, 5, 10].map((age) =>
      newHero({ name: 'Mila', look: { ...defaultLook, age }, style, variant: 0, seed: 1 }),
    );
    const [child] = children;
    assert.ok(child);
    const father = newCastMember({ id: 'dad', name: 'Dad', role: 'father', hero: child, seed: 1 });
    return [...children, father].map(rigOf);
  });
}

const gaits = [
  { kind: 'walk', pose: walkPose, speed: walkSpeed, cycle: 24 },
  { kind: 'run', pose: runPose, speed: runSpeed, cycle: 16 },
] as const;

for (const { kind, pose, speed, cycle } of gaits)
  test(`${kind}: a planted foot stays where it is while the body goes on`, () => {
    for (const rig of rigs()) {
      const { bones, hips } = rig.body;
      const perFrame = speed * (bones.thigh + bones.shin);
      const pixels = headPixels * rig.build.size;
      for (const side of ['near', 'far'] as const) {
        const spots: number[] = [];
        for (let frame = 0; frame < cycle; frame++) {
          const joints = stand(rig.build, rig.style, solve(rig.build, rig.style, pose(frame, bones, hips)));
          const leg = joints.legs[side];
          // The foot rolls over heel and ball; between them it lies flat and must not move at all.
          const flat = feetAt(kind, bones, frame).planted[side] && Math.abs(leg.pitch) < 1;
          if (flat) spots.push((leg.ankle[0] + perFrame * frame) * pixels);
          assert.ok(leg.ankle[1] <= 0, 'a foot goes through the ground');
        }
        assert.ok(spots.length >= 2, `${kind} ${side}: the foot is never flat on the ground`);
        // A planted phase that runs over the end of the cycle shows up one cycle's way apart.
        const way = perFrame * cycle * pixels;
        const first = spots[0] ?? 0;
        const slides = spots.map((spot) => Math.abs(((spot - first + way / 2 + way) % way) - way / 2));
        assert.ok(Math.max(...slides) <= 6, `${kind} ${side} slides ${Math.max(...slides).toFixed(1)} px`);
      }
    }
  });

test('walking away, a planted foot stays where it is while the body goes up the picture', () => {
  for (const rig of rigs()) {
    const { bones, hips } = rig.body;
    const perFrame = walkAwayRise * (bones.thigh + bones.shin);
    const pixels = headPixels * rig.build.size;
    const spots: number[] = [];
    for (let frame = 0; frame < 12; frame++) {
      const pose = walkAwayPose(frame, bones, hips);
      const { near } = stand(rig.build, rig.style, solve(rig.build, rig.style, pose)).legs;
      const lifted = feetAt('walk', bones, frame).near[1] < -bones.foot - 1e-6;
      if (!lifted) spots.push((near.ankle[1] - perFrame * frame) * pixels);
    }
    assert.ok(spots.length >= 4, 'the foot is never flat on the ground');
    const slides = Math.max(...spots) - Math.min(...spots);
    assert.ok(slides <= 3, `slides ${slides.toFixed(1)} px`);
  }
});

test('a walk has a foot on the ground at all times, a run has moments in the air', () => {
  const [rig] = rigs();
  assert.ok(rig);
  const support = (kind: 'walk' | 'run', frames: number): number[] =>
    Array.from({ length: frames }, (_, frame) => {
      const { planted } = feetAt(kind, rig.body.bones, frame);
      return Number(planted.near) + Number(planted.far);
    });
  assert.ok(Math.min(...support('walk', 24)) >= 1);
  assert.equal(Math.min(...support('run', 16)), 0);
});
