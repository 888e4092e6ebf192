import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from './names.ts';
import { contactsOf } from './index.ts';
import { newHero } from '../hero.ts';
import { defaultLook } from '@milestoon/look';
import { feetAt } from '../poses/gait.ts';
import { motionOf } from '../poses/index.ts';
import { evaluateKeyframes } from '../poses/keyframes.ts';
import { rigOf } from '../rig/rig.ts';
import { type Joints, stand } from '../rig/skeleton.ts';
import { blendStances, solve, type Stance } from '../rig/stance.ts';

const rig = rigOf(newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 }));

function stanceAt(action: Action, frame: number): Stance {
  const { move } = motionOf(action, 'hero', 'happy');
  if (typeof move === 'function') return solve(rig.build, rig.style, move(frame, rig.body));
  const { from, to, t } = evaluateKeyframes(move, frame);
  const [start, end] = [from, to].map((pose) => solve(rig.build, rig.style, pose));
  assert.ok(start && end);
  return blendStances(start, end, t);
}
const jointsAt = (action: Action, frame: number): Joints =>
  stand(rig.build, rig.style, stanceAt(action, frame));
const handsApart = (frame: number): number => {
  const { near, far } = jointsAt('clap', frame).arms;
  return Math.hypot(near.wrist[0] - far.wrist[0], near.wrist[1] - far.wrist[1]);
};

/** The frames at which a contact is heard within the first seconds. */
function framesOf(action: Action, until = 60): number[] {
  const [contact] = contactsOf(action);
  assert.ok(contact, action);
  const frames: number[] = [];
  for (let frame = contact.first; frame < until; frame += contact.every) frames.push(frame);
  return frames;
}

for (const action of ['walk', 'run'] as const)
  test(`${action}: a step is heard when a foot comes down, and at no other time`, () => {
    const landings: number[] = [];
    for (let frame = 0; frame < 60; frame++) {
      const [before, now] = [frame - 1 + 240, frame + 240].map(
        (n) => feetAt(action, rig.body.bones, n).planted,
      );
      if ((now?.near && !before?.near) || (now?.far && !before?.far)) landings.push(frame);
    }
    assert.deepEqual(framesOf(action), landings);
  });

test('clap: the hands are together when it is heard, further apart before and after', () => {
  for (const frame of framesOf('clap', 56))
    for (const beside of [-3, 3])
      assert.ok(handsApart(frame) + 0.1 < handsApart(frame + beside), `frame ${frame}${beside}`);
});

test('jump: the landing is heard when the body goes from the air into the knees', () => {
  for (const frame of framesOf('jump')) {
    assert.ok(stanceAt('jump', frame - 4).squash > 1);
    assert.ok(stanceAt('jump', frame + 1).squash < 0.9, `frame ${frame}`);
  }
});

test('kick: the foot is as far in front as the ball lies', () => {
  const footAt = (frame: number): number => jointsAt('kick', frame).legs.far.ankle[0];
  for (const frame of framesOf('kick')) {
    assert.ok(footAt(frame) > 0.3 && footAt(frame - 6) < 0, `frame ${frame}`);
  }
});

test('strum: the hand is at the end of its way down', () => {
  const handAt = (frame: number): number => jointsAt('strum', frame).arms.near.wrist[1];
  for (const frame of framesOf('strum'))
    assert.ok(handAt(frame) > handAt(frame - 5) + 0.05, `frame ${frame}`);
});
