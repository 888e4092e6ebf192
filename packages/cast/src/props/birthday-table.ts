import { type DrawOp, openCurve, rectangle, solid, stroke, tube } from '@milestoon/drawing';
import { cake, stood } from '@milestoon/things';
import type { Figure } from '../figure.ts';

const x = 1.1;
const y = -0.92;

/** As many as the child is old; nobody counts those of grown-ups. */
const candlesFor = ({ age, grownUp }: Figure['person']): number =>
  grownUp ? 3 : Math.max(1, Math.min(9, Math.floor(age)));

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
  const flames = Array.from({ length: candlesFor(figure.person) }, (_, i) => ({
    lean: 0.01 + wind * 0.11 + Math.sin(flicker + i * 2) * 0.014,
    tall: 1 - wind * 0.25 + Math.sin(flicker * 0.7 + i * 3) * 0.06,
  }));
  return [
    ...solid(figure, [rectangle(x - 0.52, y, x + 0.62, y + 0.08)], '#d79a63', { shade: 0.4 }),
    ...leg(x + 0.35, x + 0.38),
    ...leg(x - 0.35, x - 0.37),
    ...stood(figure, cake, { flames }, { at: [x + 0.05, y] }),
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
