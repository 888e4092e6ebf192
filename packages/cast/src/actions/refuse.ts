import { add } from '@milestoon/drawing';
import { rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { shaking } from './shake.ts';

const folded = (head: number, spine: number): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'chest', at: [0.17, 0.42] }, bend: 1, hand: 'flat', layer: 'top' },
    far: { to: { from: 'chest', at: [-0.03, 0.36] }, bend: -1, hand: 'flat', thumb: 1, layer: 'front' },
  },
  spine,
  head,
  face: { smile: -0.7 },
});

/** Arms folded, the head says no. */
export const refuse: ActionDefinition = {
  motion: {
    noBag: true,
    // What is not given away is pressed to the chest.
    slot: () => ({ at: ({ joints }) => add(joints.chest, [0.08, 0.34]), most: 0.6, layer: 'front' }),
    heading: (frame) => ({ body: 8, head: 4 + Math.sin((frame / 20) * 2 * Math.PI) * 20 }),
    move: {
      keys: [
        { at: 0, pose: folded(-2, -3) },
        { at: 10, pose: folded(2, -5) },
        { at: 20, pose: folded(-2, -3) },
      ],
      loopFrom: 0,
    },
  },
  animal: shaking,
  traits: ['face-to-face'],
};
