import { add } from '@milestoon/drawing';
import { nearRest } from '../poses/rest.ts';
import { inFarHand } from '../poses/with-hands.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sniff } from './sniff.ts';

const stretched = (angle: number, up: number, spine: number): Pose => ({
  arms: {
    near: { ...nearRest, angle: -34 },
    far: { angle, elbow: 2, hand: 'open', thumb: 1, layer: 'front' },
  },
  legs: { near: { angle: -6, foot: up * 26 }, far: { angle: 4, foot: up * 26 } },
  spine,
  stretch: 1 + up * 0.04,
  head: -6,
  gaze: [0.9, -0.6],
});

/** On the toes, an arm stretched to what is only just out of the hand. */
export const reach: ActionDefinition = {
  motion: {
    noBag: true,
    slot: () => ({ at: (figure) => add(inFarHand(figure), [0.36, -0.34]), most: 0.6 }),
    move: {
      keys: [
        { at: 0, pose: stretched(104, 0, 0) },
        { at: 14, pose: stretched(128, 1, 8), ease: 'out' },
        { at: 30, pose: stretched(122, 0.7, 6) },
        { at: 40, pose: stretched(132, 1, 10), ease: 'overshoot' },
        { at: 60, pose: stretched(124, 0.8, 7) },
        { at: 76, pose: stretched(128, 1, 8) },
      ],
      loopFrom: 14,
    },
  },
  wheelchair: { atRest: true },
  animal: sniff.animal,
  onOther: 'chest',
  room: 1.7,
  traits: ['whole', 'own-eyes', 'babies-can'],
};
