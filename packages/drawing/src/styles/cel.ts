import type { DrawOp } from '../draw-list.ts';
import { clamp, shifted } from '../geometry.ts';
import { shadowOf } from '../material.ts';
import { clip, fillAll, type PenStyle } from '../pen.ts';

const depth = 0.0675;

/** Two tones: the shape in shadow, then the same shape in its own colour moved toward the light. */
export const cel: PenStyle['shade'] = (pen, { rings, base, material, strength, box }): DrawOp[] => {
  if (strength === 0) return [fillAll(rings, base)];
  const d = clamp(Math.min(box[2], box[3]) * 0.17, 0.012, depth) * strength;
  return [
    fillAll(rings, shadowOf(base, material, material === 'skin' ? 0.85 : 1)),
    ...clip(rings, [
      fillAll(
        rings.map((ring) => shifted(ring, -d * 0.85 * pen.light, -d * 0.9)),
        base,
      ),
    ]),
  ];
};
