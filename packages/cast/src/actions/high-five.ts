import { feet, nearRest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { jump } from './jump.ts';

const raised = (angle: number, elbow: number, part: Pose): Pose => ({
  arms: { near: nearRest, far: { angle, elbow, hand: 'open', thumb: 1, layer: 'front' } },
  legs: feet,
  ...part,
});

/** Winds up and strikes the other's raised palm with the own. */
export const highFive: ActionDefinition = {
  motion: {
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: raised(100, 40, { spine: -3, head: -2 }) },
        { at: 8, pose: raised(92, 66, { spine: -9, head: -4, squash: 0.98 }) },
        { at: 13, pose: raised(112, 10, { spine: 7, head: -4, squash: 1.03 }), ease: 'out' },
        { at: 19, pose: raised(110, 16, { spine: 3, head: -6, squash: 1 }) },
        { at: 34, pose: raised(100, 40, { spine: -5, head: -2 }), ease: 'soft' },
        { at: 48, pose: raised(100, 40, { spine: -3, head: -2 }) },
      ],
      loopFrom: 0,
    },
  },
  animal: jump.animal,
  heading: () => ({ body: 34, head: 46 }),
  room: 1.5,
  together: { as: ['high-five', 'high-five'] },
  contacts: [{ kind: 'clap', first: 13, every: 48 }],
  traits: ['festive', 'own-eyes', 'wide-awake'],
};
