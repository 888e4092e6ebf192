import {
  adjust,
  clamp,
  clip,
  type Color,
  css,
  type DrawOp,
  ellipse,
  fill,
  lerp,
  oklch,
  openCurve,
  type Point,
  radians,
  stroke,
  withAlpha,
} from '@milestoon/drawing';
import type { DrawingStyle } from '../../drawing-style.ts';

/** A dot that keeps the eye's colour: blue stays blue at thumbnail size. */
export const drawEye: DrawingStyle['drawEye'] = (eye): DrawOp[] => {
  const { expression, center, width: w, height: h, outward, open } = eye;
  const [L, C, hue] = oklch(eye.iris);
  const dark = css([Math.min(0.36, L * 0.55), Math.min(0.1, C * 0.9), hue]);
  const [cx, cy] = center;
  const dx = eye.gaze[0] * 0.028;
  const dy = eye.gaze[1] * 0.03;
  const ry = (h / 2) * clamp(open, 0.25, 1.12) * (1 - 0.22 * expression.cheekPush);
  const rx = (w / 2) * clamp(0.86 + 0.14 * open, 0.9, 1.05);
  const y = cy + dy + h * 0.25 * (1 - clamp(open, 0, 1));
  const ops: DrawOp[] = [];
  if (expression.open > 1.05)
    ops.push(fill(ellipse(cx + dx * 0.5, cy, w * 0.98, h * 0.92 * clamp(open, 0.1, 1)), '#fffaf3'));
  const dot: DrawOp[] = [
    fill(
      ellipse(cx + dx, y, rx * (0.75 + 0.25 * expression.pupil), ry * (0.72 + 0.28 * expression.pupil)),
      dark,
    ),
    fill(
      ellipse(cx + dx - rx * 0.3 + eye.gaze[0] * 0.006, y - ry * 0.38, w * 0.15, w * 0.17, 0, 20),
      '#ffffff',
    ),
  ];
  if (expression.lidTilt === 0) ops.push(...dot);
  else {
    // The slanted lid cuts the dot.
    const slant = expression.lidTilt * 0.34 * h * 1.3 * outward;
    const below: Point[] = [
      [cx - 0.2, cy - h * 0.32 - slant],
      [cx + 0.2, cy - h * 0.32 + slant],
      [cx + 0.2, cy + 0.3],
      [cx - 0.2, cy + 0.3],
    ];
    ops.push(...clip([below], dot));
  }
  if (open < 0.6)
    ops.push(
      stroke(
        openCurve(
          [
            [cx - w * 0.75, y - ry * 0.95],
            [cx, y - ry * 1.12],
            [cx + w * 0.75, y - ry * 0.95],
          ],
          6,
        ),
        0.016,
        adjust(eye.skin, { lightnessTimes: 0.55, chroma: 0.03 }),
        0.5,
        0.5,
      ),
    );
  return ops;
};

export const drawNose: DrawingStyle['drawNose'] = ({ skin }, [x, y], size): DrawOp[] => {
  const w = 0.036 + 0.022 * size;
  const dark = oklch(skin)[0] < 0.6;
  return [
    fill(
      ellipse(x - 0.01, y, w, w * 0.74),
      adjust(skin, { lightness: -0.07, chroma: dark ? 0.005 : 0.03, hue: 32, turn: 0.3 }),
    ),
  ];
};

export const drawCheek: DrawingStyle['drawCheek'] = ({ x, y, narrowing: k }, color, blush): DrawOp[] => [
  fill(ellipse(x, y, 0.072 * k, 0.062), withAlpha(color, clamp(0.55 * blush, 0, 0.8))),
];

/** One long and one short dash of light on the crown. */
export function lightDashes(_base: Color, light: Color): DrawOp[] {
  const arc = (from: number, to: number, count: number): Point[] =>
    Array.from({ length: count + 1 }, (_, i): Point => {
      const angle = radians(lerp(from, to, i / count));
      return [-0.03 + Math.cos(angle) * 0.455, Math.sin(angle) * 0.49];
    });
  const paint = withAlpha(light, 0.75);
  return [stroke(arc(-152, -112, 20), 0.038, paint, 0.9, 0.9), stroke(arc(-101, -97, 6), 0.038, paint, 1, 1)];
}
