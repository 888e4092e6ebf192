import { rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const covering = (squeeze: number): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'head', at: [-0.4, 0.12] }, bend: -1, hand: 'flat', layer: 'top' },
    far: { to: { from: 'head', at: [0.44, 0.12] }, bend: 1, hand: 'flat', thumb: 1, layer: 'top' },
  },
  spine: 2 + squeeze * 3,
  head: 3 + squeeze * 2,
});

/** A hand over each ear. */
export const coverEars: ActionDefinition = {
  motion: {
    noBag: true,
    heading: () => ({ body: 8, head: 4 }),
    move: {
      keys: [
        { at: 0, pose: covering(0) },
        { at: 16, pose: covering(1), ease: 'soft' },
        { at: 32, pose: covering(0) },
      ],
      loopFrom: 0,
    },
  },
  animal: sit.animal,
  traits: ['face-to-face'],
};
