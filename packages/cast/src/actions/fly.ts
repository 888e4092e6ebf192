import type { Deed } from '../animals/acting/deed.ts';
import type { ActionDefinition } from './action.ts';
import { jump } from './jump.ts';
import { stand } from './stand.ts';

/** A beat of the wings lifts, the next one holds. */
const beats = (lift: number, from: number): Deed['keys'] => [
  { at: from + 3, pose: { lift: lift + 0.07, wings: 1, beat: -1, pitch: -0.3, ears: -0.3 } },
  { at: from + 6, pose: { lift, wings: 1, beat: 1, pitch: -0.26 } },
];

const flyDeed: Deed = {
  view: { body: 84, head: 70 },
  busy: true,
  keys: [
    { at: 0, pose: {} },
    { at: 8, pose: { crouch: 0.8, wings: 0.4, beat: 0.4, squash: 0.94 } },
    { at: 12, pose: { lift: 0.25, wings: 1, beat: -1, pitch: 0.2, squash: 1.04 }, ease: 'out' },
    { at: 16, pose: { lift: 0.4, wings: 1, beat: 1, pitch: -0.2 } },
    ...beats(0.62, 16),
    ...beats(0.8, 22),
    ...beats(0.8, 28),
  ],
  loopFrom: 28,
};

const gone = 96;

/** Without wings it stays a jump. */
export const fly: ActionDefinition = {
  motion: stand.motion,
  bird: flyDeed,
  animal: jump.animal,
  traits: ['on-wings'],
};

/** Without wings it stays a jump. */
export const flyAway: ActionDefinition = {
  motion: stand.motion,
  /** Takes off, and is seen getting smaller in the sky until it has left the picture. */
  bird: {
    ...flyDeed,
    telling: { at: 34 },
    keys: [
      ...flyDeed.keys.filter(({ at }) => at <= 16),
      ...Array.from({ length: 13 }, (_, i) =>
        beats(0.4 + ((i + 1) / 13) ** 1.3 * 5.6, 16 + i * 6).map((key) => ({
          ...key,
          pose: { ...key.pose, ahead: 7 * ((key.at - 16) / (gone - 16)) ** 1.5 },
        })),
      ).flat(),
    ],
  },
  animal: jump.animal,
  traits: ['on-wings'],
};
