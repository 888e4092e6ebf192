import type { HairDrawing } from '../hair-drawing.ts';
import { boundCap, closeCap, combedCap, combedEdge, fringeEdge, raggedEdge } from './outlines.ts';

/** Braids, tails and buns. Tied-up hair has no mass behind the jaw. */
export const tiedHair = {
  braids: {
    cap: boundCap,
    edge: [
      [0.475, 0.1],
      [0.455, -0.02, 'tip', 0.4],
      [0.385, -0.2, 'valley', 1],
      [0.235, -0.36, 'valley', -0.5],
      [0.02, -0.475, 'valley'],
      [-0.02, -0.475, 'valley'],
      [-0.22, -0.34, 'valley', 0.6],
      [-0.39, -0.14, 'valley', 0.6],
      [-0.475, 0.06, 'tip'],
      [-0.525, 0.12],
    ],
    smoothEdge: true,
    part: [0, -0.6],
    partLine: true,
    wisps: [
      [
        [-0.42, -0.1],
        [-0.465, 0.08],
        [-0.45, 0.24],
      ],
      [
        [0.43, -0.06],
        [0.45, 0.1],
        [0.44, 0.22],
      ],
    ],
    braids: {
      lines: [
        [
          [-0.5, 0.22],
          [-0.565, 0.42],
          [-0.5, 0.68],
          [-0.47, 0.98],
        ],
        [
          [0.455, 0.2],
          [0.505, 0.4],
          [0.435, 0.66],
          [0.42, 0.93],
        ],
      ],
      width: 0.078,
    },
  },
  pigtails: {
    cap: closeCap,
    edge: fringeEdge,
    part: [0.03, -0.58],
    overBrows: true,
    tails: [
      {
        root: [-0.53, -0.14],
        line: [
          [-0.53, -0.14],
          [-0.78, -0.16],
          [-0.86, 0.12],
          [-0.76, 0.44],
        ],
        width: 0.15,
      },
      {
        root: [0.48, -0.14],
        line: [
          [0.48, -0.14],
          [0.7, -0.16],
          [0.77, 0.1],
          [0.68, 0.38],
        ],
        width: 0.125,
      },
    ],
  },
  ponytail: {
    cap: closeCap,
    edge: raggedEdge,
    part: [-0.24, -0.54],
    locks: [
      {
        line: [
          [-0.45, -0.18],
          [-0.505, 0.02],
          [-0.47, 0.24],
        ],
        width: 0.052,
      },
      {
        line: [
          [0.45, -0.16],
          [0.475, 0.02],
          [0.45, 0.2],
        ],
        width: 0.04,
      },
    ],
    tails: [
      {
        root: [-0.4, -0.52],
        line: [
          [-0.36, -0.5],
          [-0.66, -0.64],
          [-0.86, -0.3],
          [-0.8, 0.12],
          [-0.88, 0.42],
        ],
        width: 0.15,
        behind: true,
      },
    ],
  },
  'top-bun': {
    cap: combedCap,
    edge: combedEdge,
    smoothEdge: true,
    part: [-0.02, -0.62],
    wisps: [
      [
        [-0.41, -0.16],
        [-0.47, 0.04],
        [-0.445, 0.2],
      ],
      [
        [0.42, -0.14],
        [0.455, 0.04],
        [0.435, 0.16],
      ],
    ],
    buns: [[-0.02, -0.76, 0.19]],
  },
  'space-buns': {
    cap: boundCap,
    edge: fringeEdge,
    part: [0.02, -0.6],
    overBrows: true,
    buns: [
      [-0.37, -0.62, 0.165],
      [0.34, -0.6, 0.15],
    ],
  },
} as const satisfies Record<string, HairDrawing>;
