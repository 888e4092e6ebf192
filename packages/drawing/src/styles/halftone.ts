import type { DotsOp, DrawOp } from '../draw-list.ts';
import { at, clamp, type Polyline, smoothstep } from '../geometry.ts';
import { adjust, lightnessOf, shadowOf } from '../material.ts';
import { clip, fillAll, type PenStyle } from '../pen.ts';

/** Heads. A finer lattice is grey in a wide shot, and every dot costs painting time. */
const cell = 0.04;
const rowHeight = cell * 0.72;
const steps = 5;
/** Square heads. What is larger is drawn in pixels, not in heads: its dots would be grey, and minutes of work. */
const largest = 60;
const toShadow = [0.62, 0.78] as const;

/**
 * Base colour with dots that grow toward the shadow edge. A dot asks how far it is from the edge in
 * the direction of the shadow; the answer comes from the crossings of a few scan lines with the
 * shape, not from a point-in-polygon test per dot (which took ten times as long).
 */
export const halftone: PenStyle['shade'] = (pen, request): DrawOp[] => {
  const { rings, base, material, strength, box, dots: dotted, dotsFrom } = request;
  const ops: DrawOp[] = [fillAll(rings, base)];
  if (strength === 0 || !dotted) return ops;
  if (box[2] * box[3] > largest) return ops;
  const size = Math.min(box[2], box[3]);
  const band = clamp(size * 0.34, 0.03, 0.17) * strength;
  const side = toShadow[0] * pen.light;
  const dots: DotsOp['dots'][number][] = [];
  const left = dotsFrom === undefined ? box[0] : Math.max(box[0], dotsFrom - 0.02);
  const right = box[0] + box[2] + cell;
  let row = 0;
  for (let y = box[1]; y < box[1] + box[3] + cell; y += rowHeight, row++) {
    const here = crossings(rings, y);
    if (here.length === 0) continue;
    const below = Array.from({ length: steps }, (_, j) =>
      crossings(rings, y + (toShadow[1] * band * (j + 1)) / steps),
    );
    const start = box[0] + (row % 2) * cell * 0.5;
    const first = start + Math.max(0, Math.ceil((left - start) / cell)) * cell;
    for (let x = first; x < right; x += cell) {
      const fade = dotsFrom === undefined ? 1 : smoothstep(dotsFrom - 0.02, dotsFrom + 0.12, x);
      if (fade < 0.25 || !covers(here, x)) continue;
      const outside = below.findIndex((line, j) => !covers(line, x + (side * band * (j + 1)) / steps));
      if (outside >= 0) dots.push([x, y, cell * 0.5 * fade * (1.08 - (outside / steps) * 0.78)]);
    }
  }
  if (dots.length === 0) return ops;
  const dark = lightnessOf(base) < 0.4 ? 1.5 : 1.25;
  // Saturated dots on dark skin look like a burn.
  const paint =
    material === 'skin'
      ? adjust(shadowOf(base, 'skin', 1), { chromaTimes: 0.86 })
      : shadowOf(base, material, dark);
  return [...ops, ...clip(rings, [{ kind: 'dots', dots, paint }])];
};

/** Per ring the x of its crossings with a horizontal line, sorted. Rings without any are left out. */
function crossings(rings: readonly Polyline[], y: number): number[][] {
  const out: number[][] = [];
  for (const ring of rings) {
    const xs: number[] = [];
    let previous = at(ring, -1);
    for (const point of ring) {
      if (point[1] > y !== previous[1] > y)
        xs.push(((previous[0] - point[0]) * (y - point[1])) / (previous[1] - point[1]) + point[0]);
      previous = point;
    }
    if (xs.length > 0) out.push(xs.sort((a, b) => a - b));
  }
  return out;
}

function covers(lines: readonly (readonly number[])[], x: number): boolean {
  return lines.some((xs) => {
    let inside = false;
    for (const crossing of xs) {
      if (crossing > x) break;
      inside = !inside;
    }
    return inside;
  });
}
