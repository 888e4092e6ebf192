import type { HairDrawing } from '../hair-drawing.ts';

const clipped = {
  cap: [
    [-0.5, 0],
    [-0.537, -0.16],
    [-0.505, -0.35],
    [-0.368, -0.51],
    [-0.128, -0.582],
    [0.138, -0.57],
    [0.33, -0.472],
    [0.44, -0.3],
    [0.47, -0.14],
    [0.455, -0.05],
  ],
  edge: [
    [0.455, -0.05],
    [0.42, -0.15, 'valley'],
    [0.37, -0.28, 'valley'],
    [0.18, -0.355, 'valley'],
    [-0.08, -0.355, 'valley'],
    [-0.29, -0.31, 'valley'],
    [-0.37, -0.2, 'valley'],
    [-0.4, -0.07, 'valley'],
    [-0.44, 0.03, 'valley'],
    [-0.5, 0],
  ],
  smoothEdge: true,
  noLightBand: true,
} as const;

/** Little hair: very old and very young. */
export const sparseHair = {
  bald: {
    sidesOnly: true,
  },
  baby: {
    tufts: [
      [
        [-0.05, -0.49],
        [-0.1, -0.6],
        [0, -0.66],
        [0.09, -0.6],
        [0.05, -0.53],
      ],
      [
        [0.02, -0.49],
        [0.09, -0.57],
        [0.19, -0.57],
        [0.21, -0.5],
      ],
      [
        [-0.1, -0.48],
        [-0.2, -0.55],
        [-0.29, -0.5],
      ],
    ],
  },
  shaved: { ...clipped, shaved: 0.3 },
  // Too little to part or to comb: the head's own outline, a soft hairline.
  'short-fine': {
    ...clipped,
    shaved: 0.1,
    wisps: [
      [
        [-0.04, -0.53],
        [0.01, -0.6],
        [0.09, -0.61],
      ],
      [
        [0.05, -0.53],
        [0.12, -0.575],
        [0.2, -0.56],
      ],
    ],
  },
  'baby-down': {
    ...clipped,
    shaved: 0.58,
    wisps: [
      [
        [-0.06, -0.5],
        [-0.02, -0.59],
        [0.07, -0.62],
      ],
      [
        [-0.1, -0.48],
        [-0.15, -0.57],
        [-0.09, -0.63],
      ],
      [
        [0.02, -0.5],
        [0.11, -0.555],
        [0.18, -0.545],
      ],
    ],
  },
} as const satisfies Record<string, HairDrawing>;
