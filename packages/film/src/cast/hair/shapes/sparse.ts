import type { HairDrawing } from '../hair-drawing.ts';

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
} as const satisfies Record<string, HairDrawing>;
