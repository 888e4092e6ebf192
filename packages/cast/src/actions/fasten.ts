import { feet } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { shaking } from './shake.ts';

/** Both hands at the front of the own jacket, the far one `up` heads above its hem. */
const closing = (up: number, part: Pose = {}): Pose => ({
  legs: feet,
  arms: {
    near: { to: { from: 'chest', at: [0.02, 0.62] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'chest', at: [0.16, 0.56 - up] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  spine: 3,
  head: 11,
  gaze: [0.2, 1],
  ...part,
});

/** Closes what is worn, button by button, from the hem up to the chin. */
export const fasten: ActionDefinition = {
  motion: {
    noBag: true,
    telling: { at: 26, every: 76 },
    move: {
      keys: [
        { at: 0, pose: closing(0) },
        { at: 12, pose: closing(0.1) },
        { at: 26, pose: closing(0.28), ease: 'soft' },
        { at: 40, pose: closing(0.44, { head: 2 }) },
        { at: 56, pose: closing(0.44, { head: -4, spine: -2, gaze: [0.3, 0], face: { smile: 1 } }) },
        { at: 76, pose: closing(0) },
      ],
      loopFrom: 0,
    },
  },
  animal: shaking,
  traits: ['own-eyes'],
};
