import type { DrawOp, Paint } from '../draw-list.ts';
import { clamp, shifted } from '../geometry.ts';
import { adjust, lightOf, mix, shadowOf } from '../material.ts';
import { clip, fillAll, type PenStyle } from '../pen.ts';

/** A gradient from light to violet shadow over a rim of lilac light on the far side. */
export const soft: PenStyle['shade'] = (pen, { rings, base, material, strength, box }): DrawOp[] => {
  const [x, y, width, height] = box;
  const dark = adjust(shadowOf(base, material, 0.9), { hue: 300, turn: material === 'skin' ? 0.14 : 0.22 });
  const gradient: Paint = {
    linear: pen.light > 0 ? [x, y, x + width * 0.8, y + height] : [x + width, y, x + width * 0.2, y + height],
    stops: [
      [0, lightOf(base, material, 0.55)],
      [0.45, base],
      [1, dark],
    ],
  };
  if (strength === 0) return [fillAll(rings, gradient)];
  const rim = clamp(Math.min(width, height) * 0.09, 0.008, 0.03) * strength;
  return [
    fillAll(rings, mix(lightOf(base, material, 1), '#cdbcff', material === 'skin' ? 0.45 : 0.55)),
    ...clip(rings, [
      fillAll(
        rings.map((ring) => shifted(ring, -rim * pen.light, rim * 0.35)),
        gradient,
      ),
    ]),
  ];
};
