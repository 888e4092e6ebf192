import { add } from '@milestoon/drawing';
import { poured, stream } from '../props/stream.ts';
import { inNearHand, oneHand } from '../poses/with-hands.ts';
import type { ActionDefinition } from './action.ts';
import { sniff } from './sniff.ts';

/** Frames until it runs. */
const tilted = 14;

/** Tips out what is in the hand. */
export const pour: ActionDefinition = {
  motion: {
    noBag: true,
    props: (frame, thing) => ({
      front: (figure) =>
        frame < tilted
          ? []
          : stream(figure, add(inNearHand(figure), [0.2, 0.02]), frame, poured(thing?.picture.name)),
    }),
    telling: { at: 24, every: 1 },
    slot: (frame) => ({ at: inNearHand, most: 0.7, turn: Math.min(1, frame / 20) * 75 }),
    move: {
      keys: [
        { at: 0, pose: oneHand(0.2, 0.36, { head: 4, gaze: [0.6, 0.6] }) },
        {
          at: 18,
          pose: oneHand(0.34, 0.16, { spine: 5, head: 6, gaze: [0.8, 0.8] }, { wrist: 30 }),
          ease: 'soft',
        },
        { at: 50, pose: oneHand(0.35, 0.2, { spine: 6, head: 5, gaze: [0.8, 0.8] }, { wrist: 36 }) },
        { at: 80, pose: oneHand(0.34, 0.16, { spine: 5, head: 6, gaze: [0.8, 0.8] }, { wrist: 30 }) },
      ],
      loopFrom: 18,
    },
  },
  animal: sniff.animal,
  trunk: {
    view: { body: 64, head: 56 },
    busy: true,
    toy: 'spray',
    keys: [
      { at: 0, pose: { nod: -0.12, open: 0.1, ears: -0.3 } },
      { at: 10, pose: { nod: 0.1, open: 0.72, ears: 0.7, tail: 0.4 }, ease: 'overshoot' },
      { at: 34, pose: { nod: 0.13, open: 0.78, ears: 0.4, tail: 0.5 } },
      { at: 58, pose: { nod: 0.1, open: 0.72, ears: 0.7, tail: 0.4 } },
    ],
    loopFrom: 10,
  },
  traits: ['own-eyes'],
};
