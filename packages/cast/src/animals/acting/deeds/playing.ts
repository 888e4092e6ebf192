/** With food, water and toys. */
import type { Deed } from '../deed.ts';
import { across } from './views.ts';

export const eat: Deed = {
  view: { body: 62, head: 52 },
  busy: true,
  toy: 'meal',
  keys: [
    { at: 0, posture: {} },
    { at: 12, posture: { reach: 0.78, crouch: 0.15, nod: -0.3, ears: 0.1 } },
    { at: 17, posture: { reach: 0.86, crouch: 0.15, nod: -0.34, open: 0.5 } },
    { at: 22, posture: { reach: 0.8, crouch: 0.15, nod: -0.26, open: 0.1 } },
    { at: 27, posture: { reach: 0.86, crouch: 0.15, nod: -0.34, open: 0.5 } },
    { at: 32, posture: { reach: 0.8, crouch: 0.15, nod: -0.26, open: 0.1 } },
    { at: 42, posture: { reach: 0.16, nod: 0.08, lids: 1, joy: 1, open: 0.2 } },
    { at: 47, posture: { reach: 0.14, nod: 0.1, lids: 1, joy: 1, open: 0 } },
    { at: 52, posture: { reach: 0.16, nod: 0.06, lids: 1, joy: 1, open: 0.25 } },
    { at: 58, posture: { reach: 0.14, nod: 0.08, tail: 0.3 } },
    { at: 68, posture: { reach: 0.78, crouch: 0.15, nod: -0.3 } },
  ],
  loopFrom: 12,
};
export const drink: Deed = {
  view: { body: 62, head: 54 },
  busy: true,
  toy: 'water',
  keys: [
    { at: 0, posture: {} },
    { at: 12, posture: { reach: 0.84, crouch: 0.15, nod: -0.34 } },
    { at: 15, posture: { reach: 0.87, crouch: 0.15, nod: -0.36, open: 0.35 } },
    { at: 18, posture: { reach: 0.84, crouch: 0.15, nod: -0.34 } },
  ],
  loopFrom: 12,
};
/** Nose along the ground, a stop, nose up in the wind. */
export const sniff: Deed = {
  view: { body: 64, head: 54 },
  busy: true,
  keys: [
    { at: 0, posture: {} },
    { at: 14, posture: { reach: 0.88, crouch: 0.2, nod: -0.18, tail: 0.3 } },
    { at: 20, posture: { reach: 0.84, crouch: 0.2, nod: -0.1, turn: 0.2 } },
    { at: 24, posture: { reach: 0.9, crouch: 0.2, nod: -0.18, turn: 0.2 } },
    { at: 34, posture: { reach: 0.84, crouch: 0.2, nod: -0.1, turn: -0.25 } },
    { at: 38, posture: { reach: 0.9, crouch: 0.2, nod: -0.18, turn: -0.25 } },
    { at: 54, posture: { nod: 0.26, ears: 0.6 } },
    { at: 58, posture: { nod: 0.31, ears: 0.7 } },
    { at: 62, posture: { nod: 0.26, ears: 0.6 } },
    { at: 78, posture: {} },
  ],
  loopFrom: 0,
};
/** Watches the ball come, leaps, has it, sits down with it. */
export const fetch: Deed = {
  view: { body: 66, head: 50 },
  busy: true,
  toy: 'ball',
  keys: [
    { at: 0, posture: { nod: 0.2, ears: 0.7 } },
    { at: 12, posture: { crouch: 0.5, nod: 0.36, ears: 0.9, tail: 0.4 } },
    { at: 20, posture: { crouch: 0.75, nod: 0.44, squash: 0.94 }, ease: 'out' },
    { at: 27, posture: { rear: 0.75, lift: 0.3, nod: 0.2, open: 1, ears: -0.5 }, ease: 'out' },
    { at: 34, posture: { crouch: 0.5, open: 0.4, ears: 0.8 }, ease: 'in' },
    { at: 44, posture: { open: 0.4, nod: 0.12, tail: 0.6, wag: 1 }, ease: 'overshoot' },
    { at: 60, posture: { open: 0.4, nod: 0.14, tail: 0.6, tilt: 0.08, wag: 1 } },
    { at: 78, posture: { open: 0.4, nod: 0.1, tail: 0.6, tilt: -0.06, wag: 1 } },
    { at: 96, posture: { open: 0.4, nod: 0.14, tail: 0.6, tilt: 0.08, wag: 1 } },
  ],
  loopFrom: 60,
};
export const chase: Deed = {
  view: across,
  gait: 'run',
  busy: true,
  toy: 'butterfly',
  keys: [
    { at: 0, posture: { nod: 0.3, open: 0.5, ears: 0.2 } },
    { at: 14, posture: { nod: 0.42, open: 0.6, ears: 0.3 } },
    { at: 28, posture: { nod: 0.3, open: 0.5, ears: 0.2 } },
  ],
  loopFrom: 0,
};
export const paddle: Deed = {
  view: across,
  keys: [
    { at: 0, posture: { nod: 0.1, lift: -0.1 } },
    { at: 20, posture: { nod: 0.04, lift: -0.13, pitch: 0.03 } },
    { at: 40, posture: { nod: 0.1, lift: -0.1 } },
  ],
  loopFrom: 0,
  toy: 'ripples',
};
export const splash: Deed = {
  view: { body: 50, head: 26 },
  toy: 'drops',
  keys: [
    { at: 0, posture: { lift: -0.05 } },
    { at: 5, posture: { lift: -0.1, crouch: 0.4, wings: 0.1 } },
    {
      at: 10,
      posture: { lift: 0.05, paw: 1, wings: 0.8, beat: 0.6, open: 0.7, nod: 0.15, joy: 1, lids: 1 },
      ease: 'out',
    },
    { at: 15, posture: { lift: -0.08, crouch: 0.3, wings: 0.6, beat: -0.8, joy: 1, lids: 1 }, ease: 'in' },
    {
      at: 20,
      posture: { lift: 0.05, paw: 1, wings: 0.8, beat: 0.6, open: 0.7, nod: 0.15, joy: 1, lids: 1 },
      ease: 'out',
    },
    { at: 25, posture: { lift: -0.08, crouch: 0.3, wings: 0.6, beat: -0.8 }, ease: 'in' },
    { at: 44, posture: { lift: -0.05 } },
  ],
  loopFrom: 0,
};
