import type { OwnDrawings } from './own-drawing.ts';
import { box, corners, disc, shape, soft } from './shape.ts';

const skin = '#5b6275';

export const play: OwnDrawings = {
  'basketball-hoop': {
    metres: 1.4,
    shapes: [
      shape('#7b8694', box(-0.03, 0, 0.06, 0.5, 0.01)),
      shape('#f6f7f8', box(-0.34, -0.5, 0.68, 0.46, 0.02)),
      shape('#d9534f', box(-0.13, -0.34, 0.26, 0.2, 0.01)),
      shape('#f6f7f8', box(-0.1, -0.31, 0.2, 0.14, 0)),
      shape('#e8eef2', corners([-0.17, -0.1], [0.17, -0.1], [0.1, 0.12], [-0.1, 0.12])),
      shape('#e2704f', box(-0.2, -0.13, 0.4, 0.04, 0.02)),
    ],
  },
  whistle: {
    metres: 0.06,
    shapes: [
      shape('#f2b73d', box(-0.05, -0.2, 0.55, 0.18, 0.03), disc(-0.14, 0.05, 0.27)),
      shape('#b97f1f', disc(-0.14, 0.05, 0.12), box(0.12, -0.2, 0.1, 0.08, 0)),
      shape('#6f7783', disc(-0.42, 0.05, 0.08)),
      shape('#f4f3ef', disc(-0.42, 0.05, 0.04)),
    ],
  },
  'toy-blocks': {
    metres: 0.4,
    shapes: [
      shape('#e0533d', box(-0.46, 0.06, 0.42, 0.42, 0.03)),
      shape('#5f9fd0', box(0, 0.06, 0.42, 0.42, 0.03)),
      shape('#f2c53d', box(-0.24, -0.38, 0.42, 0.42, 0.03)),
      shape(
        '#ffffff',
        disc(-0.25, 0.27, 0.1),
        corners([0.21, 0.16], [0.33, 0.38], [0.09, 0.38]),
        box(-0.12, -0.27, 0.18, 0.18, 0.01),
      ),
    ],
  },
  'toy-figure': {
    metres: 0.12,
    shapes: [
      shape('#7d8794', box(-0.2, 0.16, 0.18, 0.32, 0.02), box(0.02, 0.16, 0.18, 0.32, 0.02)),
      shape('#a9b4c0', corners([-0.22, -0.16], [0.22, -0.16], [0.28, 0.2], [-0.28, 0.2])),
      shape('#f2c53d', box(-0.14, -0.44, 0.28, 0.28, 0.08)),
      shape('#7d8794', box(-0.17, -0.5, 0.34, 0.16, 0.06)),
      shape('#d06a5a', corners([-0.02, -0.5], [0.12, -0.5], [0.06, -0.46])),
      shape('#3b4150', disc(-0.05, -0.29, 0.022), disc(0.06, -0.29, 0.022)),
    ],
  },
  'toy-rabbit': toyAnimal('#d8c3a8', '#f3dfca', [
    shape(
      '#d8c3a8',
      soft([-0.16, -0.24], [-0.2, -0.44], [-0.14, -0.5], [-0.06, -0.44], [-0.03, -0.24]),
      soft([0.03, -0.24], [0.06, -0.44], [0.14, -0.5], [0.2, -0.44], [0.16, -0.24]),
    ),
    shape('#f0b7b0', disc(-0.12, -0.4, 0.03, 0.08), disc(0.12, -0.4, 0.03, 0.08)),
  ]),
  'toy-dog': toyAnimal('#b5804f', '#e3c49c', [
    shape('#7d5230', disc(-0.24, -0.16, 0.07, 0.14, 18), disc(0.24, -0.16, 0.07, 0.14, -18)),
  ]),
  'toy-cat': toyAnimal('#e2a155', '#f6d9ae', [
    shape(
      '#e2a155',
      corners([-0.24, -0.2], [-0.2, -0.44], [-0.05, -0.3]),
      corners([0.24, -0.2], [0.2, -0.44], [0.05, -0.3]),
    ),
  ]),
  'toy-lion': toyAnimal('#e6b04e', '#f6dda0', [shape('#b56a2c', disc(0, -0.17, 0.32, 0.29))], true),
  'toy-elephant': toyAnimal(
    '#9fb0c3',
    '#c6d2de',
    [shape('#8799ae', disc(-0.3, -0.16, 0.15, 0.17), disc(0.3, -0.16, 0.15, 0.17))],
    false,
    [
      shape(
        '#9fb0c3',
        corners([-0.05, -0.12], [0.05, -0.12], [0.07, 0.06], [0.14, 0.12], [0.08, 0.16], [-0.02, 0.1]),
      ),
    ],
  ),
  'toy-giraffe': {
    metres: 0.35,
    shapes: [
      shape(
        '#e9b85a',
        box(-0.3, 0.05, 0.5, 0.26, 0.1),
        corners([0.06, 0.14], [0.14, -0.36], [0.26, -0.36], [0.22, 0.2]),
      ),
      shape('#e9b85a', box(-0.27, 0.2, 0.09, 0.28, 0.03), box(0.06, 0.2, 0.09, 0.28, 0.03)),
      shape('#f2cd83', disc(0.26, -0.37, 0.14, 0.085)),
      shape(
        '#a9672f',
        disc(-0.18, 0.14, 0.055),
        disc(-0.02, 0.12, 0.06),
        disc(0.15, -0.02, 0.04),
        disc(0.18, -0.18, 0.035),
        box(0.16, -0.5, 0.03, 0.1, 0.01),
        box(0.23, -0.5, 0.03, 0.1, 0.01),
      ),
      shape('#3b4150', disc(0.25, -0.4, 0.02)),
    ],
  },
  'shadow-rabbit': {
    metres: 0.9,
    shapes: [
      shape(
        skin,
        disc(0.02, 0.02, 0.24, 0.19),
        corners([-0.2, 0.02], [-0.5, 0.5], [-0.16, 0.5], [0.1, 0.16]),
        corners([0.02, -0.1], [-0.16, -0.48], [-0.06, -0.5], [0.12, -0.12]),
        corners([0.1, -0.1], [0.1, -0.5], [0.2, -0.48], [0.2, -0.08]),
      ),
      shape('#f6ecc8', disc(0.08, -0.02, 0.025)),
    ],
  },
  'shadow-dog': {
    metres: 0.9,
    shapes: [
      shape(
        skin,
        corners(
          [-0.5, 0.5],
          [-0.32, -0.02],
          [-0.12, -0.16],
          [-0.16, -0.42],
          [0.02, -0.24],
          [0.46, -0.14],
          [0.5, -0.03],
          [0.2, 0.02],
          [0.44, 0.08],
          [0.38, 0.16],
          [0.06, 0.16],
          [-0.1, 0.5],
        ),
      ),
      shape('#f6ecc8', disc(0.04, -0.12, 0.025)),
    ],
  },
  'shadow-bird': {
    metres: 0.9,
    shapes: [
      shape(
        skin,
        corners(
          [0, 0.1],
          [-0.1, -0.1],
          [-0.3, -0.36],
          [-0.5, -0.3],
          [-0.36, -0.1],
          [-0.14, 0.24],
          [0, 0.4],
          [0.14, 0.24],
          [0.36, -0.1],
          [0.5, -0.3],
          [0.3, -0.36],
          [0.1, -0.1],
        ),
      ),
    ],
  },
};

