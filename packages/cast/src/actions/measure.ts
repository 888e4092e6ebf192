import { feet } from '../poses/rest.ts';
import { betweenHands } from '../poses/with-hands.ts';
import { tapeMeasure } from '../props/tape-measure.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sniff } from './sniff.ts';

const stretched = (high: number, part: Pose): Pose => ({
  arms: {
    near: { to: { from: 'chest', at: [-0.06, 0.6] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'chest', at: [0.56, high] }, bend: 1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  legs: feet,
  ...part,
});

/** Pulls a tape up along a thing and reads what it says. */
export const measure: ActionDefinition = {
  motion: {
    noBag: true,
    props: () => ({ front: tapeMeasure }),
    slot: () => ({ at: betweenHands, most: 0.7, layer: 'under' }),
    move: {
      keys: [
        { at: 0, pose: stretched(0.4, { spine: 8, head: 8, gaze: [0.2, 0.9] }) },
        { at: 16, pose: stretched(-0.02, { spine: 0, head: 0, gaze: [0.7, 0.1] }), ease: 'soft' },
        { at: 30, pose: stretched(0, { spine: 3, head: 4, gaze: [0.7, 0.2] }) },
        { at: 42, pose: stretched(-0.02, { spine: 5, head: 7, gaze: [0.2, 0.9] }) },
        { at: 56, pose: stretched(-0.04, { spine: -2, head: -3, gaze: [0.7, 0], face: { raise: 0.8 } }) },
        { at: 74, pose: stretched(0.4, { spine: 8, head: 8, gaze: [0.2, 0.9] }) },
      ],
      loopFrom: 0,
    },
  },
  animal: sniff.animal,
  room: 1.5,
  traits: ['own-eyes', 'goes-on'],
};
