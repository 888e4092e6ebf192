import {
  adjust,
  type Color,
  type DrawOp,
  ellipse,
  fill,
  openCurve,
  type Point,
  star,
  stroke,
} from '@milestoon/drawing';
import type { Pen } from '../../pen.ts';
import type { Face } from './face.ts';

/** Low, round and dark, with one light above and one below. */
export function animalEye(
  { style }: Pen,
  [x, y]: Point,
  r: number,
  narrow: number,
  iris: Color,
  { blink, joy, gaze, wide }: Face,
): DrawOp[] {
  const dark = style.flat ? '#33222a' : (style.ink ?? (style.tip === 'wisp' ? '#36224a' : '#3b2420'));
  if (blink > 0.6) {
    // Shut with joy the lid bulges up, in sleep it hangs.
    const sag = joy > 0.5 ? -0.5 : 0.45;
    const lid: Point[] = [
      [x - r * 0.9 * narrow, y + r * 0.1],
      [x, y + r * sag],
      [x + r * 0.9 * narrow, y + r * 0.1],
    ];
    return [stroke(openCurve(lid, 6), Math.max(0.016, r * 0.3), dark, 0.5, 0.5)];
  }
  const tall = (1 - blink * 0.5) * (1 + 0.14 * wide);
  const cx = x + gaze[0] * r * 0.18;
  if (style.flat)
    return [
      fill(ellipse(cx, y, r * 0.62 * narrow, r * 0.78 * tall), dark),
      fill(ellipse(cx - r * 0.2, y - r * 0.3 * tall, r * 0.18, r * 0.18, 0, 16), '#ffffff'),
    ];
  return [
    fill(ellipse(x, y, r * narrow, r * 1.16 * tall), dark),
    fill(ellipse(cx, y + r * 0.25, r * 0.74 * narrow, r * 0.82 * tall), {
      linear: [x, y - r * 0.5, x, y + r],
      stops: [
        [0, dark],
        [1, adjust(iris, { lightness: 0.16, chroma: 0.05 })],
      ],
    }),
    fill(ellipse(cx, y, r * 0.42 * narrow, r * 0.5 * tall), dark),
    style.tip === 'wisp'
      ? fill(star(x - r * 0.3, y - r * 0.42 * tall, r * 0.5, 0.34), '#ffffff')
      : fill(ellipse(x - r * 0.32, y - r * 0.42 * tall, r * 0.34, r * 0.34, 0, 20), '#ffffff'),
    fill(ellipse(x + r * 0.34, y + r * 0.42, r * 0.15, r * 0.15, 0, 14), '#ffffff'),
  ];
}
