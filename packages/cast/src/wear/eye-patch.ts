import { type DrawOp, ellipse, fill, solid, star } from '@milestoon/drawing';
import { featureWidth, place } from '../face/placement.ts';
import type { Figure } from '../figure.ts';
import { shell } from './hearing-aid.ts';

/** A plaster over one eye, with a star on it. The side is the child’s own, also in a picture that is mirrored. */
export function eyePatch(figure: Figure): DrawOp[] {
  const { style, build, person, light, yaw } = figure;
  if (person.eyePatch === 'none') return [];
  const outward = person.eyePatch === 'right' ? -light : light;
  const spot = place(outward * style.eye.x * build.eyeSpread, style.eye.y + build.eyeShift, yaw.head);
  if (spot.hidden) return [];
  const size = style.glasses.lens * 1.02 * Math.min(1, build.eyeScale * 1.03);
  const wide = size * featureWidth(spot, yaw.head, 1);
  const ring = ellipse(spot.x, spot.y, wide * 0.94, size * 0.98, outward * 0.12, 48, 2.5);
  return [
    ...solid(figure, [ring], shell(figure), { line: 0.9, shade: 0.5, dots: false }),
    fill(star(spot.x, spot.y, size * 0.5, 0.5, 5), '#fff6d6'),
  ];
}
