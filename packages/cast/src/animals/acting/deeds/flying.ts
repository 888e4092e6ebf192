/** What wings and beaks do. */
import type { Deed } from '../deed.ts';

/** A beat of the wings lifts, the next one holds. */
const beats = (lift: number, from: number): Deed['keys'] => [
  { at: from + 3, posture: { lift: lift + 0.07, wings: 1, beat: -1, pitch: -0.3, ears: -0.3 } },
  { at: from + 6, posture: { lift, wings: 1, beat: 1, pitch: -0.26 } },
];
export const fly: Deed = {
  view: { body: 84, head: 70 },
  busy: true,
  keys: [
    { at: 0, posture: {} },
    { at: 8, posture: { crouch: 0.8, wings: 0.4, beat: 0.4, squash: 0.94 } },
    { at: 12, posture: { lift: 0.25, wings: 1, beat: -1, pitch: 0.2, squash: 1.04 }, ease: 'out' },
    { at: 16, posture: { lift: 0.4, wings: 1, beat: 1, pitch: -0.2 } },
    ...beats(0.62, 16),
    ...beats(0.8, 22),
    ...beats(0.8, 28),
  ],
  loopFrom: 28,
};
const gone = 96;
/** Takes off, and is seen getting smaller in the sky until it has left the picture. */
export const flyAway: Deed = {
  ...fly,
  keys: [
    ...fly.keys.filter(({ at }) => at <= 16),
    ...Array.from({ length: 13 }, (_, i) =>
      beats(0.4 + ((i + 1) / 13) ** 1.3 * 5.6, 16 + i * 6).map((key) => ({
        ...key,
        posture: { ...key.posture, ahead: 7 * ((key.at - 16) / (gone - 16)) ** 1.5 },
      })),
    ).flat(),
  ],
};
export const flap: Deed = {
  view: { body: 40, head: 24 },
  keys: [
    { at: 0, posture: {} },
    { at: 5, posture: { crouch: 0.4, wings: 0.3 } },
    ...[0, 1, 2].flatMap((i) => [
      { at: 9 + i * 8, posture: { wings: 1, beat: 0.8, lift: 0.03, pitch: 0.16, open: 0.6 } },
      { at: 13 + i * 8, posture: { wings: 0.9, beat: -0.8, pitch: 0.1, open: 0.4 } },
    ]),
    { at: 40, posture: {}, ease: 'overshoot' },
    { at: 64, posture: {} },
  ],
  loopFrom: 0,
};
export const peck: Deed = {
  view: { body: 70, head: 60 },
  busy: true,
  toy: 'meal',
  keys: [
    { at: 0, posture: {} },
    { at: 6, posture: { nod: 0.1 } },
    { at: 10, posture: { reach: 0.88, pitch: -0.4, nod: -0.5, tail: 0.5 }, ease: 'in' },
    { at: 13, posture: { reach: 0.72, pitch: -0.34, nod: -0.4, open: 0.4 } },
    { at: 16, posture: { reach: 0.9, pitch: -0.4, nod: -0.5, tail: 0.5 }, ease: 'in' },
    { at: 24, posture: { nod: 0.24, open: 0.3 }, ease: 'overshoot' },
    { at: 40, posture: { nod: 0.05, turn: 0.3 } },
    { at: 52, posture: {} },
  ],
  loopFrom: 0,
};
