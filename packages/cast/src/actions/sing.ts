import { notes } from '../props/marks.ts';
import { feet } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { talk } from './talk.ts';

const singing = (sway: number, open: number, out: number): Pose => ({
  arms: {
    near: { to: { from: 'chest', at: [0.08, 0.3] }, bend: 1, hand: 'flat', layer: 'top' },
    far: { angle: 62 + out, elbow: 34, hand: 'open', thumb: -1, layer: 'front' },
  },
  legs: feet,
  spine: sway,
  head: sway * 0.8 - 5,
  face: { closed: 'happy', raise: 0.5, mouth: { open, width: 0.7, round: 0.9 } },
});

/** Mouth wide open and round, a hand on the heart and one for the audience; the body sways. */
export const sing: ActionDefinition = {
  motion: {
    noBag: true,
    marks: (frame) => (figure) => notes(figure, frame),
    move: {
      keys: [
        { at: 0, pose: singing(-4, 0.4, 0) },
        { at: 14, pose: singing(0, 1, 14) },
        { at: 26, pose: singing(5, 0.5, 20) },
        { at: 40, pose: singing(2, 1, 26), ease: 'out' },
        { at: 56, pose: singing(-4, 0.4, 0) },
      ],
      loopFrom: 0,
    },
  },
  animal: talk.animal,
  traits: ['festive', 'watched'],
};
