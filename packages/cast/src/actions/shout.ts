import type { Pose } from '../rig/pose.ts';
import { rest } from '../poses/rest.ts';
import type { ActionDefinition } from './action.ts';
import { shake } from './shake.ts';

const calling = (spine: number, open: number): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'head', at: [-0.2, 0.62] }, bend: 1, hand: 'flat', layer: 'top' },
    far: { to: { from: 'head', at: [0.44, 0.62] }, bend: -1, hand: 'flat', thumb: 1, layer: 'top' },
  },
  spine,
  head: -6,
  face: { raise: 0.5, mouth: { open, width: 1, round: 0.3 } },
});

/** Calls out as loud as can be, hands beside the mouth. */
export const shout: ActionDefinition = {
  motion: {
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: calling(-4, 0.4) },
        { at: 8, pose: calling(7, 1), ease: 'overshoot' },
        { at: 24, pose: calling(5, 0.9) },
        { at: 32, pose: calling(-3, 0.5) },
        { at: 40, pose: calling(7, 1), ease: 'overshoot' },
        { at: 60, pose: calling(5, 0.8) },
      ],
      loopFrom: 24,
    },
  },
  animal: shake.animal,
  traits: ['sudden'],
};
