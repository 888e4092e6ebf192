import {
  add,
  type DrawOp,
  openCurve,
  type Point,
  rectangle,
  solid,
  stroke,
  translation,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { tableTop } from '../poses/on-the-table.ts';
import { writingTool } from './writing-tool.ts';

/** Middle of the sheet as seen from the chest, heads. */
const middle: Point = [0.2, 0.36];
/** Where the tip of the pencil is, from the wrist that holds it. */
const tip: Point = [-0.1, -0.05];

/** Lines a sheet has room for, and how long each is, in heads. */
export const writtenLines = 4;
const left = -0.19;
const lengths = [0.36, 0.3, 0.36, 0.2];
const lineAt = (index: number): number => -0.17 + index * 0.115;

/** Where the wrist is, from the chest, while line `index` is written as far as `done` 0…1. */
export const writingWrist = (index: number, done: number): Point => [
  middle[0] + left + (lengths[index] ?? 0.3) * done - tip[0],
  middle[1] + lineAt(index) - tip[1],
];

/** One line of handwriting: what nobody can read, but everybody sees is writing. */
const scrawl = (index: number, done: number): DrawOp[] => {
  const long = (lengths[index] ?? 0.3) * done;
  if (long < 0.03) return [];
  const steps = Math.max(2, Math.round(long / 0.022));
  const points = Array.from(
    { length: steps + 1 },
    (_, i): Point => [
      left + (long * i) / steps,
      lineAt(index) + (i % 2 === 0 ? 0.018 : -0.022 - 0.012 * Math.sin(i * 2.3 + index)),
    ],
  );
  return [stroke(openCurve(points, 3), 0.016, '#3b4a8f', 0.9, 0.9)];
};

/** A sheet on a board, held before the chest; `lines` of it are written. */
export function sheetOnBoard(figure: Figure, lines: number): DrawOp[] {
  const [x, y] = add(figure.joints.chest, middle);
  return [
    {
      kind: 'group',
      matrix: translation(x, y),
      ops: [
        ...solid(figure, [rectangle(-0.29, -0.31, 0.29, 0.33)], '#b97c4a', { shade: 0.4, dots: false }),
        ...solid(figure, [rectangle(-0.25, -0.26, 0.25, 0.29)], '#fffdf6', {
          shade: 0.1,
          line: 0.6,
          dots: false,
        }),
        ...solid(figure, [rectangle(-0.09, -0.35, 0.09, -0.27)], '#9aa3ad', {
          shade: 0.3,
          line: 0.7,
          dots: false,
        }),
        ...lengths.flatMap((_, i) => (lines > i ? scrawl(i, Math.min(1, lines - i)) : [])),
      ],
    },
  ];
}

/** Where the wrist is, from the seat, while line `index` of the right page is written as far as `done` 0…1. */
export const writingOnTable = (index: number, done: number): Point => [
  tableTop.at[0] + 0.06 + (lengths[index] ?? 0.3) * 0.8 * done - tip[0],
  tableTop.at[1] + (lineAt(index) - 0.02) * tableTop.slant - tip[1],
];

/** An exercise book that lies open on a table; one page is full, `lines` of the other are written. */
export function bookOnTable(figure: Figure, lines: number): DrawOp[] {
  const page = (left: number, right: number): DrawOp[] =>
    solid(figure, [rectangle(left, -0.3, right, 0.32)], '#fffdf6', { shade: 0.1, line: 0.6, dots: false });
  const written = (left: number, count: number): DrawOp => ({
    kind: 'group',
    matrix: [0.84, 0, 0, 1, left + 0.16, -0.02],
    ops: lengths.flatMap((_, i) => (count > i ? scrawl(i, Math.min(1, count - i)) : [])),
  });
  return [
    {
      kind: 'group',
      matrix: [1, 0, -0.06, tableTop.slant, ...tableTop.at],
      ops: [
        ...solid(figure, [rectangle(-0.44, -0.33, 0.44, 0.36)], '#3f78c9', { shade: 0.2, dots: false }),
        ...page(-0.41, 0),
        ...page(0, 0.41),
        written(-0.39, writtenLines),
        written(0.03, lines),
      ],
    },
  ];
}

/** A pencil whose tip is on the paper, about the hand that holds it. */
export const pencil = (figure: Figure): DrawOp[] =>
  writingTool(figure, {
    shaft: [
      [-0.07, -0.02],
      [0.17, -0.17],
    ],
    thick: 0.026,
    color: '#f2b632',
    tip: [
      [-0.057, 0.001],
      [-0.083, -0.041],
      [-0.13, 0.018],
    ],
    tipColor: '#5a4634',
  });
