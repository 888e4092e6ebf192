import { rest } from '../poses/rest.ts';
import { kite as drawKite } from '../props/kite.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { onGround } from './thing.ts';

const flying = (angle: number, spine: number, head: number): Pose => ({
  ...rest,
  arms: {
    near: { angle: -18, elbow: 40, hand: 'fist', layer: 'front' },
    far: { angle, elbow: 14, hand: 'fist', thumb: 1, layer: 'front' },
  },
  spine,
  head,
  gaze: [0.8, -1],
});

/** A kite pulls at its string; its tail goes with the wind. */
export const kite: ActionDefinition = {
  motion: {
    noBag: true,
    props: (frame) => ({ back: (figure) => drawKite(figure, frame) }),
    move: {
      keys: [
        { at: 0, pose: flying(126, -4, -12) },
        { at: 14, pose: flying(134, 3, -14) },
        { at: 30, pose: flying(120, -6, -11) },
        { at: 44, pose: flying(137, 2, -14) },
        { at: 60, pose: flying(126, -4, -12) },
      ],
      loopFrom: 0,
    },
  },
  baby: 'alike',
  animal: sit.animal,
  thing: { middle: onGround(1.75, -3.15), reach: 0.92 },
  traits: ['beside', 'bold', 'up-high', 'needs-walking'],
};
