import {
  adjust,
  clamp,
  clamp01,
  closedCurve,
  type DrawOp,
  fill,
  type Knot,
  lerp,
  openCurve,
  type Point,
  stroke,
  withAlpha,
} from '@milestoon/drawing';
import { cheekDimples, dimples, type MouthFrame, withLips } from './mouth-frame.ts';

/** A line of five points, and the lips around it. */
export function closedMouth(frame: MouthFrame, size: number): DrawOp[] {
  const { figure, mouth: m, smile, x, y, half: w, lineColor, line, lipColor } = frame;
  const { style, person } = figure;
  const bend = smile * 0.042 * size;
  const corner = -smile * 0.03 * size;
  const shaped = (a: readonly Point[], b: readonly Point[], t: number): Point[] =>
    a.map((p, i): Point => [lerp(p[0], b[i]?.[0] ?? p[0], t), lerp(p[1], b[i]?.[1] ?? p[1], t)]);
  const resting: Point[] = [
    [-w, corner - bend * 0.25],
    [-w * 0.5, bend * 0.55],
    [0, bend * 0.85],
    [w * 0.5, bend * 0.55 - m.skew * 0.012],
    [w, corner - bend * 0.25 - m.skew * 0.03],
  ];
  const pressed: Point[] = [
    [-w, -0.004],
    [-w * 0.5, 0.01],
    [0, 0.008],
    [w * 0.5, 0.01],
    [w, -0.004],
  ];
  const pouting: Point[] = [
    [-w, 0.018],
    [-w * 0.5, -0.012],
    [0, -0.004],
    [w * 0.5, -0.012],
    [w, 0.018],
  ];
  const shape = shaped(shaped(resting, pressed, clamp01(m.press)), pouting, clamp01(m.pout));
  const middle = shape[2]?.[1] ?? 0;
  const end = shape[0]?.[1] ?? 0;
  const to = (p: Knot): Knot => [p[0] + x, p[1] + y, p[2] ?? 0];
  const ops: DrawOp[] = [];
  if (withLips(frame)) {
    const full = clamp(person.lips, 0.35, 1);
    const lips: Knot[] = [
      [-w * 0.62, middle - 0.004, 1],
      [-w * 0.3, middle - 0.018 * full],
      [0, middle - 0.01 * full],
      [w * 0.3, middle - 0.018 * full],
      [w * 0.62, middle - 0.004, 1],
      [w * 0.36, middle + 0.03 * full],
      [0, middle + 0.037 * full],
      [-w * 0.36, middle + 0.03 * full],
    ];
    ops.push(fill(closedCurve(lips.map(to)), withAlpha(lipColor, 0.85)));
  } else if (!style.flat) {
    const below = y + middle + 0.034 + 0.012 * person.lips;
    const shade = adjust(person.skin, { lightness: -0.12, chroma: 0.04, hue: 20, turn: 0.4 });
    ops.push(
      stroke(
        openCurve(
          [
            [x - w * 0.3, below],
            [x, below + 0.006],
            [x + w * 0.3, below],
          ],
          6,
        ),
        0.008 + 0.006 * person.lips,
        withAlpha(shade, 0.8),
      ),
    );
  }
  if (m.press > 0.6)
    for (const side of [-1, 1])
      ops.push(
        stroke(
          openCurve(
            [
              [x + side * w * 1.05, y - 0.014],
              [x + side * w * 1.15, y + 0.002],
              [x + side * w * 1.04, y + 0.016],
            ],
            4,
          ),
          line * 0.7,
          lineColor,
        ),
      );
  const taper = style.flat ? 1 : 0.45;
  ops.push(stroke(openCurve(shape.map(to), 8), line * 1.2, lineColor, taper, taper));
  if (smile > 0.6 && m.press < 0.5) ops.push(...dimples(frame, end, line * 0.75));
  if (m.press < 0.5) ops.push(...cheekDimples(frame, end));
  if (m.pout > 0.5 && !style.flat)
    ops.push(
      stroke(
        openCurve(
          [
            [x - w * 0.45, y + 0.036],
            [x, y + 0.044],
            [x + w * 0.45, y + 0.036],
          ],
          6,
        ),
        line * 0.7,
        withAlpha(lineColor, 0.7),
      ),
    );
  return ops;
}
