import {
  adjust,
  at,
  clamp,
  clip,
  css,
  type DrawOp,
  ellipse,
  fill,
  lightnessOf,
  oklch,
  openCurve,
  type Point,
  stroke,
  wire,
  withAlpha,
} from '@milestoon/drawing';
import type { DrawingStyle } from '../../drawing-style.ts';
import { lashLine, lidPart, lidsOf } from '../../face/lids.ts';

/** Both highlights are up-left in both eyes: one light, never mirrored. */
export const drawEye: DrawingStyle['drawEye'] = (eye): DrawOp[] => {
  const { expression, center, width: w, height: h, skin, lashColor, lashes, outward } = eye;
  const lids = lidsOf(eye, { power: 2.5, rest: 0.97, lower: 1, extraSlant: 0 });
  const [L, C, hue] = oklch(eye.iris);
  const tone = (times: number, chroma: number): string => css([L * times, Math.max(0.02, C * chroma), hue]);
  const { pupil } = expression;
  const rx = w * 0.425 * (0.5 + 0.5 * pupil);
  const ry = h * 0.485 * (0.55 + 0.45 * pupil);
  const x = center[0] + eye.gaze[0] * w * 0.17 + 0.004;
  const y = center[1] + eye.gaze[1] * h * 0.13 + h * 0.005;
  const iris = ellipse(x, y, rx, ry, 0, 40, 2.15);
  const ops: DrawOp[] = [];
  if (eye.open < 0.95 || Math.abs(expression.lidTilt) > 0.2)
    ops.push(
      fill(
        [...lids.crease, ...[...lids.upper].reverse()],
        adjust(skin, { lightness: -0.03, chroma: 0.012, hue: 25, turn: 0.2 }),
      ),
    );
  ops.push(
    fill(lids.opening, '#fffdf9'),
    ...clip(
      [lids.opening],
      [
        fill(iris, {
          linear: [x, y - ry, x, y + ry],
          stops: [
            [0, tone(0.42, 0.8)],
            [0.42, tone(0.78, 1)],
            [0.8, css([Math.min(0.84, L * 1.34 + 0.1), C * 1.3 + 0.02, hue + 8])],
            [1, css([Math.min(0.93, L * 1.6 + 0.16), C * 1.1 + 0.02, hue + 16])],
          ],
        }),
        wire(iris, 0.009, tone(0.36, 0.8), true),
        fill(ellipse(x, y - ry * 0.04, rx * 0.46 * pupil, ry * 0.48 * pupil), tone(0.26, 0.7)),
        fill(
          [...lids.upper, ...lids.upper.map(([px, py]): Point => [px, py + h * 0.13]).reverse()],
          'rgba(60,30,70,0.34)',
        ),
        fill(ellipse(x + rx * 0.05, y + ry * 0.7, rx * 0.52, ry * 0.16), 'rgba(255,255,255,0.32)'),
        fill(ellipse(x - rx * 0.36, y - ry * 0.4, rx * 0.36, ry * 0.29, -0.25), '#ffffff'),
        fill(ellipse(x + rx * 0.42, y + ry * 0.36, rx * 0.17, ry * 0.135), '#ffffff'),
      ],
    ),
    lashLine(eye, lids, 0.024 + 0.01 * lashes),
  );
  const [cx, cy] = lids.outerCorner;
  const lower = (share: number): Point => at(lids.lower, Math.round(26 * (outward > 0 ? share : 1 - share)));
  ops.push(
    stroke(
      openCurve(
        [
          [cx - outward * 0.012, cy - 0.012],
          [cx + outward * (0.006 + 0.02 * lashes), cy - 0.01],
          [cx + outward * (0.012 + 0.04 * lashes), cy - 0.012 - 0.044 * lashes],
        ],
        5,
      ),
      0.024,
      lashColor,
      1,
      0.15,
    ),
    stroke(
      openCurve([lower(0.62), lower(0.8), [cx - outward * 0.004, lids.lowerAt(0.92 * outward)[1]]], 6),
      0.009,
      adjust(lashColor, { lightness: 0.12 }),
      0.2,
      0.6,
    ),
    stroke(
      lidPart(lids.crease, outward * 0.004, -0.03),
      0.008,
      adjust(skin, { lightnessTimes: 0.66, chroma: 0.03, hue: 25, turn: 0.3 }),
    ),
  );
  return ops;
};

/** A tick with a small light above it. */
export const drawNose: DrawingStyle['drawNose'] = ({ skin }, [x, y], size): DrawOp[] => {
  const w = 0.012 + 0.026 * size;
  return [
    stroke(
      openCurve(
        [
          [x - w, y + 0.004],
          [x, y + 0.016],
          [x + w, y + 0.002],
        ],
        6,
      ),
      0.01 + 0.006 * size,
      adjust(skin, { lightnessTimes: 0.66, chroma: 0.03, hue: 25, turn: 0.3 }),
      0.4,
      0.4,
    ),
    fill(
      ellipse(x - 0.004, y - 0.022, 0.012, 0.009, 0, 16),
      withAlpha('#ffffff', lightnessOf(skin) < 0.6 ? 0.35 : 0.6),
    ),
  ];
};

export const drawCheek: DrawingStyle['drawCheek'] = ({ x, y, narrowing: k }, color, blush): DrawOp[] => [
  fill(ellipse(x, y, 0.11 * k, 0.075), {
    radial: [x, y, 0, x, y, 0.11],
    stops: [
      [0, withAlpha(color, clamp(0.62 * blush, 0, 0.85))],
      [0.45, withAlpha(color, clamp(0.36 * blush, 0, 0.5))],
      [1, withAlpha(color, 0)],
    ],
  }),
  ...[-1, 0, 1].map((i) =>
    stroke(
      openCurve(
        [
          [x + i * 0.026 * k + 0.01, y - 0.016],
          [x + i * 0.026 * k - 0.01, y + 0.018],
        ],
        4,
      ),
      0.0085,
      withAlpha(adjust(color, { lightness: -0.12 }), clamp(0.55 * blush, 0, 0.8)),
    ),
  ),
];
