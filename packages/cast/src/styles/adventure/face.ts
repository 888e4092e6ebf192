import {
  adjust,
  adventureInk,
  clamp,
  clip,
  type Color,
  css,
  type DotsOp,
  type DrawOp,
  ellipse,
  fill,
  lerp,
  lightnessOf,
  oklch,
  openCurve,
  type Point,
  radians,
  shadowOf,
  stroke,
  wire,
  withAlpha,
} from '@milestoon/drawing';
import type { DrawingStyle } from '../../drawing-style.ts';
import { lashLine, lidPart, lidsOf } from '../../face/lids.ts';

export const drawEye: DrawingStyle['drawEye'] = (eye): DrawOp[] => {
  const { expression, center, width: w, height: h } = eye;
  const lids = lidsOf(eye, { power: 2.05, rest: 0.86, lower: 1, extraSlant: 0 });
  const [L, C, hue] = oklch(eye.iris);
  const r = w * 0.4 * (0.62 + 0.38 * expression.pupil);
  const ry = r * 1.17;
  const x = center[0] + eye.gaze[0] * w * 0.17 + 0.003;
  const y = center[1] + eye.gaze[1] * h * 0.13 + h * 0.035;
  const iris = ellipse(x, y, r, ry);
  const ops: DrawOp[] = [];
  if (eye.open < 0.95 || Math.abs(expression.lidTilt) > 0.2)
    ops.push(fill([...lids.crease, ...[...lids.upper].reverse()], shadowOf(eye.skin, 'skin', 0.55)));
  ops.push(
    wire(lids.opening, 0.011, adventureInk, true),
    fill(lids.opening, '#fffdf9'),
    ...clip(
      [lids.opening],
      [
        fill(iris, css([L * 1.02, Math.max(0.02, C * 1.2), hue])),
        wire(iris, 0.01, adventureInk, true),
        fill(ellipse(x, y, r * 0.58, ry * 0.58), adventureInk),
        fill(ellipse(x + r * 0.05, y + ry * 0.62, r * 0.5, ry * 0.2), 'rgba(255,255,255,0.28)'),
        fill(ellipse(x - r * 0.36, y - ry * 0.4, r * 0.27, r * 0.3), '#ffffff'),
      ],
    ),
    lashLine(eye, lids, 0.034),
  );
  if (expression.cheekPush > 0.15) ops.push(stroke(lidPart(lids.lower, 0, 0), 0.014, adventureInk));
  return ops;
};

/** A c-stroke round a lit ball. */
export const drawNose: DrawingStyle['drawNose'] = ({ skin }, [x, y], size): DrawOp[] => {
  const w = 0.035 + 0.03 * size;
  return [
    // Lighter than the skin where it is dark: a red ball would read as a clown's.
    fill(
      ellipse(x, y, w * 1.05, w * 0.78),
      adjust(skin, { lightness: lightnessOf(skin) < 0.6 ? 0.035 : -0.03, chroma: 0.018, hue: 35, turn: 0.3 }),
    ),
    stroke(
      openCurve(
        [
          [x - w * 0.9, y - 0.006],
          [x - w * 0.75, y + w * 0.55],
          [x, y + w * 0.78],
          [x + w * 0.85, y + w * 0.45],
          [x + w * 0.9, y - w * 0.35],
        ],
        7,
      ),
      0.017,
      adventureInk,
      0.35,
      0.3,
    ),
    fill(ellipse(x - w * 0.2, y - w * 0.3, w * 0.26, w * 0.18), 'rgba(255,255,255,0.4)'),
  ];
};

export const drawCheek: DrawingStyle['drawCheek'] = ({ x, y, narrowing: k }, color, blush): DrawOp[] => {
  const dots: DotsOp['dots'][number][] = [];
  for (let i = -3; i <= 3; i++)
    for (let j = -2; j <= 2; j++) {
      const dx = (i + (j % 2 ? 0.5 : 0)) * 0.026 * k;
      const dy = j * 0.021;
      const r = Math.hypot(dx / 0.085 / k, dy / 0.055);
      if (r < 1) dots.push([x + dx, y + dy, 0.0105 * (1.1 - r * 0.55)]);
    }
  return [{ kind: 'dots', dots, paint: withAlpha(color, clamp(0.8 * blush, 0, 0.95)) }];
};

/** Two bold dashes of light on the crown. */
export function lightDashes(_base: Color, light: Color): DrawOp[] {
  const arc = (from: number, to: number, count: number): Point[] =>
    Array.from({ length: count + 1 }, (_, i): Point => {
      const angle = radians(lerp(from, to, i / count));
      return [-0.03 + Math.cos(angle) * 0.46, Math.sin(angle) * 0.49];
    });
  return [
    stroke(arc(-158, -108, 20), 0.04, light, 0.1, 0.1),
    stroke(arc(-100, -86, 10), 0.036, light, 0.2, 0.2),
  ];
}
