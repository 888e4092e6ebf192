import type { HairDrawing } from '../hair-drawing.ts';

/** Braided close to the head: with ends that hang, or without. */
const inRows: HairDrawing = {
  cap: [
    [-0.515, 0],
    [-0.548, -0.16],
    [-0.515, -0.36],
    [-0.375, -0.525],
    [-0.13, -0.596],
    [0.14, -0.584],
    [0.335, -0.485],
    [0.445, -0.31],
    [0.475, -0.15],
    [0.46, -0.02],
  ],
  edge: [
    [0.47, 0.069],
    [0.431, -0.167, 'valley'],
    [0.327, -0.314, 'valley'],
    [0.119, -0.392, 'valley'],
    [-0.119, -0.377, 'valley'],
    [-0.317, -0.294, 'valley'],
    [-0.436, -0.127, 'valley'],
    [-0.52, 0.118],
  ],
  smoothEdge: true,
  rows: true,
  noLightBand: true,
};

/** Curls bound in puffs, and rows. */
export const boundCurls = {
  puffs: {
    cap: [
      [-0.518, 0.12],
      [-0.572, -0.096],
      [-0.537, -0.32],
      [-0.385, -0.513],
      [-0.129, -0.612],
      [0.147, -0.596],
      [0.354, -0.48],
      [0.467, -0.29],
      [0.497, -0.087],
      [0.467, 0.07],
    ],
    edge: [
      [0.475, 0.06],
      [0.43, -0.16, 'valley'],
      [0.32, -0.32, 'valley'],
      [0.1, -0.455, 'valley'],
      [0.02, -0.455, 'valley'],
      [-0.26, -0.31, 'valley'],
      [-0.44, -0.12, 'valley'],
      [-0.525, 0.12],
    ],
    smoothEdge: true,
    part: [0.03, -0.62],
    partLine: true,
    puffs: [
      [-0.5, -0.44, 0.235],
      [0.46, -0.42, 0.2],
    ],
  },
  cornrows: {
    ...inRows,
    hangingBraids: [
      [
        [-0.44, 0.05],
        [-0.54, 0.3],
        [-0.55, 0.62],
      ],
      [
        [-0.38, 0.1],
        [-0.46, 0.36],
        [-0.45, 0.72],
      ],
      [
        [-0.28, 0.15],
        [-0.36, 0.4],
        [-0.33, 0.76],
      ],
      [
        [0.4, 0.1],
        [0.47, 0.34],
        [0.46, 0.64],
      ],
      [
        [0.43, 0.05],
        [0.53, 0.28],
        [0.53, 0.55],
      ],
      [
        [0.32, 0.15],
        [0.38, 0.4],
        [0.36, 0.7],
      ],
    ],
  },
  'cornrows-short': inRows,
} as const satisfies Record<string, HairDrawing>;
