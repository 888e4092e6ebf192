import { feet, onTheKnees } from '../poses/rest.ts';
import type { Motion } from '../poses/motion.ts';
import { betweenHands } from '../poses/with-hands.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sniff } from './sniff.ts';

const forward = (near: number, far: number, part: Pose): Pose => ({
  arms: {
    near: { to: { from: 'chest', at: [0.3, near] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'chest', at: [0.6, far] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  head: 4,
  gaze: [0.8, 0.4],
  ...part,
});

/** Both hands before the body: the other one's buttons, scarf, medal or plaster are there. */
const fastening = (legs: Pose): Motion => ({
  blend: 12,
  noBag: true,
  slot: () => ({ at: betweenHands, most: 0.7 }),
  telling: { at: 20, every: 56 },
  move: {
    keys: [
      { at: 0, pose: forward(0.3, 0.2, { ...legs, spine: 4 }) },
      { at: 14, pose: forward(0.22, 0.28, { ...legs, spine: 8 }), ease: 'soft' },
      { at: 28, pose: forward(0.3, 0.18, { ...legs, spine: 7 }) },
      { at: 42, pose: forward(0.2, 0.24, { ...legs, spine: 6, face: { smile: 0.9 } }) },
      { at: 56, pose: forward(0.3, 0.2, { ...legs, spine: 4 }) },
    ],
    loopFrom: 0,
  },
});

/** Puts something on somebody else; grown-ups go on their knees for it. */
export const dress: ActionDefinition = {
  motion: fastening({ legs: feet }),
  grownUp: fastening(onTheKnees),
  animal: sniff.animal,
  onOther: 'chest',
  alone: { person: 'put-down' },
  room: 1.6,
  traits: ['quiet', 'own-eyes'],
};
