import { adjust, clamp, type DrawOp, ellipse, fillAll, lightnessOf } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { place } from './placement.ts';

/** Heads from the middle of the face; cheeks without a side. */
const places = {
  forehead: [-0.06, -0.25],
  cheek: [0.265, 0.235],
  chin: [-0.12, 0.4],
} as const;
const radii = { small: 0.03, large: 0.062 } as const;

/** A darker patch of skin. A side is the child’s own, also in a picture that is mirrored. */
export function birthmark({ person, yaw, light }: Figure): DrawOp[] {
  if (!person.birthmark) return [];
  const { place: where, size } = person.birthmark;
  const side = where === 'right-cheek' ? -light : light;
  const [x, y] = where === 'forehead' || where === 'chin' ? places[where] : places.cheek;
  const spot = place(x * side, y, yaw.head);
  if (spot.hidden) return [];
  const r = radii[size];
  const wide = r * clamp(spot.narrowing, 0.7, 1);
  const color = adjust(person.skin, {
    lightness: lightnessOf(person.skin) < 0.5 ? -0.13 : -0.2,
    chroma: lightnessOf(person.skin) < 0.75 ? 0.004 : 0.03,
    hue: 35,
    turn: 0.5,
  });
  return [
    fillAll(
      [
        ellipse(spot.x, spot.y, wide, r * 0.86, 0.4, 24),
        ellipse(spot.x + wide * 0.5, spot.y + r * 0.4, wide * 0.62, r * 0.5, 0.2, 20),
      ],
      color,
    ),
  ];
}
