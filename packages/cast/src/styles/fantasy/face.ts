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
  lightnessOf,
  mix,
  oklch,
  openCurve,
  type Point,
  radians,
  star,
  stroke,
  wire,
  withAlpha,
} from '@milestoon/drawing';
import type { DrawingStyle } from '../../drawing-style.ts';
import { lashLine, lidPart, lidsOf } from '../../face/lids.ts';

/** An almond with a glow from below, a star for a highlight, and three lashes. */
export const drawEye: DrawingStyle['drawEye'] = (eye): DrawOp[] => {
  const { expression, center, width: w, height: h, skin, lashColor, lashes, outward } = eye;
  const lids = lidsOf(eye, { power: 2.1, rest: 0.94, lower: 0.86, extraSlant: 0.05 });
  const [L, C, hue] = oklch(eye.iris);
  const { pupil } = expression;
  const r = w * 0.415 * (0.6 + 0.4 * pupil);
  const ry = r * 1.16;
  const x = center[0] + eye.gaze[0] * w * 0.17 + 0.003;
  const y = center[1] + eye.gaze[1] * h * 0.13 + h * 0.022;
  const iris = ellipse(x, y, r, ry);
  const ops: DrawOp[] = [];
  if (eye.open < 0.95 || Math.abs(expression.lidTilt) > 0.2)
    ops.push(
      fill(
        [...lids.crease, ...[...lids.upper].reverse()],
        adjust(skin, { lightness: -0.03, chroma: 0.012, hue: 25, turn: 0.2 }),
      ),
    );
  ops.push(
    fill(lids.opening, '#fbf6ff'),
    ...clip(
      [lids.opening],
      [
        fill(iris, {
          radial: [x, y + ry * 0.35, 0, x, y + ry * 0.35, ry * 1.35],
          stops: [
            [0, css([Math.min(0.9, L * 1.7 + 0.12), C * 1.2 + 0.03, hue + 10])],
            [0.45, css([L * 1.08, Math.max(0.02, C * 1.2), hue])],
            [1, css([L * 0.42, Math.max(0.02, C * 0.9), hue - 8])],
          ],
        }),
        wire(iris, 0.007, '#352148', true),
        fill(ellipse(x, y, r * 0.43 * pupil, ry * 0.45 * pupil), '#21142e'),
        fill(
          [...lids.upper, ...lids.upper.map(([px, py]): Point => [px, py + h * 0.15]).reverse()],
          'rgba(70,40,120,0.28)',
        ),
        fill(star(x - r * 0.36, y - ry * 0.36, r * 0.46, 0.34), '#ffffff'),
        fill(ellipse(x + r * 0.42, y + ry * 0.42, r * 0.14, r * 0.14, 0, 18), '#fff3c9'),
        fill(ellipse(x + r * 0.1, y + ry * 0.66, r * 0.08, r * 0.08, 0, 14), '#ffffff'),
      ],
    ),
    lashLine(eye, lids, 0.015 + 0.007 * lashes),
  );
  const fan = [
    [1, 0.02 + 0.045 * lashes],
    [0.9, 0.012 + 0.045 * lashes],
    [0.78, 0.006 + 0.035 * lashes],
  ] as const;
  for (const [share, reach] of fan.slice(0, lashes > 0.3 ? 3 : 2)) {
    const [px, py] = lids.upperAt(outward * (share * 2 - 1));
    ops.push(
      stroke(
        openCurve(
          [
            [px, py],
            [px + outward * reach * 0.55, py - reach * 0.35],
            [px + outward * reach, py - reach * 0.95],
          ],
          5,
        ),
        0.012,
        lashColor,
        1,
        0.1,
      ),
    );
  }
  ops.push(
    stroke(lidPart(lids.lower, 0, 0, 5, -4), 0.006, withAlpha('#6b3f6e', 0.7)),
    stroke(lidPart(lids.crease, 0, -0.026), 0.0065, withAlpha('#8a4f7a', 0.7)),
  );
  return ops;
};

export const drawNose: DrawingStyle['drawNose'] = ({ skin }, [x, y], size): DrawOp[] => {
  const w = 0.022 + 0.03 * size;
  return [
    fill(ellipse(x, y + 0.004, w * 1.3, w * 0.95), {
      radial: [x, y + 0.01, 0, x, y + 0.01, w * 1.3],
      stops: [
        [0, withAlpha(adjust(skin, { lightness: -0.1, chroma: 0.05, hue: 10, turn: 0.4 }), 0.75)],
        [1, withAlpha(adjust(skin, { lightness: -0.08, chroma: 0.04, hue: 10, turn: 0.4 }), 0)],
      ],
    }),
    fill(
      ellipse(x - 0.004, y - 0.014, 0.012 + 0.006 * size, 0.01, 0, 18),
      withAlpha('#fff6ff', lightnessOf(skin) < 0.6 ? 0.5 : 0.8),
    ),
    stroke(
      openCurve(
        [
          [x - w * 0.7, y + 0.012],
          [x, y + 0.024],
          [x + w * 0.7, y + 0.011],
        ],
        6,
      ),
      0.007,
      withAlpha(adjust(skin, { lightnessTimes: 0.5, chroma: 0.05, hue: 0, turn: 0.3 }), 0.85),
      0.2,
      0.2,
    ),
  ];
};

const sparkles = [
  [-0.04, 0, 0.013],
  [0.01, -0.022, 0.009],
  [0.045, 0.012, 0.011],
] as const;

export const drawCheek: DrawingStyle['drawCheek'] = ({ x, y, narrowing: k }, color, blush): DrawOp[] => [
  fill(ellipse(x, y, 0.11 * k, 0.075), {
    radial: [x, y, 0, x, y, 0.11],
    stops: [
      [0, withAlpha(color, clamp(0.62 * blush, 0, 0.85))],
      [0.45, withAlpha(color, clamp(0.36 * blush, 0, 0.5))],
      [1, withAlpha(color, 0)],
    ],
  }),
  ...sparkles.map(([dx, dy, r]) => fill(star(x + dx * k, y + dy, r, 0.3), withAlpha('#ffe9a8', 0.85))),
];

/** Two soft arcs and three stars on the crown. */
export function moonlight(_base: Color, light: Color): DrawOp[] {
  const arc = (rx: number, ry: number, from: number, to: number, count: number): Point[] =>
    Array.from({ length: count + 1 }, (_, i): Point => {
      const angle = radians(lerp(from, to, i / count));
      return [-0.03 + Math.cos(angle) * rx, Math.sin(angle) * ry];
    });
  return [
    stroke(arc(0.45, 0.47, -165, -70, 30), 0.075, withAlpha(light, 0.3)),
    stroke(arc(0.47, 0.5, -160, -95, 24), 0.03, withAlpha(mix(light, '#fff0d0', 0.5), 0.55)),
    fill(star(-0.3, -0.36, 0.05, 0.25), withAlpha('#fff6d8', 0.95)),
    fill(star(-0.13, -0.5, 0.03, 0.25), withAlpha('#fff6d8', 0.9)),
    fill(star(0.26, -0.4, 0.026, 0.25), withAlpha('#fff6d8', 0.8)),
  ];
}
