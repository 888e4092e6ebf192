import { onTheKnees } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { lie } from './lie.ts';

const kneeling = (spine: number, head: number, hands: number): Pose => ({
  ...onTheKnees,
  arms: {
    near: { angle: 4 + hands, elbow: 40, hand: 'flat' },
    far: { angle: 4 - hands, elbow: 36, hand: 'flat', layer: 'front' },
  },
  spine,
  head,
  gaze: [0.4, 0.4],
});

/** On the knees; an animal lies down. */
export const kneel: ActionDefinition = {
  motion: {
    blend: 12,
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: kneeling(2, 2, 0) },
        { at: 18, pose: kneeling(8, 6, 7) },
        { at: 40, pose: kneeling(5, 3, -5) },
        { at: 60, pose: kneeling(2, 2, 0) },
      ],
      loopFrom: 0,
    },
  },
  wheelchair: { atRest: true },
  baby: 'alike',
  animal: lie.animal,
  traits: ['whole', 'plain', 'quiet', 'babies-can'],
};
