import {
  closedCurve,
  type DrawOp,
  ellipse,
  type Knot,
  openCurve,
  type Point,
  rectangle,
  tube,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { fill, solid, stroke } from '../pen.ts';

const x = 1.1;
const y = -0.92;
const candles = ['#7cc7f0', '#f7d04c', '#9fd67a'] as const;

/** A small table with a birthday cake, to the right. `wind` 0…1 bends the flames. */
export function cakeTable(figure: Figure, wind: number, flicker: number): DrawOp[] {
  const leg = (from: number, to: number): DrawOp[] =>
    solid(
      figure,
      [
        tube(
          [
            [from, y + 0.08],
            [to, -0.02],
          ],
          [0.05, 0.045],
          { samples: 4, start: 'flat' },
        ),
      ],
      '#b97c4a',
      {
        shade: 0.5,
      },
    );
  const sponge: Point[] = [
    [x - 0.28, y - 0.3],
    [x - 0.28, y - 0.04],
    [x + 0.05, y - 0.005],
    [x + 0.38, y - 0.04],
    [x + 0.38, y - 0.3],
  ];
  const icing: Point[] = [
    [-0.29, -0.32],
    [0.05, -0.36],
    [0.39, -0.32],
    [0.39, -0.22],
    [0.32, -0.15],
    [0.26, -0.21],
    [0.18, -0.12],
    [0.1, -0.2],
    [0.02, -0.13],
    [-0.06, -0.21],
    [-0.14, -0.14],
    [-0.2, -0.2],
    [-0.28, -0.2],
  ];
  const lights = candles.flatMap((color, i): DrawOp[] => {
    const cx = x - 0.16 + i * 0.21;
    const lean = 0.03 + wind * 0.09 + Math.sin(flicker + i * 2) * 0.012;
    const [fx, fy] = [cx + lean * 0.6, y - 0.6 + wind * 0.02];
    const flame: Knot[] = [
      [fx + lean, fy - 0.06 + wind * 0.035, 1],
      [fx + 0.03, fy + 0.02],
      [fx - 0.02, fy + 0.05],
      [fx - 0.04, fy],
    ];
    return [
      ...solid(
        figure,
        [
          tube(
            [
              [cx, y - 0.33],
              [cx, y - 0.52],
            ],
            [0.026, 0.026],
            { samples: 4 },
          ),
        ],
        color,
        {
          line: 0.7,
          shade: 0.4,
          dots: false,
        },
      ),
      fill(closedCurve(flame), '#ffb52e'),
      fill(ellipse(fx - 0.006, fy + 0.022, 0.016, 0.02, 0, 16), '#fff3b0'),
    ];
  });
  return [
    ...solid(figure, [rectangle(x - 0.52, y, x + 0.62, y + 0.08)], '#d79a63', { shade: 0.4 }),
    ...leg(x + 0.35, x + 0.38),
    ...leg(x - 0.35, x - 0.37),
    ...solid(figure, [ellipse(x + 0.05, y - 0.015, 0.42, 0.045)], '#f4f6fa', {
      line: 0.8,
      shade: 0.4,
      dots: false,
    }),
    ...solid(figure, [closedCurve(sponge, 8)], '#f7d9a8', { shade: 0.8 }),
    ...solid(figure, [closedCurve(icing.map(([px, py]): Point => [x + px, y + py]))], '#ff8fb0', {
      shade: 0.5,
    }),
    ...lights,
  ];
}

/** Three puffs of air from the mouth, as far out as `wind` says. */
export function breath(figure: Figure, wind: number): DrawOp[] {
  if (wind < 0.15) return [];
  const { style, joints } = figure;
  const [hx, hy] = joints.head;
  const color = style.breath;
  return [-0.07, 0, 0.07].map((d, i) => {
    const far = 0.06 + wind * 0.14 + (i === 1 ? 0.06 : 0);
    return stroke(
      openCurve(
        [
          [hx + 0.5, hy + 0.37 + d * 0.6],
          [hx + 0.5 + far * 0.5, hy + 0.4 + d],
          [hx + 0.5 + far, hy + 0.4 + d * 1.5],
        ],
        6,
      ),
      0.02,
      color,
      0.3,
      0.2,
    );
  });
}
