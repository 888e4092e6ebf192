import {
  add,
  closedCurve,
  type DrawOp,
  ellipse,
  openCurve,
  type Point,
  rectangle,
  solid,
  stroke,
  translation,
} from '@milestoon/drawing';
import { headsOf, pictureThing, put, toldOf } from '@milestoon/things';
import type { Figure } from '../figure.ts';
import { tableTop } from '../poses/on-the-table.ts';
import type { HeldThing } from './slot.ts';
import { writingTool } from './writing-tool.ts';

/** Middle of the sheet as seen from the chest, heads. */
const middle: Point = [0.2, 0.36];
/** Half the sheet. */
const [wide, tall] = [0.33, 0.3] as const;
/** Of what is drawn upon it. */
const size = 0.5;

/** Where the wrist is, from the chest: the crayon goes to and fro along the lower edge of the picture. */
export const drawnWrist = (frame: number): Point => [
  middle[0] + 0.2 + 0.09 * Math.sin(frame / 4),
  middle[1] + 0.08 + 0.06 * Math.sin(frame / 13),
];

/** A house, a tree and the sun, as children draw them. */
function scene(): DrawOp[] {
  const line = (points: readonly Point[], color: string): DrawOp =>
    stroke(openCurve(points, 3), 0.024, color, 0.9, 0.9);
  return [
    line(
      [
        [-0.27, 0.16],
        [-0.1, 0.14],
        [0.1, 0.17],
        [0.27, 0.15],
      ],
      '#4aa84a',
    ),
    line(
      [
        [-0.16, 0.14],
        [-0.16, -0.04],
        [0.06, -0.04],
        [0.06, 0.14],
      ],
      '#3b6fc4',
    ),
    line(
      [
        [-0.2, -0.03],
        [-0.05, -0.17],
        [0.1, -0.03],
      ],
      '#d2483e',
    ),
    line(
      [
        [0.18, 0.14],
        [0.18, 0.02],
      ],
      '#8a5a34',
    ),
    stroke(
      closedCurve([
        [0.12, -0.01],
        [0.18, -0.09],
        [0.25, -0.01],
        [0.18, 0.04],
      ]),
      0.024,
      '#4aa84a',
      0.9,
      0.9,
    ),
    stroke(ellipse(-0.2, -0.17, 0.05, 0.05, 0, 20), 0.024, '#f0a92e', 0.9, 0.9),
  ];
}

/** The picture of what is drawn, or the scene where nothing is told. */
const drawnOf = (figure: Figure, thing: HeldThing | undefined): DrawOp[] =>
  thing
    ? put(figure, pictureThing(thing.picture), toldOf(thing), {
        at: [0, -0.02],
        size: size / Math.max(0.2, headsOf(thing.picture)),
      })
    : scene();

const uncovered = (done: number, ops: DrawOp[]): DrawOp => ({
  kind: 'clip',
  paths: [{ rings: [rectangle(-wide, -tall, -wide + 2 * wide * done, tall)] }],
  ops,
});

/** The wrist, from the seat of whoever draws on a table. */
export const drawnOnTable = (frame: number): Point => [
  tableTop.at[0] + 0.26 + 0.1 * Math.sin(frame / 4),
  tableTop.at[1] + 0.09 + 0.04 * Math.sin(frame / 13),
];

/** A sheet that lies on a table; as far as `done`, 0…1, it shows what is drawn. */
export function drawingOnTable(figure: Figure, done: number, thing?: HeldThing): DrawOp[] {
  return [
    {
      kind: 'group',
      matrix: [1.3, 0, -0.06, tableTop.slant * 1.3, ...tableTop.at],
      ops: [
        ...solid(figure, [rectangle(-wide, -tall, wide, tall)], '#fffdf6', {
          shade: 0.1,
          line: 0.6,
          dots: false,
        }),
        uncovered(done, drawnOf(figure, thing)),
      ],
    },
  ];
}

/** A sheet on a board before the chest; as far as `done`, 0…1, it shows what is drawn. */
export function drawingOnBoard(figure: Figure, done: number, thing?: HeldThing): DrawOp[] {
  const [x, y] = add(figure.joints.chest, middle);
  return [
    {
      kind: 'group',
      matrix: translation(x, y),
      ops: [
        ...solid(figure, [rectangle(-wide - 0.04, -tall - 0.04, wide + 0.04, tall + 0.04)], '#b97c4a', {
          shade: 0.4,
          dots: false,
        }),
        ...solid(figure, [rectangle(-wide, -tall, wide, tall)], '#fffdf6', {
          shade: 0.1,
          line: 0.6,
          dots: false,
        }),
        uncovered(done, drawnOf(figure, thing)),
      ],
    },
  ];
}

/** A thick crayon whose tip is on the paper, about the hand that holds it. */
export const crayon = (figure: Figure): DrawOp[] =>
  writingTool(figure, {
    shaft: [
      [-0.06, -0.02],
      [0.13, -0.14],
    ],
    thick: 0.04,
    color: '#e2483e',
    tip: [
      [-0.042, 0.014],
      [-0.084, -0.05],
      [-0.12, 0.015],
    ],
    tipColor: '#a82c26',
  });
