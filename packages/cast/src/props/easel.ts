import {
  clip,
  closedCurve,
  type DrawOp,
  ellipse,
  fill,
  openCurve,
  type Point,
  polygon,
  rectangle,
  solid,
  star,
  stroke,
  translation,
  tube,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

const wood = '#b97c4a';
/** Middle of the sheet in heads: beside the child, and above the hip, which stays where it is while the chest breathes. */
const x = 0.98;
const aboveHip = 0.6;
const sheet = polygon([
  [-0.36, -0.44],
  [0.36, -0.42],
  [0.36, 0.42],
  [-0.36, 0.44],
]);

/** The picture from the middle of the sheet: hill, sun, its rays, wall, roof, star; `grow` 0…1 of each. */
const strokes: readonly ((grow: number) => DrawOp[])[] = [
  (grow) => [stroke(wave(-0.3, 0.22, 0.6 * grow), 0.11, '#7fc96b', 0.9, 0.9)],
  (grow) => [fill(ellipse(0.2, -0.24, 0.085 * grow), '#ffc93c')],
  (grow) =>
    Array.from({ length: 6 }, (_, i) => {
      const a = (i / 6) * Math.PI * 2;
      const to = 0.115 + 0.055 * grow;
      const at = (r: number): Point => [0.2 + Math.cos(a) * r, -0.24 + Math.sin(a) * r];
      return stroke(openCurve([at(0.115), at(to)], 3), 0.022, '#ffc93c', 0.8, 0.8);
    }),
  (grow) => [
    fill(
      polygon([
        [-0.22, 0.17],
        [-0.02, 0.17],
        [-0.02, 0.17 - 0.2 * grow],
        [-0.22, 0.17 - 0.2 * grow],
      ]),
      '#f28c5a',
    ),
  ],
  (grow) => [
    fill(
      polygon([
        [-0.26, -0.03],
        [0.02, -0.03],
        [-0.12, -0.03 - 0.15 * grow],
      ]),
      '#d9495b',
    ),
  ],
  (grow) => [fill(star(0.18, 0.12, 0.09 * grow, 0.45, 5), '#8f6bd8')],
];
const wave = (from: number, height: number, width: number): Point[] =>
  openCurve(
    [
      [from, height],
      [from + width * 0.5, height - 0.05],
      [from + width, height],
    ],
    6,
  );

/** Frames a brush stroke takes. */
export const strokeFrames = 26;
export const paintingStrokes = strokes.length;
/** Where stroke `index` is painted: from the middle of the sheet. */
const marks: readonly Point[] = [
  [-0.1, 0.22],
  [0.16, -0.22],
  [0.14, -0.14],
  [-0.14, 0.1],
  [-0.12, -0.06],
  [0.14, 0.12],
];
/** The sheet's middle as seen from a chest at rest. */
const sheetFromChest: Point = [x, 0.1];
/** The tip of the brush as seen from the wrist that holds it. */
const tip: Point = [0.33, -0.17];

/** Where the wrist has to be, from the chest, for stroke `index`. */
export function wristAt(index: number): Point {
  const [dx, dy] = marks[index % marks.length] ?? [0, 0];
  return [sheetFromChest[0] + dx - tip[0], sheetFromChest[1] + dy - tip[1]];
}

/** An easel with a sheet on it, to the right; `done` of the strokes of its picture are painted. */
export function easel(figure: Figure, done: number): DrawOp[] {
  const y = figure.joints.hip[1] - aboveHip;
  const leg = (from: Point, to: Point): DrawOp[] =>
    solid(figure, [tube([from, to], [0.035, 0.032], { samples: 4, start: 'flat' })], wood, {
      shade: 0.4,
      dots: false,
    });
  const picture = strokes.flatMap((draw, i) => (done > i ? draw(Math.min(1, done - i)) : []));
  const ledge = rectangle(-0.42, 0.42, 0.42, 0.5);
  return [
    ...leg([x, y - 0.5], [x + 0.1, -0.16]),
    ...leg([x - 0.1, y - 0.56], [x - 0.4, 0]),
    ...leg([x + 0.1, y - 0.56], [x + 0.42, 0]),
    {
      kind: 'group',
      matrix: translation(x, y),
      ops: [
        ...solid(figure, [ledge], wood, { shade: 0.4, dots: false }),
        ...solid(figure, [sheet], '#fffdf6', { shade: 0.12, line: 0.8, dots: false }),
        ...clip([sheet], picture),
      ],
    },
  ];
}

/** A brush that points up out of the hand, its tip in colour. */
export const paintbrush = (figure: Figure): DrawOp[] => [
  ...solid(
    figure,
    [
      tube(
        [
          [0, 0.14],
          [0, -0.2],
        ],
        [0.026, 0.022],
        { samples: 4 },
      ),
    ],
    '#e9c46a',
    { shade: 0.3, line: 0.7, dots: false },
  ),
  ...solid(
    figure,
    [
      closedCurve([
        [-0.026, -0.2, 1],
        [0.026, -0.2, 1],
        [0.03, -0.26],
        [0, -0.33, 1],
        [-0.03, -0.26],
      ]),
    ],
    '#4f7fe0',
    { shade: 0.3, line: 0.7, dots: false },
  ),
];

/** A palette with four colours about the grip of the other hand. */
export const palette = (figure: Figure): DrawOp[] => [
  ...solid(figure, [ellipse(-0.05, -0.02, 0.2, 0.13, -0.25)], '#e3b98a', { shade: 0.5, dots: false }),
  ...(['#d9495b', '#ffc93c', '#7fc96b', '#4f7fe0'] as const).map((color, i) =>
    fill(ellipse(-0.17 + i * 0.075, -0.03 - Math.sin(i * 1.1) * 0.05, 0.032, 0.028, 0, 16), color),
  ),
];
