import {
  clip,
  closedCurve,
  type DrawOp,
  ellipse,
  fill,
  type Knot,
  lerp,
  mix,
  openCurve,
  type Point,
  stroke,
  wire,
  withAlpha,
} from '@milestoon/drawing';
import { cheekDimples, dimples, type MouthFrame } from './mouth-frame.ts';

/** Corners at ±half; the upper lip follows the smile, the lower lip hangs. */
export function openMouth(frame: MouthFrame, size: number): DrawOp[] {
  const { figure, mouth: m, smile, x, y, half: w, open, lineColor, line, lipColor } = frame;
  const { style, person } = figure;
  const laugh = Math.max(0, smile);
  const upper = -open * 0.4 * (1 - laugh * 0.72) + smile * 0.012;
  const lower = open * (0.6 + laugh * 0.3);
  const { round } = m;
  const corner = -smile * 0.03 * size * (1 - round) + (smile < 0 ? 0.006 : 0);
  const sharp = round > 0.5 ? 0 : 1;
  const reach = lerp(0.62, 0.86, round);
  const shoulder = lerp(upper * 0.35 + corner * 0.6, upper * 0.72, round) - m.wobble * 0.018;
  const wave = m.wobble * 0.014;
  const knots: Knot[] = [
    [-w, corner, sharp],
    [-w * reach, shoulder],
    [0, upper + wave],
    [w * reach, shoulder],
    [w, corner, sharp],
    [w * lerp(0.8, 0.86, round), lerp(lower * 0.56, lower * 0.7, round)],
    [w * 0.42, lower * 0.93],
    [0, lower - wave],
    [-w * 0.42, lower * 0.93],
    [-w * lerp(0.8, 0.86, round), lerp(lower * 0.56, lower * 0.7, round)],
  ];
  const ring =
    round > 0.8
      ? ellipse(x, y + (lower + upper) / 2, w, (lower - upper) / 2, 0, 40, 2.2)
      : closedCurve(
          knots.map((p): Knot => [p[0] + x, p[1] + y, p[2] ?? 0]),
          9,
        );
  const ops: DrawOp[] = [];
  if (m.lipRing > 0.5 || (person.lips > 0.5 && style.mouth.lips !== 'never')) {
    const ringed = m.lipRing > 0.5;
    const wide = (0.018 / w) * (ringed ? 1 : 0.4 + person.lips * 0.4) * 0.7;
    const tall = (0.03 / (open + 0.02)) * (ringed ? 0.9 : person.lips * 0.75);
    const middle = y + (lower + upper) / 2;
    ops.push(
      fill(
        ring.map(([px, py]): Point => [x + (px - x) * (1 + wide), middle + (py - middle) * (1 + tall)]),
        withAlpha(lipColor, 0.95),
      ),
    );
  }
  ops.push(wire(ring, line * 1.5, lineColor, true), fill(ring, style.mouth.inside));
  const inside: DrawOp[] = [];
  if (m.tongue > 0.3)
    inside.push(fill(ellipse(x, y + lower + 0.006, w * 0.66, open * 0.42 * m.tongue), '#e8707a'));
  const teeth = '#fffaf2';
  const clenched = m.clench > 0.5;
  if (clenched) inside.push(fill(ring, teeth));
  else {
    const both = m.lowerTeeth > 0.5;
    if (m.upperTeeth > 0.3)
      inside.push(
        fill(
          ellipse(
            x,
            y + upper - open * 0.02 + (smile > 0 ? corner * 0.4 : 0),
            w * (both ? 1.05 : 0.86),
            Math.max(0.016, open * (both ? 0.36 : 0.26)),
          ),
          teeth,
        ),
      );
    if (person.toothGap && m.upperTeeth > 0.3) {
      const tall = Math.max(0.016, open * (both ? 0.36 : 0.26));
      inside.push(
        fill(ellipse(x, y + upper + tall * 0.2, w * 0.115, tall * 1.5, 0, 20, 4), style.mouth.inside),
      );
    }
    if (both) inside.push(fill(ellipse(x, y + lower + open * 0.04, w * 0.98, open * 0.34), teeth));
  }
  if (clenched || m.wobble > 0.5) {
    const row = y + (upper + lower) / 2;
    inside.push(
      stroke(
        openCurve(
          [
            [x - w, row],
            [x + w, row],
          ],
          5,
        ),
        0.009,
        withAlpha('#a06a60', 0.8),
        1,
        1,
      ),
    );
  }
  ops.push(...clip([ring], inside));
  if (m.tongueOut > 0.5)
    ops.push(
      fill(ellipse(x, y + lower * 0.62, w * 0.58, open * 0.4), '#ec7a82'),
      wire(
        openCurve(
          [
            [x - w * 0.5, y + lower * 0.75],
            [x, y + lower * 0.62 + open * 0.4],
            [x + w * 0.5, y + lower * 0.75],
          ],
          6,
        ),
        line * 0.7,
        lineColor,
      ),
    );
  if (m.bite > 0.5) {
    const edge = y + lerp(upper, lower, 0.62);
    const lip: Knot[] = [
      [x - w * 0.74, edge + 0.004],
      [x - w * 0.3, edge - 0.006],
      [x + w * 0.3, edge - 0.006],
      [x + w * 0.74, edge + 0.004],
      [x + w * 0.5, y + lower + 0.016],
      [x, y + lower + 0.026],
      [x - w * 0.5, y + lower + 0.016],
    ];
    ops.push(
      fill(closedCurve(lip), mix(lipColor, person.skin, 0.25)),
      stroke(
        openCurve(
          [
            [x - w * 0.42, y + lower + 0.034],
            [x, y + lower + 0.042],
            [x + w * 0.42, y + lower + 0.034],
          ],
          6,
        ),
        line * 0.8,
        lineColor,
      ),
    );
  }
  if (round < 0.5) ops.push(...cheekDimples(frame, corner));
  if (smile > 0.6 && round < 0.5) ops.push(...dimples(frame, corner, line * 0.8));
  return ops;
}
