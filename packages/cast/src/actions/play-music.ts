import { add } from '@milestoon/drawing';
import type { Pose } from '../rig/pose.ts';
import { around } from '../poses/with-hands.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const blowing = (sway: number, puff: number): Pose =>
  around(0.3 + sway * 0.01, 0.1, 0.14, {
    spine: -4 + sway,
    head: -4 - sway,
    gaze: [0.4, -0.3],
    face: { puff, mouth: { open: 0.1, width: 0.5, round: 0.9 } },
  });

/** Plays what is held before the mouth and the chest. */
export const playMusic: ActionDefinition = {
  motion: {
    noBag: true,
    slot: () => ({ at: ({ joints }) => add(joints.chest, [0.42, 0.12]), most: 1.05, layer: 'front' }),
    move: {
      keys: [
        { at: 0, pose: blowing(-3, 0.7) },
        { at: 14, pose: blowing(4, 1) },
        { at: 28, pose: blowing(-4, 0.6) },
        { at: 42, pose: blowing(3, 1) },
      ],
      loopFrom: 0,
    },
  },
  animal: sit.animal,
  traits: ['watched', 'goes-on'],
};
