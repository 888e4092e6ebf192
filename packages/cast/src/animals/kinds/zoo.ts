/** The large ones of a zoo: elephant, giraffe, lion. */
import type { Mark, Species } from '../species.ts';

const wild = {
  gaits: { walk: 'walk', trot: 'trot', run: 'gallop' },
  collar: 'none',
} as const;

/** It swings its trunk and fans itself. */
export const elephant: Species = {
  ...wild,
  scale: 370,
  coats: [
    { fur: '#97a1b3', pale: '#b4bccb', dark: '#7f899c', eye: '#4a3226' },
    { fur: '#a79c9e', pale: '#c3b9b9', dark: '#8d8285', eye: '#4a3226' },
  ],
  trunk: { length: 0.58, hip: 0.62, shoulder: 0.64, girth: [0.3, 0.34, 0.31], broad: 0.94, marks: [] },
  legs: {
    count: 4,
    upper: 0.25,
    lower: 0.25,
    thick: [0.17, 0.125, 0.12],
    aside: 0.17,
    foot: { kind: 'hoof', length: 0.055, color: '#efe8de' },
  },
  neck: { forward: 0.4, up: 0.25, thick: 0.24 },
  head: {
    skull: [0.27, 0.285, 0.27],
    more: [{ at: [0.1, 0.13, 0], r: [0.19, 0.17, 0.2] }],
    snout: [],
    snoutColor: 'fur',
    marks: [],
    eye: { aside: 0.62, up: 0.06, size: 0.056 },
    nose: { kind: 'none', at: [0.2, 0.1, 0], size: 0 },
    mouth: { at: [0.19, 0.27, 0], width: 0.12 },
    proboscis: { at: [0.21, 0.09, 0], length: 0.72, thick: [0.125, 0.105, 0.08, 0.062, 0.054] },
    tusks: '#fff6e2',
    ears: { kind: 'fan', length: 0.42, aside: 1.5, up: 0.06, color: 'fur' },
  },
  tail: { kind: 'line', length: 0.44, thick: [0.04, 0.03, 0.022], up: -1, curl: -0.08, tuft: 0.045 },
  sits: 0.62,
  eats: 'grass',
};

/** Patches of a giraffe on one part of the body: radians to the side and up, and their size. */
const patches = (
  on: 'hip' | 'belly' | 'chest',
  places: readonly (readonly [aside: number, up: number, size: number])[],
): (Mark & { on: typeof on })[] =>
  places.map(([aside, up, size]) => ({ on, aside, up, width: size, height: size * 0.85, color: 'dark' }));

/** Its neck leans over every fence. */
export const giraffe: Species = {
  ...wild,
  scale: 290,
  coats: [
    { fur: '#f4c978', pale: '#fdeecb', dark: '#b9763a', eye: '#4a2d1c' },
    { fur: '#efd6a4', pale: '#fcf1d8', dark: '#a5714a', eye: '#4a2d1c' },
  ],
  trunk: {
    length: 0.44,
    hip: 0.8,
    shoulder: 0.86,
    girth: [0.2, 0.215, 0.225],
    broad: 0.86,
    marks: [
      ...patches('hip', [
        [1.25, 0.55, 0.34],
        [1.9, 0.1, 0.36],
        [1.2, -0.25, 0.3],
      ]),
      ...patches('belly', [
        [1.2, 0.75, 0.3],
        [1.75, 0.3, 0.3],
        [1.1, 0.08, 0.34],
        [1.7, -0.45, 0.28],
      ]),
      ...patches('chest', [
        [1.5, 0.5, 0.3],
        [0.75, 0.2, 0.3],
        [1.4, -0.15, 0.32],
        [0.55, -0.45, 0.24],
      ]),
    ],
  },
  legs: {
    count: 4,
    upper: 0.38,
    lower: 0.39,
    thick: [0.13, 0.065, 0.052],
    aside: 0.11,
    foot: { kind: 'hoof', length: 0.07, color: '#6a4630' },
  },
  neck: {
    forward: 0.3,
    up: 0.86,
    thick: 0.105,
    marks: [
      { along: 0.16, aside: 0.9, up: 0.1, width: 0.45, height: 0.42 },
      { along: 0.34, aside: 1.5, up: 0.1, width: 0.42, height: 0.5 },
      { along: 0.46, aside: 0.55, up: 0, width: 0.42, height: 0.55 },
      { along: 0.6, aside: 1.35, up: 0.1, width: 0.46, height: 0.55 },
      { along: 0.74, aside: 0.5, up: 0, width: 0.42, height: 0.5 },
    ],
  },
  head: {
    skull: [0.185, 0.185, 0.18],
    snout: [
      { at: [0.1, 0.06, 0], r: [0.13, 0.12, 0.125] },
      { at: [0.27, 0.13, 0], r: [0.095, 0.09, 0.105] },
    ],
    snoutColor: 'pale',
    marks: [{ aside: 0, up: 0.62, width: 0.26, height: 0.34, color: 'dark' }],
    eye: { aside: 0.82, up: 0.2, size: 0.058 },
    nose: { kind: 'nostrils', at: [0.345, 0.1, 0], size: 0.05 },
    mouth: { at: [0.35, 0.175, 0], width: 0.068 },
    ears: { kind: 'leaf', length: 0.2, width: 0.06, aside: 1.5, up: 0.42, color: 'fur' },
    tuft: { kind: 'knobs', color: 'dark', size: 0.045 },
  },
  tail: { kind: 'line', length: 0.46, thick: [0.032, 0.025, 0.02], up: -1, curl: -0.1, tuft: 0.06 },
  mane: 'brush',
  sits: null,
  eats: 'grass',
};

/** It lies in the sun and wags the end of its tail. */
export const lion: Species = {
  ...wild,
  scale: 215,
  coats: [
    { fur: '#f2bd62', pale: '#fdecc8', dark: '#b5622a', eye: '#8a5a1c' },
    { fur: '#e6b377', pale: '#fbeacb', dark: '#8a4b2c', eye: '#8a5a1c' },
  ],
  trunk: {
    length: 0.58,
    hip: 0.47,
    shoulder: 0.5,
    girth: [0.18, 0.185, 0.22],
    broad: 0.92,
    marks: [{ on: 'chest', aside: 0, up: -0.2, width: 0.5, height: 0.8, color: 'pale' }],
  },
  legs: {
    count: 4,
    upper: 0.22,
    lower: 0.22,
    thick: [0.13, 0.08, 0.07],
    aside: 0.12,
    foot: { kind: 'paw', length: 0.1, color: 'pale' },
  },
  neck: { forward: 0.22, up: 0.35, thick: 0.17 },
  head: {
    skull: [0.25, 0.26, 0.285],
    snout: [
      { at: [0.13, 0.09, 0], r: [0.14, 0.13, 0.16] },
      { at: [0.22, 0.1, 0], r: [0.1, 0.095, 0.125] },
    ],
    snoutColor: 'pale',
    marks: [],
    eye: { aside: 0.52, up: 0.14, size: 0.06 },
    nose: { kind: 'button', at: [0.305, 0.055, 0], size: 0.06 },
    mouth: { at: [0.3, 0.15, 0], width: 0.09 },
    ears: { kind: 'round', length: 0.1, aside: 0.95, up: 0.86, color: 'fur' },
    whiskers: true,
  },
  tail: { kind: 'line', length: 0.6, thick: [0.04, 0.034, 0.028], up: 0.1, curl: 0.24, tuft: 0.075 },
  mane: 'ring',
  sits: 1,
  pants: true,
  eats: 'bowl',
};
