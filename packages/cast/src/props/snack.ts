/** What is eaten from the hand: origin in the grip; every bite leaves its mark on the side of the mouth. */
import {
  clip,
  closedCurve,
  type Color,
  type DrawOp,
  ellipse,
  fill,
  type Knot,
  openCurve,
  type Point,
  type Polyline,
  solid,
  stroke,
  tube,
  wire,
} from '@milestoon/drawing';
import type { Snack } from '../foods.ts';
import type { Pen } from '../pen.ts';

type Circle = readonly [x: number, y: number, radius: number];

/** Where teeth have been, in order: from the upper right inward. */
const marks: readonly Circle[] = [
  [0.085, -0.165, 0.055],
  [0.02, -0.19, 0.055],
  [0.1, -0.085, 0.05],
];

/** A ring whose points inside a circle are drawn in toward `middle`, to where they leave it. */
function bitten(ring: Polyline, middle: Point, circles: readonly Circle[]): Point[] {
  return circles.reduce<Point[]>(
    (points, [cx, cy, r]) =>
      points.map((p): Point => {
        const [px, py] = [p[0] - cx, p[1] - cy];
        if (px * px + py * py >= r * r) return p;
        const [dx, dy] = [middle[0] - p[0], middle[1] - p[1]];
        const a = dx * dx + dy * dy || 1;
        const b = px * dx + py * dy;
        const t = (-b + Math.sqrt(Math.max(0, b * b - a * (px * px + py * py - r * r)))) / a;
        return [p[0] + dx * Math.min(1, t), p[1] + dy * Math.min(1, t)];
      }),
    [...ring],
  );
}

const line = { line: 0.8, shade: 0.6, dots: false } as const;

/** The skin of a fruit or the crust, and the flesh that shows along the bites. */
function withFlesh(figure: Pen, ring: Polyline, middle: Point, bites: number, skin: Color, flesh: Color) {
  const gone = marks.slice(0, bites);
  const left = bitten(ring, middle, gone);
  return solid(figure, [left], skin, {
    ...line,
    inner: gone.map(([x, y, r]) => fill(ellipse(x, y, r + 0.022, r + 0.022, 0, 24), flesh)),
  });
}

