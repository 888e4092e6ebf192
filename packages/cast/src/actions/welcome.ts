import { onTheKnees } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { cheer } from './cheer.ts';

const open = (spread: number, lean: number): Pose => ({
  ...onTheKnees,
  arms: {
    near: { angle: 42 - spread, elbow: 14, hand: 'open', layer: 'top' },
    far: { angle: 78 + spread, elbow: 8, hand: 'open', thumb: 1, layer: 'back' },
  },
  spine: lean,
  head: -2,
  gaze: [0.6, 0.3],
  face: { smile: 1, mouth: { open: 0.4, width: 1 } },
});

/** On the knees, both arms stretched out towards whoever comes: 'come to me'. */
export const welcome: ActionDefinition = {
  motion: {
    blend: 12,
    noBag: true,
    move: {
      keys: [
        { at: 0, pose: open(0, 10) },
        { at: 14, pose: open(8, 14) },
        { at: 28, pose: open(0, 10) },
      ],
      loopFrom: 0,
    },
  },
  wheelchair: { atRest: true },
  animal: cheer.animal,
  traits: ['whole', 'own-eyes', 'goes-on'],
};
