import type { DrawOp, Point } from '@milestoon/drawing';
import { rays } from '../props/marks.ts';
import { nearRest } from '../poses/rest.ts';
import { bat, hangs, isStruckWithBat, rope, struckAt } from '../props/struck.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sniff } from './sniff.ts';

const striking = (angle: number, elbow: number, spine: number): Pose => ({
  arms: {
    near: { ...nearRest, angle: -24 },
    far: { angle, elbow, hand: 'fist', thumb: 1, layer: 'top' },
  },
  legs: { near: { angle: -14 }, far: { angle: 14, knee: 6 } },
  spine,
  head: spine * -0.3,
  gaze: [1, 0.4],
});

/** About the fist where it lands. */
const blow = (fist: Point, frame: number): DrawOp[] =>
  frame < 15 || frame > 21 ? [] : rays(fist, { toward: -20, spread: 170, count: 5, from: 0.34, to: 0.54 });

/** An arm goes up and strikes down before the body, with whatever is in the hand, on whatever is before it. */
export const hit: ActionDefinition = {
  motion: {
    noBag: true,
    marks:
      (frame) =>
      ({ joints }) =>
        blow(joints.arms.far.wrist, frame % 36),
    telling: { at: 17, every: 36 },
    props: (_frame, thing) => ({
      ...(hangs(thing?.picture.name) ? { behind: rope } : {}),
      ...(isStruckWithBat(thing?.picture.name) ? { top: bat } : {}),
    }),
    slot: (frame) => ({
      at: (figure, drawn) => struckAt(figure, drawn, frame),
      least: 0.5,
      most: 0.95,
    }),
    move: {
      keys: [
        { at: 0, pose: striking(120, 40, -8) },
        { at: 10, pose: striking(150, 34, -12), ease: 'out' },
        { at: 15, pose: striking(58, 8, 14), ease: 'in' },
        { at: 20, pose: striking(64, 12, 12) },
        { at: 36, pose: striking(120, 40, -8) },
      ],
      loopFrom: 0,
    },
  },
  animal: sniff.animal,
  contacts: [{ kind: 'block', first: 15, every: 36 }],
  room: 1.9,
  traits: ['whole', 'sudden', 'babies-can'],
};
