import { add } from '@milestoon/drawing';
import { around } from '../poses/with-hands.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sniff } from './sniff.ts';

const uncovering = (wide: number, y: number, spine: number): Pose =>
  around(0.14, y, wide, { spine, head: 8, gaze: [0.3, 0.9], face: { raise: 0.4 } });

/** Hands at the top of a thing go apart, and the eyes look in. */
export const open: ActionDefinition = {
  motion: {
    noBag: true,
    slot: () => ({ at: ({ joints }) => add(joints.chest, [0.14, 0.68]), most: 0.8 }),
    move: {
      keys: [
        { at: 0, pose: uncovering(0.1, 0.46, 4) },
        { at: 12, pose: uncovering(0.08, 0.48, 7) },
        { at: 22, pose: uncovering(0.27, 0.3, 1), ease: 'overshoot' },
        { at: 46, pose: uncovering(0.25, 0.33, 4) },
        { at: 58, pose: uncovering(0.1, 0.46, 4) },
      ],
      loopFrom: 0,
    },
  },
  animal: sniff.animal,
  traits: ['own-eyes', 'watched', 'babies-can'],
};
