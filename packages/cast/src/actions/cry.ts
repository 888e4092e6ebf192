import { rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { lie } from './lie.ts';

const rubbing = (near: number, far: number, head: number, lift: number): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'head', at: [-0.37, near] }, bend: -1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'head', at: [0.45, far] }, bend: 1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  spine: 6,
  head,
  stretch: 1 + lift,
  face: { closed: 'soft', tear: 1, raise: 0.2, tilt: 1, mouth: { open: 0.35, width: 0.8, wobble: 1 } },
});

/** Fists at the eyes, shoulders going up with each sob. */
export const cry: ActionDefinition = {
  motion: {
    blend: 12,
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: rubbing(0.22, 0.25, 8, 0) },
        { at: 6, pose: rubbing(0.26, 0.21, 10, 0.03), ease: 'out' },
        { at: 13, pose: rubbing(0.22, 0.25, 8, 0) },
        { at: 19, pose: rubbing(0.26, 0.21, 10, 0.03), ease: 'out' },
        { at: 26, pose: rubbing(0.22, 0.25, 8, 0) },
        { at: 48, pose: rubbing(0.24, 0.23, 5, -0.01) },
      ],
      loopFrom: 0,
    },
  },
  animal: lie.animal,
  traits: ['face-to-face', 'never-from-below', 'faceless', 'own-eyes'],
};
