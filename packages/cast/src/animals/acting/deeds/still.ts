/** At rest: standing, sitting, lying, looking, and what is done with the voice or a paw. */
import type { Deed } from '../deed.ts';
import { sitting, standing } from './views.ts';

export const stand: Deed = {
  view: standing,
  keys: [
    { at: 0, posture: {} },
    { at: 50, posture: { tilt: 0.03, ears: 0.1 } },
    { at: 100, posture: {} },
  ],
  loopFrom: 0,
};
export const sit: Deed = {
  view: sitting,
  keys: [
    { at: 0, posture: { sit: 1 } },
    { at: 40, posture: { sit: 1, tilt: 0.05 } },
    { at: 58, posture: { sit: 1, tilt: -0.03, ears: 0.2 } },
    { at: 96, posture: { sit: 1 } },
  ],
  loopFrom: 0,
};
export const lie: Deed = {
  view: { body: 62, head: 34 },
  keys: [
    { at: 0, posture: { lie: 1 } },
    { at: 44, posture: { lie: 1, nod: 0.05, tilt: 0.06 } },
    { at: 92, posture: { lie: 1 } },
  ],
  loopFrom: 0,
};
export const sleep: Deed = {
  view: { body: 66, head: 44 },
  busy: true,
  keys: [
    { at: 0, posture: { lie: 1, reach: 0.9, lids: 1, ears: -0.4, tail: -1.6, tilt: 0.1 } },
    { at: 36, posture: { lie: 1, reach: 0.86, lids: 1, ears: -0.4, tail: -1.6, tilt: 0.1 } },
    { at: 72, posture: { lie: 1, reach: 0.9, lids: 1, ears: -0.4, tail: -1.6, tilt: 0.1 } },
  ],
  loopFrom: 0,
};
const curled = { lie: 1, reach: 0.72, lids: 1, ears: -0.4, tail: -1.6, tilt: 0.16 } as const;
/** Asleep in a lap. */
export const nap: Deed = {
  view: { body: 40, head: 34 },
  busy: true,
  keys: [
    { at: 0, posture: curled },
    { at: 36, posture: { ...curled, reach: 0.68 } },
    { at: 72, posture: curled },
  ],
  loopFrom: 0,
};
/** Leans into a hand: eyes shut, chin up. */
export const petted: Deed = {
  view: { body: 46, head: 30 },
  keys: [
    { at: 0, posture: { sit: 1 } },
    { at: 12, posture: { sit: 1, nod: 0.1, ears: -0.3 } },
    { at: 24, posture: { sit: 1, nod: 0.2, lids: 1, joy: 1, ears: -0.4, tilt: 0.14, wag: 1 } },
    { at: 44, posture: { sit: 1, nod: 0.14, lids: 1, joy: 1, ears: -0.4, tilt: 0.06, wag: 1 } },
    { at: 64, posture: { sit: 1, nod: 0.2, lids: 1, joy: 1, ears: -0.4, tilt: 0.14, wag: 1 } },
  ],
  loopFrom: 24,
};
/** A paw is given, or waved. */
export const givePaw: Deed = {
  view: sitting,
  keys: [
    { at: 0, posture: { sit: 1 } },
    { at: 7, posture: { sit: 1, nod: -0.08 } },
    { at: 15, posture: { sit: 1, paw: 1, tilt: 0.1, open: 0.4 }, ease: 'overshoot' },
    { at: 22, posture: { sit: 1, paw: 0.72, tilt: 0.06, open: 0.3 } },
    { at: 29, posture: { sit: 1, paw: 1, tilt: 0.1, open: 0.4 } },
    { at: 36, posture: { sit: 1, paw: 0.72, tilt: 0.06, open: 0.3 } },
    { at: 46, posture: { sit: 1 } },
    { at: 60, posture: { sit: 1 } },
  ],
  loopFrom: 0,
};
/** Speaks up. */
export const speak: Deed = {
  view: standing,
  keys: [
    { at: 0, posture: {} },
    { at: 6, posture: { nod: -0.1, crouch: 0.2 } },
    { at: 10, posture: { nod: 0.24, open: 1, ears: -0.2, crouch: -0.1 }, ease: 'out' },
    { at: 14, posture: { nod: 0.06, open: 0.1 } },
    { at: 18, posture: { nod: 0.24, open: 1, ears: -0.2 }, ease: 'out' },
    { at: 26, posture: {} },
    { at: 64, posture: { tilt: 0.05 } },
    { at: 80, posture: {} },
  ],
  loopFrom: 0,
};
export const hide: Deed = {
  view: { body: 50, head: 26 },
  busy: true,
  keys: [
    { at: 0, posture: {} },
    { at: 10, posture: { lie: 0.9, reach: 0.5, ears: -1, lids: 1 } },
    { at: 40, posture: { lie: 0.9, reach: 0.5, ears: -1, lids: 1 } },
    { at: 48, posture: { lie: 0.86, reach: 0.3, ears: 0.2 }, ease: 'overshoot' },
    { at: 70, posture: { lie: 0.86, reach: 0.3, ears: 0.3, turn: 0.2 } },
    { at: 80, posture: { lie: 0.9, reach: 0.5, ears: -1, lids: 1 } },
  ],
  loopFrom: 10,
};
export const lookAround: Deed = {
  view: standing,
  busy: true,
  keys: [
    { at: 0, posture: {} },
    { at: 12, posture: { turn: 0.5, ears: 0.6, nod: 0.1 } },
    { at: 30, posture: { turn: 0.5, ears: 0.7, nod: 0.1 } },
    { at: 44, posture: { turn: -0.6, ears: 0.6, nod: 0.05 } },
    { at: 62, posture: { turn: -0.6, ears: 0.7, tilt: 0.12 } },
    { at: 80, posture: {} },
  ],
  loopFrom: 0,
};
export const lookBack: Deed = {
  view: { body: 164, head: 72 },
  keys: [
    { at: 0, posture: {} },
    { at: 14, posture: { tilt: 0.06, ears: 0.4, open: 0.5 } },
    { at: 40, posture: { ears: 0.3, open: 0.5 } },
  ],
  loopFrom: 14,
  busy: true,
};
export const admire: Deed = {
  view: { body: 162, head: 158 },
  busy: true,
  keys: [
    { at: 0, posture: { sit: 1 } },
    { at: 60, posture: { sit: 1, tilt: 0.1, ears: 0.3 } },
    { at: 120, posture: { sit: 1 } },
  ],
  loopFrom: 0,
};
