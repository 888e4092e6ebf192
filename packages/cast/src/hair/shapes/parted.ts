import type { EdgeKnot, HairDrawing } from '../hair-drawing.ts';
import { shortBack } from './outlines.ts';

const shortCap = [
  [-0.515, 0.05],
  [-0.58, -0.12],
  [-0.555, -0.35],
  [-0.42, -0.56],
  [-0.16, -0.68],
  [0.12, -0.68],
  [0.34, -0.58],
  [0.46, -0.42],
  [0.495, -0.22],
  [0.485, -0.08],
  [0.462, 0.02],
] as const;
/** Combed over the forehead from a parting on the left of the picture, and from one on its right. */
const fromLeft: readonly EdgeKnot[] = [
  [0.475, 0.07],
  [0.455, -0.06, 'tip', 0.5],
  [0.42, -0.17, 'valley'],
  [0.27, -0.26, 'valley', 0.6],
  [0.02, -0.35, 'valley', 0.6],
  [-0.22, -0.45, 'valley'],
  [-0.27, -0.45, 'valley'],
  [-0.385, -0.26, 'valley', 0.8],
  [-0.455, -0.03, 'tip'],
  [-0.525, 0.12],
];
const fromRight: readonly EdgeKnot[] = [
  [0.475, 0.07],
  [0.455, -0.04, 'tip', 0.5],
  [0.41, -0.22, 'valley'],
  [0.315, -0.43, 'valley'],
  [0.265, -0.445, 'valley'],
  [0.06, -0.35, 'valley', 0.6],
  [-0.2, -0.25, 'valley', 0.6],
  [-0.39, -0.13, 'valley', 0.6],
  [-0.46, 0, 'tip'],
  [-0.525, 0.12],
];
const longCap = [
  [-0.54, 0.12],
  [-0.596, -0.1],
  [-0.56, -0.335],
  [-0.4, -0.54],
  [-0.133, -0.645],
  [0.155, -0.628],
  [0.37, -0.505],
  [0.488, -0.305],
  [0.519, -0.09],
  [0.487, 0.07],
] as const;

/** Straight hair that is combed to one side and leaves the forehead free. */
export const partedHair = {
  'short-parted': {
    cap: shortCap,
    edge: [[0.462, 0.02], ...fromLeft.slice(1, -1), [-0.515, 0.05]],
    smoothEdge: true,
    part: [-0.22, -0.6],
    partLine: true,
    back: shortBack,
  },
  'short-parted-right': {
    cap: shortCap,
    edge: [[0.462, 0.02], ...fromRight.slice(1, -1), [-0.515, 0.05]],
    smoothEdge: true,
    part: [0.255, -0.58],
    partLine: true,
    back: shortBack,
  },
  'bob-parted': {
    cap: longCap,
    edge: fromLeft,
    smoothEdge: true,
    part: [-0.22, -0.59],
    partLine: true,
    locks: [
      {
        line: [
          [-0.45, -0.26],
          [-0.565, 0.04],
          [-0.565, 0.3],
          [-0.49, 0.5],
        ],
        width: 0.1,
      },
      {
        line: [
          [0.44, -0.22],
          [0.515, 0.04],
          [0.505, 0.28],
          [0.445, 0.46],
        ],
        width: 0.075,
      },
    ],
    back: [
      [-0.5, -0.3],
      [-0.66, 0.06],
      [-0.66, 0.36],
      [-0.52, 0.61, 'tip', -1],
      [-0.3, 0.55, 'valley'],
      [0, 0.6, 'valley'],
      [0.28, 0.55, 'valley'],
      [0.48, 0.58, 'tip', 1],
      [0.585, 0.34],
      [0.58, 0.06],
      [0.46, -0.3],
    ],
  },
  'long-side': {
    cap: longCap,
    edge: fromLeft,
    smoothEdge: true,
    part: [-0.22, -0.59],
    partLine: true,
    locks: [
      {
        line: [
          [-0.45, -0.26],
          [-0.555, 0.02],
          [-0.545, 0.36],
          [-0.6, 0.74],
        ],
        width: 0.1,
      },
      {
        line: [
          [0.43, -0.2],
          [0.505, 0.04],
          [0.48, 0.36],
          [0.53, 0.72],
        ],
        width: 0.085,
      },
    ],
    back: [
      [-0.5, -0.3],
      [-0.64, 0.1],
      [-0.67, 0.52],
      [-0.71, 0.94, 'tip', 0.8],
      [-0.52, 0.84, 'valley'],
      [-0.42, 1.01, 'tip', 0.5],
      [-0.24, 0.88, 'valley'],
      [-0.08, 1.03, 'tip', 0.2],
      [0.1, 0.88, 'valley'],
      [0.26, 1.01, 'tip', -0.4],
      [0.42, 0.84, 'valley'],
      [0.6, 0.92, 'tip', -0.8],
      [0.59, 0.5],
      [0.55, 0.1],
      [0.46, -0.3],
    ],
  },
} as const satisfies Record<string, HairDrawing>;
