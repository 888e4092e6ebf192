import type { DrawOp, Point } from '@milestoon/drawing';
import { swings } from '../props/marks.ts';
import { rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { talk } from './talk.ts';

const nodding = (dip: number): Pose => ({
  ...rest,
  spine: dip * 4,
  head: 2 + dip * 12,
  headShift: [dip * 0.03, dip * 0.1],
  gaze: [0.5, dip * 0.5],
  face: { smile: 0.7, raise: 0.3 },
});

/** Arcs before and behind the brow while it goes down. */
const motionOfHead = (head: Point, frame: number): DrawOp[] =>
  frame % 46 > 30
    ? []
    : [
        ...swings(head, { from: 22, to: -22, far: 0.66 }),
        ...swings(head, { from: 16, to: -16, far: 0.76 }),
        ...swings(head, { from: 158, to: 202, far: 0.62 }),
      ];

/** The head goes down and up: yes. */
export const nod: ActionDefinition = {
  motion: {
    marks:
      (frame) =>
      ({ joints }) =>
        motionOfHead(joints.head, frame),
    telling: { at: 8, every: 46 },
    move: {
      keys: [
        { at: 0, pose: nodding(-0.3) },
        { at: 7, pose: nodding(1) },
        { at: 14, pose: nodding(-0.3), ease: 'out' },
        { at: 21, pose: nodding(0.9) },
        { at: 29, pose: nodding(-0.2), ease: 'out' },
        { at: 46, pose: nodding(0) },
      ],
      loopFrom: 0,
    },
  },
  animal: talk.animal,
  traits: ['face-to-face', 'listening', 'turns'],
};
