/** The skull seen from all round: fourteen points that correspond, so that views blend. */
import { closedCurve, lerp, type Point, smoothstep } from '@milestoon/drawing';
import type { DrawingStyle } from '../drawing-style.ts';
import type { Person } from '../person.ts';
import type { Build } from '../rig/build.ts';
import { isTurned, profile, threeQuarter } from './yaw.ts';

const quarterContour: readonly Point[] = [
  [-0.02, -0.5],
  [-0.28, -0.44],
  [-0.475, -0.25],
  [-0.53, 0],
  [-0.5, 0.19],
  [-0.388, 0.352],
  [-0.19, 0.462],
  [0.07, 0.506],
  [0.255, 0.446],
  [0.39, 0.315],
  [0.458, 0.15],
  [0.452, -0.02],
  [0.445, -0.24],
  [0.28, -0.43],
];

/** Back of the head, nape, jaw, chin, mouth, bridge of the nose, forehead; the nose is a shape of its own. */
const profileContour: readonly Point[] = [
  [-0.03, -0.5],
  [-0.31, -0.44],
  [-0.505, -0.25],
  [-0.55, -0.02],
  [-0.49, 0.18],
  [-0.35, 0.325],
  [-0.13, 0.415],
  [0.1, 0.478],
  [0.275, 0.468],
  [0.37, 0.375],
  [0.405, 0.22],
  [0.415, 0.04],
  [0.455, -0.2],
  [0.3, -0.425],
];

const backContour: readonly Point[] = [
  [0, -0.5],
  [-0.27, -0.44],
  [-0.455, -0.25],
  [-0.502, 0],
  [-0.475, 0.19],
  [-0.37, 0.335],
  [-0.2, 0.42],
  [0, 0.445],
  [0.2, 0.42],
  [0.37, 0.335],
  [0.475, 0.19],
  [0.502, 0],
  [0.455, -0.25],
  [0.27, -0.44],
];

const blend = (from: readonly Point[], to: readonly Point[], t: number): Point[] =>
  from.map(([x, y], i): Point => [lerp(x, to[i]?.[0] ?? x, t), lerp(y, to[i]?.[1] ?? y, t)]);

function skullContour(yaw: number): readonly Point[] {
  if (!isTurned(yaw)) return quarterContour;
  return yaw <= profile
    ? blend(quarterContour, profileContour, smoothstep(threeQuarter, profile, yaw))
    : blend(profileContour, backContour, smoothstep(profile, 2.7, yaw));
}

/** Faces far from the average are drawn further from it, below the hair: between, a few per cent would not be seen. */
const strong = (amount: number): number => amount ** 3;

/** The skull with this style's and this person's jaw, chin and cheeks. */
export function skull(style: DrawingStyle, person: Person, build: Build, puff: number, yaw: number): Point[] {
  const taper = style.head.jaw + build.jaw - person.jaw * 0.045 - strong(person.jaw) * 0.15;
  // Grown-up jaws are squarer: the corner of the jaw stands out where a child's cheek has gone in.
  const corner = person.grownUp && build.halfShoulder > 0.35 ? 0.02 : 0;
  const hollow = person.elder ? 0.022 : 0;
  return closedCurve(
    skullContour(yaw).map(([x, y]): Point => {
      const low = smoothstep(0.08, 0.5, y);
      const middle = 0.06 * low;
      const wide =
        style.head.width * (1 - taper * low) * (1 + person.faceWidth * 0.035) +
        strong(person.faceWidth) * 0.11 * Math.exp(-(((y - 0.2) / 0.2) ** 2)) +
        puff * 0.05 * Math.exp(-(((y - 0.24) / 0.14) ** 2)) +
        corner * Math.exp(-(((y - 0.36) / 0.09) ** 2)) -
        hollow * Math.exp(-(((y - 0.22) / 0.08) ** 2));
      const tall = y * style.head.height + (y > 0.44 ? style.head.chin : 0);
      return [middle + (x - middle) * wide, tall > 0 ? tall * (1 + build.chin) : tall];
    }),
    8,
  );
}

/** How far the head reaches at height `y`, toward the back (left) and the face (right). */
export function reachOf(outline: readonly Point[], y: number): { left: number; right: number } {
  let left = Infinity;
  let right = -Infinity;
  outline.forEach(([x0, y0], i) => {
    const [x1, y1] = outline[(i + 1) % outline.length] ?? [x0, y0];
    if (y0 > y === y1 > y) return;
    const x = x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);
    left = Math.min(left, x);
    right = Math.max(right, x);
  });
  return left <= right ? { left, right } : { left: 0, right: 0 };
}
