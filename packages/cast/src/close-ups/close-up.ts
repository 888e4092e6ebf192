/** Shapes of things that fill a picture. Heads; the origin is the middle of the picture, the ground at `ground`. */
import {
  clamp01,
  closedCurve,
  type Color,
  compose,
  type DrawOp,
  easing,
  ellipse,
  fill,
  type Knot,
  openCurve,
  type Point,
  radians,
  rectangle,
  rotation,
  scaling,
  solid,
  type SolidOptions,
  translation,
  tube,
  wire,
} from '@milestoon/drawing';
import { handDrawing } from '../body/hands.ts';
import type { Pen } from '../pen.ts';
import type { HandShape } from '../rig/pose.ts';

/** In whose hand and in whose colours a thing is seen. */
export interface Holder extends Pen {
  skin: Color;
  sleeve: Color;
  signature: Color;
}

/** A thing as it is `frame` frames after the picture of it began. */
export type CloseUpDrawing = (holder: Holder, frame: number) => DrawOp[];

/** Where things stand, and the edge of a table. */
export const ground = 0.5;

const fine: SolidOptions = { shade: 0.5, line: 0.8, dots: false };
export const disc = (pen: Pen, x: number, y: number, rx: number, ry: number, color: Color): DrawOp[] =>
  solid(pen, [ellipse(x, y, rx, ry)], color, fine);
export const blob = (pen: Pen, knots: readonly Knot[], color: Color, options: SolidOptions = {}): DrawOp[] =>
  solid(pen, [closedCurve(knots)], color, { ...fine, ...options });
export const slab = (
  pen: Pen,
  [left, top, right, bottom]: readonly [number, number, number, number],
  color: Color,
  options: SolidOptions = {},
): DrawOp[] => solid(pen, [rectangle(left, top, right, bottom)], color, { ...fine, ...options });
/** A rod, or with more points a hose; round at both ends. */
export const rod = (pen: Pen, points: readonly Knot[], radius: number, color: Color): DrawOp[] =>
  solid(pen, [tube(openCurve(points), [radius, radius])], color, fine);
export const dot = (x: number, y: number, rx: number, ry: number, paint: string): DrawOp =>
  fill(ellipse(x, y, rx, ry, 0, 24), paint);
export const line = (points: readonly Knot[], width: number, paint: string): DrawOp =>
  wire(openCurve(points), width, paint);
export const ink = '#3a2b3c';

/** Moved, turned (degrees) and sized about a point. */
export function moved(
  ops: readonly DrawOp[],
  by: { x?: number; y?: number; turn?: number; size?: number; tall?: number; about?: Point },
): DrawOp[] {
  const { x = 0, y = 0, turn = 0, size = 1, tall = 1, about = [0, 0] } = by;
  return [
    {
      kind: 'group',
      matrix: compose(
        translation(about[0] + x, about[1] + y),
        rotation(radians(turn)),
        scaling(size / Math.sqrt(tall), size * tall),
        translation(-about[0], -about[1]),
      ),
      ops: [...ops],
    },
  ];
}

/** To and fro, -1 … 1. */
export const wave = (frame: number, period: number, ahead = 0): number =>
  Math.sin((frame / period + ahead) * 2 * Math.PI);
/** 0 before `from`, 1 after `to`, softly. */
export const between = (frame: number, from: number, to: number): number =>
  easing.soft(clamp01((frame - from) / (to - from)));
/** There and back within so many frames of every `every`, 0 … 1. */
export const hop = (frame: number, first: number, frames: number, every: number): number => {
  const at = (((frame - first) % every) + every) % every;
  return frame < first || at > frames ? 0 : Math.sin((at / frames) * Math.PI);
};

/** A hand with its sleeve, that comes into the picture from a corner; `tip` is where the fingers end. */
export function reachingHand(
  holder: Holder,
  tip: Point,
  from: { direction: number; shape: HandShape; thumb?: 1 | -1; away?: number },
): DrawOp[] {
  const { direction, shape, thumb = 1, away = 0 } = from;
  const size = 2.5;
  const along: Point = [Math.sin(radians(direction)), Math.cos(radians(direction))];
  const length = (shape === 'point' ? 0.235 : shape === 'fist' ? 0.13 : 0.2) * size;
  const back = (by: number): Point => [tip[0] - along[0] * (by + away), tip[1] - along[1] * (by + away)];
  const wrist = back(length);
  const hand = handDrawing(wrist, direction, shape, thumb, size);
  const arm = tube([back(length + 1.8), wrist], [0.16, 0.13], { samples: 8 });
  const sleeve = tube([back(length + 1.9), back(length + 0.28)], [0.26, 0.21], { samples: 8, end: 'flat' });
  return [
    ...solid(holder, [arm, ...hand.rings], holder.skin, { material: 'skin', shade: 0.6, dots: false }),
    ...hand.lines.map((each) => wire(each, 0.02, holder.style.line.color(holder.skin, 'skin'))),
    ...solid(holder, [sleeve], holder.sleeve, { shade: 0.6 }),
  ];
}

/** What stands on no floor. */
export const table = (pen: Pen): DrawOp[] =>
  solid(pen, [rectangle(-2, ground - 0.04, 2, 1.5)], '#d9a066', { shade: 0.3, line: 0.8, dots: false });

/** A soft shadow where a thing stands. */
export const shadow = (x: number, y: number, width: number, alpha = 0.2): DrawOp =>
  dot(x, y, width, width * 0.16, `rgba(60,40,80,${alpha})`);

/** Something shines for a moment. */
export const glint = (x: number, y: number, size: number): DrawOp[] =>
  size <= 0.01
    ? []
    : [
        fill(
          closedCurve([
            [x, y - size, 1],
            [x + size * 0.16, y - size * 0.16],
            [x + size, y, 1],
            [x + size * 0.16, y + size * 0.16],
            [x, y + size, 1],
            [x - size * 0.16, y + size * 0.16],
            [x - size, y, 1],
            [x - size * 0.16, y - size * 0.16],
          ]),
          'rgba(255,255,255,0.92)',
        ),
      ];

/** Two eyes that blink now and then; `look` -1 … 1 to the side, `open` 0 … 1. */
export const eyes = (
  x: number,
  y: number,
  apart: number,
  radius: number,
  { look = 0, open = 1 }: { look?: number; open?: number } = {},
): DrawOp[] =>
  [-apart, apart].flatMap((dx) =>
    open < 0.15
      ? [
          line(
            [
              [x + dx - radius, y],
              [x + dx, y + radius * 0.35],
              [x + dx + radius, y],
            ],
            radius * 0.3,
            ink,
          ),
        ]
      : [
          dot(x + dx, y, radius, radius * open, '#ffffff'),
          dot(x + dx + look * radius * 0.4, y, radius * 0.6, radius * 0.6 * open, ink),
          dot(
            x + dx + look * radius * 0.4 + radius * 0.18,
            y - radius * 0.22 * open,
            radius * 0.2,
            radius * 0.2 * open,
            '#ffffff',
          ),
        ],
  );
