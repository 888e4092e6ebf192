/** On the way, and off the ground for joy. */
import type { Deed } from '../deed.ts';
import { across, away } from './views.ts';

export const walk: Deed = { view: across, gait: 'walk', keys: [{ at: 0, posture: {} }] };
export const trot: Deed = {
  view: across,
  gait: 'trot',
  keys: [{ at: 0, posture: { nod: 0.05, open: 0.2 } }],
};
export const run: Deed = {
  view: across,
  gait: 'run',
  keys: [{ at: 0, posture: { ears: -0.2, nod: 0.06, open: 0.3 } }],
};
export const walkAway: Deed = { view: away, gait: 'walk', keys: [{ at: 0, posture: {} }], busy: true };
/** Crouches, leaps, tucks the legs, lands soft, and once more. */
export const jump: Deed = {
  view: { body: 60, head: 32 },
  keys: [
    { at: 0, posture: {} },
    { at: 7, posture: { crouch: 0.7, squash: 0.93, nod: -0.1, ears: -0.2 }, ease: 'out' },
    {
      at: 14,
      posture: { lift: 0.42, pitch: 0.22, squash: 1.05, nod: 0.16, ears: -0.5, open: 0.8 },
      ease: 'out',
    },
    { at: 21, posture: { pitch: -0.12, crouch: 0.1, ears: 0.9, open: 0.6 }, ease: 'in' },
    { at: 25, posture: { crouch: 0.65, squash: 0.92, ears: 0.3 }, ease: 'out' },
    { at: 36, posture: {}, ease: 'overshoot' },
    { at: 44, posture: {} },
  ],
  loopFrom: 0,
};
/** Up on the hind legs with waving paws. */
export const cheer: Deed = {
  view: { body: 46, head: 24 },
  keys: [
    { at: 0, posture: {} },
    { at: 8, posture: { crouch: 0.6, nod: -0.12 }, ease: 'out' },
    { at: 17, posture: { rear: 1, nod: 0.2, open: 0.9, ears: 0.4, joy: 1, lids: 1 }, ease: 'overshoot' },
    { at: 24, posture: { rear: 0.94, lift: 0.05, open: 0.9, nod: 0.1, joy: 1, lids: 1 } },
    { at: 31, posture: { rear: 1, nod: 0.2, open: 0.9, joy: 1, lids: 1 } },
    { at: 42, posture: { crouch: 0.4, ears: 0.5 }, ease: 'in' },
    { at: 50, posture: { bow: 0.8, open: 0.6, tail: 0.5, wag: 1 }, ease: 'overshoot' },
    { at: 66, posture: { bow: 0.75, open: 0.6, tail: 0.5, tilt: 0.1, wag: 1 } },
    { at: 76, posture: {} },
  ],
  loopFrom: 0,
};
/** Play bow, hop to the side, once round its own tail. */
export const dance: Deed = {
  view: { body: 50, head: 26 },
  keys: [
    { at: 0, posture: {} },
    { at: 10, posture: { bow: 0.9, tail: 0.5, open: 0.6, nod: 0.1 }, ease: 'overshoot' },
    { at: 24, posture: { bow: 0.85, tail: 0.5, open: 0.6, tilt: 0.16 } },
    { at: 30, posture: { lift: 0.22, pitch: 0.12, roll: 0.12, open: 0.8 }, ease: 'out' },
    { at: 36, posture: { crouch: 0.4, roll: 0.04 }, ease: 'in' },
    { at: 42, posture: { lift: 0.22, pitch: 0.12, roll: -0.12, open: 0.8 }, ease: 'out' },
    { at: 48, posture: { crouch: 0.4, roll: -0.04 }, ease: 'in' },
    { at: 56, posture: {} },
  ],
  loopFrom: 0,
};
/** From the head to the tail, ears flying. */
export const shake: Deed = {
  view: { body: 50, head: 22 },
  busy: true,
  keys: [
    { at: 0, posture: {} },
    { at: 6, posture: { crouch: 0.25, nod: -0.2, lids: 1, ears: -0.5 } },
    ...[0, 1, 2, 3, 4].flatMap((i) => [
      {
        at: 9 + i * 6,
        posture: { tilt: 0.34, turn: 0.35, roll: -0.06 * (i > 0 ? 1 : 0), lids: 1, ears: 1, crouch: 0.15 },
        ease: 'linear' as const,
      },
      {
        at: 12 + i * 6,
        posture: { tilt: -0.34, turn: -0.35, roll: 0.06 * (i > 0 ? 1 : 0), lids: 1, ears: 1, crouch: 0.15 },
        ease: 'linear' as const,
      },
    ]),
    { at: 44, posture: { nod: 0.1, joy: 1 }, ease: 'overshoot' },
    { at: 84, posture: {} },
  ],
  loopFrom: 0,
};