/** A sewn animal that sits: never mistaken for a live one. `ears` are its own, behind the head. */
function toyAnimal(
  fur: string,
  belly: string,
  ears: OwnDrawings[string]['shapes'],
  maned = false,
  nose: OwnDrawings[string]['shapes'] = [],
): OwnDrawings[string] {
  const face = maned ? [shape(fur, disc(0, -0.16, 0.22, 0.2))] : [shape(fur, disc(0, -0.17, 0.25, 0.22))];
  return {
    metres: 0.3,
    shapes: [
      shape(fur, disc(-0.24, 0.4, 0.13, 0.09), disc(0.24, 0.4, 0.13, 0.09)),
      shape(fur, disc(-0.26, 0.12, 0.08, 0.16, 30), disc(0.26, 0.12, 0.08, 0.16, -30)),
      shape(fur, disc(0, 0.22, 0.24, 0.24)),
      shape(belly, disc(0, 0.25, 0.15, 0.16)),
      ...ears,
      ...face,
      shape(belly, disc(0, -0.1, 0.12, 0.09)),
      shape('#3b3540', disc(-0.1, -0.2, 0.026), disc(0.1, -0.2, 0.026), disc(0, -0.13, 0.032, 0.022)),
      ...nose,
      shape('#d06a5a', box(0.08, 0.16, 0.1, 0.025, 0), box(0.11, 0.13, 0.025, 0.085, 0)),
    ],
  };
}
