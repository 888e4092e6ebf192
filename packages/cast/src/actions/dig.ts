import { add } from '@milestoon/drawing';
import { onTheKnees } from '../poses/rest.ts';
import { betweenHands } from '../poses/with-hands.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { peck } from './peck.ts';

const scooping = (near: number, far: number, spine: number): Pose => ({
  ...onTheKnees,
  arms: {
    near: { angle: 8 + near * 30, elbow: 2 + near * 14, hand: 'open', layer: 'top' },
    far: { angle: 8 + far * 30, elbow: 2 + far * 14, hand: 'open', thumb: 1, layer: 'top' },
  },
  spine,
  head: 6,
  gaze: [0.7, 0.9],
});

/** On the knees, one hand after the other scoops the ground away. */
export const dig: ActionDefinition = {
  motion: {
    blend: 12,
    noBag: true,
    slot: () => ({ at: (figure) => add(betweenHands(figure), [0.24, 0.02]), most: 0.6 }),
    move: {
      keys: [
        { at: 0, pose: scooping(0, 1, 36) },
        { at: 9, pose: scooping(1, 0, 42), ease: 'out' },
        { at: 18, pose: scooping(0, 1, 37), ease: 'out' },
        { at: 27, pose: scooping(1, 0, 43), ease: 'out' },
        { at: 36, pose: scooping(0, 1, 36), ease: 'out' },
      ],
      loopFrom: 0,
    },
  },
  wheelchair: { atRest: true },
  /** Chest down, the paws throw earth behind. */
  animal: {
    view: { body: 70, head: 60 },
    busy: true,
    toy: 'earth',
    keys: [
      { at: 0, pose: { bow: 0.5, reach: 0.6 } },
      { at: 6, pose: { bow: 0.62, reach: 0.78, paw: 0.7, tail: 0.7 }, ease: 'out' },
      { at: 12, pose: { bow: 0.55, reach: 0.7, paw: 0, tail: 0.9 }, ease: 'out' },
      { at: 18, pose: { bow: 0.62, reach: 0.78, paw: 0.7, tail: 0.7 }, ease: 'out' },
    ],
    loopFrom: 6,
  },
  bird: peck.animal,
  room: 3.2,
  traits: ['whole', 'babies-can', 'own-eyes', 'goes-on', 'animals-too'],
};
