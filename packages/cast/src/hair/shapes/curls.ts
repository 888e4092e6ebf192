import type { Knot } from '@milestoon/drawing';
import type { EdgeKnot, HairDrawing, Lock } from '../hair-drawing.ts';

/** Radius of a curl and of a coil, in heads. */
const curl = 0.086;
const coil = 0.054;
/** Of hair that is cut close. */
const croppedCoil = 0.04;

const roundCap: readonly Knot[] = [
  [-0.53, 0.1],
  [-0.59, -0.1],
  [-0.56, -0.34],
  [-0.41, -0.55],
  [-0.14, -0.655],
  [0.155, -0.635],
  [0.37, -0.51],
  [0.49, -0.31],
  [0.52, -0.1],
  [0.485, 0.07],
];
/** Low over the forehead. */
const fringed: readonly EdgeKnot[] = [
  [0.475, 0.06],
  [0.445, -0.06],
  [0.37, -0.155],
  [0.2, -0.185],
  [0, -0.19],
  [-0.2, -0.18],
  [-0.36, -0.11],
  [-0.445, 0],
  [-0.525, 0.1],
];
/** Along the hairline. */
const free: readonly EdgeKnot[] = [
  [0.475, 0.06],
  [0.45, -0.13],
  [0.36, -0.31],
  [0.2, -0.42],
  [0.04, -0.45],
  [-0.16, -0.41],
  [-0.33, -0.3],
  [-0.45, -0.11],
  [-0.525, 0.1],
];
/** Round as a ball, over the ears. */
const ballCap: readonly Knot[] = [
  [-0.6, 0.16],
  [-0.7, -0.08],
  [-0.67, -0.36],
  [-0.52, -0.61],
  [-0.29, -0.77],
  [0, -0.82],
  [0.29, -0.76],
  [0.5, -0.57],
  [0.61, -0.32],
  [0.61, -0.06],
  [0.54, 0.12],
];
/** High over the forehead, close at the sides. */
const highCap: readonly Knot[] = [
  [-0.52, 0],
  [-0.58, -0.18],
  [-0.58, -0.4],
  [-0.47, -0.62],
  [-0.26, -0.74],
  [0.02, -0.77],
  [0.28, -0.71],
  [0.46, -0.55],
  [0.51, -0.34],
  [0.5, -0.14],
  [0.475, 0],
];
/** Curls of unequal length over the forehead. */
const tumbled: readonly EdgeKnot[] = [
  [0.475, 0],
  [0.45, -0.14],
  [0.38, -0.22],
  [0.24, -0.19],
  [0.12, -0.24],
  [-0.04, -0.2],
  [-0.18, -0.25],
  [-0.32, -0.19],
  [-0.43, -0.1],
  [-0.52, 0.04],
];
/** As the head is round, a finger's breadth over it. */
const croppedCap: readonly Knot[] = [
  [-0.515, 0],
  [-0.565, -0.16],
  [-0.545, -0.37],
  [-0.405, -0.555],
  [-0.14, -0.64],
  [0.15, -0.625],
  [0.36, -0.515],
  [0.47, -0.325],
  [0.49, -0.15],
  [0.465, -0.05],
];
/** The hairline of hair that is cut close. */
const croppedEdge: readonly EdgeKnot[] = [
  [0.465, -0.05],
  [0.43, -0.13],
  [0.415, -0.25],
  [0.34, -0.315],
  [0.14, -0.335],
  [-0.1, -0.33],
  [-0.3, -0.3],
  [-0.365, -0.22],
  [-0.385, -0.09],
  [-0.43, -0.035],
  [-0.455, 0.03],
  [-0.515, 0],
];
/** A round crown that ends above the ears: taller than a cut, no ball around the face. */
const domeCap: readonly Knot[] = [
  [-0.53, 0.05],
  [-0.625, -0.14],
  [-0.615, -0.4],
  [-0.47, -0.64],
  [-0.18, -0.76],
  [0.16, -0.75],
  [0.41, -0.61],
  [0.54, -0.36],
  [0.54, -0.14],
  [0.48, 0.02],
];
const ballBack: readonly EdgeKnot[] = [
  [-0.5, -0.3],
  [-0.68, 0],
  [-0.67, 0.26],
  [-0.52, 0.48],
  [-0.2, 0.6],
  [0.2, 0.57],
  [0.42, 0.42],
  [0.57, 0.22],
  [0.58, 0],
  [0.46, -0.3],
];
const shortBack: readonly EdgeKnot[] = [
  [-0.48, -0.25],
  [-0.56, 0],
  [-0.53, 0.2],
  [-0.42, 0.34],
  [0, 0.36],
  [0.36, 0.32],
  [0.46, 0.1],
  [0.44, -0.2],
];
const toTheJaw: readonly EdgeKnot[] = [
  [-0.5, -0.3],
  [-0.64, -0.05],
  [-0.68, 0.2],
  [-0.68, 0.42],
  [-0.56, 0.58],
  [-0.3, 0.6],
  [0, 0.62],
  [0.28, 0.6],
  [0.5, 0.56],
  [0.62, 0.4],
  [0.62, 0.2],
  [0.56, -0.05],
  [0.46, -0.3],
];
const overTheShoulders: readonly EdgeKnot[] = [
  [-0.5, -0.3],
  [-0.65, -0.05],
  [-0.7, 0.25],
  [-0.75, 0.58],
  [-0.72, 0.86],
  [-0.5, 0.97],
  [-0.2, 0.95],
  [0.1, 0.98],
  [0.4, 0.95],
  [0.6, 0.84],
  [0.66, 0.58],
  [0.63, 0.25],
  [0.56, -0.05],
  [0.46, -0.3],
];
const mediumLocks: readonly Lock[] = [
  {
    line: [
      [-0.47, -0.16],
      [-0.585, 0.06],
      [-0.59, 0.26],
      [-0.575, 0.46],
    ],
    width: 0.075,
  },
  {
    line: [
      [0.46, -0.14],
      [0.53, 0.06],
      [0.535, 0.24],
      [0.52, 0.4],
    ],
    width: 0.055,
  },
];
const longLocks: readonly Lock[] = [
  {
    line: [
      [-0.47, -0.16],
      [-0.585, 0.08],
      [-0.59, 0.4],
      [-0.6, 0.74],
    ],
    width: 0.085,
  },
  {
    line: [
      [0.46, -0.14],
      [0.53, 0.08],
      [0.52, 0.36],
      [0.54, 0.64],
    ],
    width: 0.062,
  },
];
/** Coils stand off further the lower they are. */
const wider = (knots: readonly EdgeKnot[]): EdgeKnot[] =>
  knots.map(([x, y]): EdgeKnot => [x * (1.04 + 0.1 * Math.max(0, y)), y]);

