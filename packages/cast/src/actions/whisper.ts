import { rays } from '../props/marks.ts';
import { farRest, feet } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const confiding = (spine: number, open: number): Pose => ({
  arms: {
    near: farRest,
    far: {
      to: { from: 'head', at: [0.5, 0.66] },
      bend: -1,
      hand: 'flat',
      wrist: 10,
      thumb: 1,
      layer: 'back',
    },
  },
  legs: feet,
  spine,
  head: 4,
  gaze: [1, 0],
  face: { raise: 0.4, mouth: { open, width: 0.5, round: 0.7 } },
});

/** Leans over, a hand beside the mouth, so that nobody else hears it. */
export const whisper: ActionDefinition = {
  motion: {
    noBag: true,
    marks:
      (frame) =>
      ({ joints: { head } }) =>
        rays([head[0] + 0.34, head[1] + 0.4], {
          toward: 2,
          spread: 36,
          from: 0.3,
          to: 0.4 + 0.05 * Math.sin(frame / 4),
        }),
    telling: { at: 12, every: 44 },
    move: {
      keys: [
        { at: 0, pose: confiding(8, 0.2) },
        { at: 10, pose: confiding(13, 0.5) },
        { at: 18, pose: confiding(12, 0.15) },
        { at: 26, pose: confiding(14, 0.45) },
        { at: 44, pose: confiding(8, 0.2) },
      ],
      loopFrom: 0,
    },
  },
  animal: sit.animal,
  heading: () => ({ body: 48, head: 62 }),
  room: 1.5,
  together: { as: ['whisper', 'nod'] },
  traits: ['quiet', 'own-eyes'],
};
