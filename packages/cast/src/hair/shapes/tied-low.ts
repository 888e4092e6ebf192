import type { HairDrawing } from '../hair-drawing.ts';
import { combedCap } from './outlines.ts';

/** Combed back from the hairline, smooth. */
const smooth = {
  cap: combedCap,
  edge: [
    [0.475, 0.07],
    [0.435, -0.15, 'valley'],
    [0.35, -0.31, 'valley'],
    [0.16, -0.44, 'valley'],
    [0.1, -0.445, 'valley'],
    [-0.1, -0.38, 'valley'],
    [-0.32, -0.27, 'valley'],
    [-0.44, -0.1, 'valley'],
    [-0.525, 0.12],
  ],
  smoothEdge: true,
  part: [0.1, -0.59],
  partLine: true,
  wisps: [
    [
      [-0.42, -0.12],
      [-0.47, 0.06],
      [-0.45, 0.22],
    ],
    [
      [0.43, -0.1],
      [0.455, 0.06],
      [0.44, 0.18],
    ],
  ],
} as const;

/** Bound together at the nape, or in one braid over a shoulder. */
export const lowTiedHair = {
  'low-bun': { ...smooth, buns: [[-0.47, 0.3, 0.185]] },
  'low-ponytail': {
    ...smooth,
    tails: [
      {
        root: [-0.43, 0.27],
        line: [
          [-0.4, 0.24],
          [-0.6, 0.4],
          [-0.63, 0.68],
          [-0.58, 0.98],
        ],
        width: 0.13,
        behind: true,
      },
    ],
  },
  'one-braid': {
    ...smooth,
    braids: {
      lines: [
        [
          [-0.5, 0.2],
          [-0.56, 0.42],
          [-0.47, 0.7],
          [-0.43, 1.02],
        ],
      ],
      width: 0.092,
    },
  },
} as const satisfies Record<string, HairDrawing>;
