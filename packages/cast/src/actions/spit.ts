import { add, type DrawOp, ellipse, fill, type Point, random } from '@milestoon/drawing';
import { rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sneeze } from './sneeze.ts';

const spitting = (spine: number, round: number): Pose => ({
  ...rest,
  arms: {
    near: { angle: -28, elbow: 30, hand: 'open' },
    far: { angle: 32, elbow: 30, hand: 'open', thumb: 1, layer: 'back' },
  },
  spine,
  head: spine * 0.6,
  gaze: [0.7, 0.5],
  face: { closed: 'happy', puff: 0.7, mouth: { open: 0.5, width: 0.45, round, tongueOut: 0.5, tongue: 1 } },
});

/** What flies from the mouth in an arc, and what of it runs down the chin. Heads. */
function mess([x, y]: Point, frame: number): DrawOp[] {
  const dice = random(7);
  const [left, top] = [x + 0.16, y + 0.44];
  const blob = (cx: number, cy: number, r: number): DrawOp =>
    fill(ellipse(cx, cy, r, r * 0.85, 0, 16), '#f0a04b');
  const chin = [0, 0.07, 0.15].map((down, i) =>
    blob(left - 0.05 + 0.02 * i, top + 0.05 + down, 0.075 - i * 0.01),
  );
  const flying = Array.from({ length: 9 }, (_, i) => {
    const t = (frame / 26 + i / 9) % 1;
    const wide = 0.5 + 0.45 * dice.next();
    return blob(
      left + wide * t,
      top + 0.1 * dice.signed() - 0.3 * t + 0.95 * t * t,
      0.05 + 0.045 * dice.next(),
    );
  });
  return [...chin, ...flying];
}

/** Out with it: cheeks full, then it flies. */
export const spit: ActionDefinition = {
  motion: {
    noBag: true,
    marks:
      (frame) =>
      ({ joints }) =>
        mess(joints.head, frame),
    slot: () => ({ at: ({ joints }) => add(joints.head, [0.96, 0.3]), most: 0.6, layer: 'front' }),
    move: {
      keys: [
        { at: 0, pose: spitting(4, 0.6) },
        { at: 10, pose: spitting(14, 1) },
        { at: 26, pose: spitting(6, 0.6) },
      ],
      loopFrom: 0,
    },
  },
  animal: sneeze.animal,
  traits: ['babies-can', 'face-half-hidden', 'own-eyes'],
};
