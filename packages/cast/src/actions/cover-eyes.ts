import { rest } from '../poses/rest.ts';
import type { ArmPose, Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { hide } from './hide.ts';

const over = (x: number): Pick<ArmPose, 'to' | 'hand' | 'layer'> => ({
  to: { from: 'head', at: [x, 0.08] },
  hand: 'flat',
  layer: 'top',
});

const covering = (head: number, squash: number): Pose => ({
  ...rest,
  arms: { near: { ...over(-0.17), bend: -1 }, far: { ...over(0.29), bend: 1, thumb: 1 } },
  spine: 5,
  head,
  squash,
  face: { closed: 'happy' },
});

/** Hands before the eyes, and they stay there. */
export const coverEyes: ActionDefinition = {
  motion: {
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: covering(6, 0.97) },
        { at: 18, pose: covering(9, 0.96), ease: 'soft' },
        { at: 36, pose: covering(6, 0.97), ease: 'soft' },
      ],
      loopFrom: 0,
    },
  },
  animal: hide.animal,
  traits: ['never-from-below', 'faceless', 'own-eyes'],
};