const drawings: Record<Snack, (figure: Pen, bites: number) => DrawOp[]> = {
  apple: (figure, bites) => {
    const middle: Point = [0, -0.08];
    const ring = closedCurve([
      [0, -0.165],
      [0.06, -0.185],
      [0.112, -0.14],
      [0.105, -0.05],
      [0.045, 0.02],
      [0, 0.01],
      [-0.045, 0.02],
      [-0.105, -0.05],
      [-0.112, -0.14],
      [-0.06, -0.185],
    ]);
    return [
      stroke(
        openCurve(
          [
            [0, -0.15],
            [-0.005, -0.2],
            [-0.03, -0.235],
          ],
          4,
        ),
        0.022,
        '#7a4a25',
        1,
        0.7,
      ),
      ...withFlesh(figure, ring, middle, bites, '#d93a3a', '#fff3cf'),
      fill(ellipse(-0.055, -0.12, 0.02, 0.035, 0.3, 16), 'rgba(255,255,255,0.6)'),
      ...solid(figure, [ellipse(-0.065, -0.215, 0.05, 0.022, 0.45, 20)], '#67b04f', { ...line, line: 0.6 }),
    ];
  },
  banana: (figure, bites) => {
    const top = -0.3 + bites * 0.055;
    const fruit = tube(
      openCurve(
        [
          [-0.01, -0.02],
          [0.02, -0.16],
          [0.065, top],
        ],
        8,
      ),
      [0.05, 0.052, 0.046],
    );
    const flap = (x: number, y: number): DrawOp[] =>
      solid(
        figure,
        [
          tube(
            openCurve(
              [
                [0, -0.1],
                [x * 0.75, -0.11],
                [x, y],
              ],
              6,
            ),
            [0.045, 0.034, 0.008],
          ),
        ],
        '#f4c52e',
        line,
      );
    return [
      ...solid(figure, [fruit], '#fff0bd', line),
      ...solid(
        figure,
        [
          tube(
            openCurve(
              [
                [-0.02, 0.1],
                [-0.02, 0],
                [0, -0.1],
              ],
              6,
            ),
            [0.03, 0.055, 0.052],
          ),
        ],
        '#f4c52e',
        line,
      ),
      ...flap(-0.12, 0.0),
      ...flap(0.13, -0.02),
    ];
  },
  carrot: (figure, bites) => {
    const tip = 0.19 - bites * 0.045;
    const leaf = (x: number, y: number): DrawOp[] =>
      solid(
        figure,
        [
          tube(
            openCurve(
              [
                [-0.06, 0.06],
                [x * 0.6, y * 0.7],
                [x, y],
              ],
              5,
            ),
            [0.018, 0.026, 0.01],
          ),
        ],
        '#5fae4d',
        {
          ...line,
          line: 0.6,
        },
      );
    const root: Knot[] = [
      [-0.075, 0.055],
      [-0.035, 0.09],
      [0.02, 0.02],
      [tip * 0.62, -tip],
      [tip * 0.42, -tip - 0.03],
      [-0.05, -0.02],
    ];
    return [
      ...leaf(-0.17, 0.12),
      ...leaf(-0.13, 0.18),
      ...leaf(-0.07, 0.2),
      ...solid(figure, [closedCurve(root)], '#f08a2c', line),
      wire(
        [
          [0, -0.02],
          [0.03, -0.005],
        ],
        0.012,
        '#c96a17',
      ),
      wire(
        [
          [0.02, -0.085],
          [0.045, -0.065],
        ],
        0.012,
        '#c96a17',
      ),
    ];
  },
  cookie: (figure, bites) => {
    const ring = ellipse(0, -0.085, 0.125, 0.118, 0, 44);
    const chips: readonly Point[] = [
      [-0.06, -0.13],
      [0.01, -0.1],
      [-0.03, -0.04],
      [0.06, -0.04],
      [0.05, -0.15],
    ];
    const left = bitten(ring, [0, -0.06], marks.slice(0, bites));
    return [
      ...solid(figure, [left], '#d6974f', line),
      ...clip(
        [left],
        chips.map(([x, y]) => fill(ellipse(x, y, 0.02, 0.018, 0, 14), '#5d3420')),
      ),
    ];
  },
  sandwich: (figure, bites) => {
    const slice = (dy: number): Point[] =>
      bitten(
        closedCurve(
          [
            [-0.15, -0.03 + dy, 1],
            [0.15, -0.03 + dy, 1],
            [0.15, -0.08 + dy, 0.2],
            [0.01, -0.15 + dy],
            [-0.15, -0.08 + dy, 0.2],
          ].map(([x, y, corner]): Knot => [x ?? 0, y ?? 0, corner === 1 ? 1 : 0]),
        ),
        [-0.06, -0.02],
        marks.slice(0, bites),
      );
    const filling = (y: number, color: Color): DrawOp =>
      wire(
        openCurve(
          [-0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15 - bites * 0.045].map(
            (x, i): Point => [x, y + (i % 2) * 0.014],
          ),
          4,
        ),
        0.03,
        color,
      );
    return [
      ...solid(figure, [slice(0.075)], '#e7b873', line),
      filling(-0.005, '#d9473f'),
      filling(-0.03, '#f6d35b'),
      filling(-0.05, '#74b757'),
      ...solid(figure, [slice(-0.03)], '#f3cf94', line),
    ];
  },
};

/** A thing to eat with the hand; `bites` 0…3 of it are gone. */
export const snack = (figure: Pen, food: Snack, bites: number): DrawOp[] => drawings[food](figure, bites);
