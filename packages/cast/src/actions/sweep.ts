import { add } from '@milestoon/drawing';
import { betweenHands } from '../poses/with-hands.ts';
import { rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sniff } from './sniff.ts';

const sweeping = (x: number, spine: number): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'chest', at: [0.2 + x * 0.4, 0.3] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'chest', at: [0.34 + x, 0.52] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  spine,
  head: 8,
  gaze: [0.6, 0.9],
});

/** Both hands move something with a long handle over the ground. */
export const sweep: ActionDefinition = {
  motion: {
    noBag: true,
    slot: () => ({ at: (figure) => add(betweenHands(figure), [0.14, 0.42]), most: 1.7, layer: 'front' }),
    move: {
      keys: [
        { at: 0, pose: sweeping(0, 6) },
        { at: 14, pose: sweeping(0.16, 12), ease: 'soft' },
        { at: 28, pose: sweeping(0, 6), ease: 'soft' },
      ],
      loopFrom: 0,
    },
  },
  animal: sniff.animal,
  room: 1.9,
  traits: ['whole', 'own-eyes', 'goes-on'],
};