const base = { cap: roundCap, smoothEdge: true, noLightBand: true } as const;
const loose = { ...base, curl } as const;
const tight = { ...base, curl: coil } as const;
const fringe = { edge: fringed, overBrows: true } as const;

/** Hair whose every outline is curls, or the smaller coils. */
export const curledHair = {
  cropped: { ...base, curl: croppedCoil, cap: croppedCap, edge: croppedEdge },
  'curly-top': { ...loose, cap: highCap, edge: tumbled },
  'short-curls': { ...loose, edge: free, back: shortBack },
  'medium-curls': { ...loose, edge: free, locks: mediumLocks, back: toTheJaw },
  'medium-curls-fringe': { ...loose, ...fringe, locks: mediumLocks, back: toTheJaw },
  'long-curls': { ...loose, edge: free, locks: longLocks, back: overTheShoulders },
  'long-curls-fringe': { ...loose, ...fringe, locks: longLocks, back: overTheShoulders },
  'short-coils': { ...tight, ...fringe, back: shortBack },
  'short-afro': {
    ...base,
    edge: [...croppedEdge.slice(0, -1), [-0.53, 0.05]],
    cap: domeCap,
    curl: coil,
    noLightBand: true,
  },
  afro: { ...base, edge: free, cap: ballCap, curl, back: ballBack },
  'afro-fringe': { ...base, ...fringe, cap: ballCap, curl, back: ballBack },
  'long-coils': { ...tight, edge: free, locks: longLocks, back: wider(overTheShoulders) },
  'long-coils-fringe': { ...tight, ...fringe, locks: longLocks, back: wider(overTheShoulders) },
} as const satisfies Record<string, HairDrawing>;
