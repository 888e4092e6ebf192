/** Marks as comics have them: what is heard, counted or felt is seen where nothing moves. Heads, degrees. */
import {
  type Color,
  type DrawOp,
  ellipse,
  openCurve,
  type Point,
  radians,
  solid,
  stroke,
  tube,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Joints } from '../rig/skeleton.ts';

/** Ink of a mark and the light edge that parts it from any ground. */
const [ink, edge]: [Color, Color] = ['#3a3148', '#fffaf0'];
const [thick, halo] = [0.042, 0.05];

/** A line that is seen before light and dark. */
const line = (points: readonly Point[]): DrawOp[] => [
  stroke([...points], thick + halo, edge, 0.8, 0.6),
  stroke([...points], thick, ink, 0.8, 0.5),
];

/** Short lines that go out from a point like rays: a call, a clap, a blow. 0 goes to where the figure faces, 90 up. */
export function rays(
  [x, y]: Point,
  {
    toward,
    spread,
    count = 3,
    from,
    to,
  }: { toward: number; spread: number; count?: number; from: number; to: number },
): DrawOp[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = radians(toward + spread * (count > 1 ? i / (count - 1) - 0.5 : 0));
    const at = (far: number): Point => [x + Math.cos(angle) * far, y - Math.sin(angle) * far];
    // The middle one reaches farther.
    const reach = i * 2 === count - 1 ? to : from + (to - from) * 0.8;
    return line([at(from), at((from + reach) / 2), at(reach)]);
  }).flat();
}

/** Level lines behind somebody who is fast, longer and shorter in turn. */
export function trails({ chest, hip }: Pick<Joints, 'chest' | 'hip'>, frame: number): DrawOp[] {
  return [chest[1] + 0.1, hip[1] - 0.1, hip[1] + 0.35].flatMap((y, i) => {
    const near = hip[0] - 0.62 - 0.08 * (i % 2);
    const long = 0.42 + 0.14 * Math.sin(frame / 2 + i * 2);
    return line([
      [near, y],
      [near - long / 2, y],
      [near - long, y],
    ]);
  });
}

/** Three lines from lips, wider and wider: breath. */
export const puffs = ([x, y]: Point, far: number): DrawOp[] =>
  [-0.1, 0, 0.1].flatMap((d) =>
    line([
      [x, y + d * 0.4],
      [x + far * 0.5, y + d * 0.6],
      [x + far, y + d * 1.5],
    ]),
  );

/** Lines behind a thing that flies, back along its way. */
export function wake([x, y]: Point, [dx, dy]: Point): DrawOp[] {
  return [-0.16, 0, 0.16].flatMap((aside, i) => {
    const [atX, atY] = [x - dx * 0.38 - dy * aside, y - dy * 0.38 + dx * aside];
    const long = i === 1 ? 0.44 : 0.3;
    return line([
      [atX, atY],
      [atX - (dx * long) / 2, atY - (dy * long) / 2],
      [atX - dx * long, atY - dy * long],
    ]);
  });
}

/** An arc about a point: what is there swings. */
export function swings(
  [x, y]: Point,
  { from, to, far }: { from: number; to: number; far: number },
): DrawOp[] {
  return line(
    Array.from({ length: 7 }, (_, i): Point => {
      const angle = radians(from + ((to - from) * i) / 6);
      return [x + Math.cos(angle) * far, y - Math.sin(angle) * far];
    }),
  );
}

/** A quaver whose head is at a point. */
function note(figure: Figure, [x, y]: Point, size: number): DrawOp[] {
  // Whoever faces left is drawn in a mirror; music is not.
  const side = figure.light < 0 ? -1 : 1;
  const at = (dx: number, dy: number): Point => [x + dx * size * side, y + dy * size];
  const stem = openCurve([at(0.34, 0), at(0.36, -1.1), at(0.62, -0.86), at(0.78, -0.5)], 5);
  const head = ellipse(x, y, 0.38 * size, 0.28 * size, -0.35 * side, 20);
  return [
    ...solid(
      figure,
      [ellipse(x, y, 0.38 * size + halo / 2, 0.28 * size + halo / 2, -0.35 * side, 20)],
      edge,
      {
        line: 0,
        shade: 0,
        dots: false,
      },
    ),
    ...line(stem),
    ...solid(figure, [head], ink, { line: 0, shade: 0, dots: false }),
  ];
}

/** Notes that rise from the mouth one after the other. */
export function notes(figure: Figure, frame: number): DrawOp[] {
  const [x, y] = figure.joints.head;
  return [0, 1, 2].flatMap((i) => {
    const t = ((frame / 60 + i / 3) % 1) * 0.9 + 0.1;
    return note(
      figure,
      [x + 0.62 + t * 0.5, y + 0.2 - t * 0.85 + Math.sin(i * 3 + frame / 9) * 0.05],
      0.15 + 0.07 * t,
    );
  });
}

/** A heart about a point. */
export function heart(figure: Figure, [x, y]: Point, size: number): DrawOp[] {
  const outline = Array.from({ length: 36 }, (_, i): Point => {
    const a = (i / 36) * 2 * Math.PI;
    const high = 13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a);
    return [x + (size * 16 * Math.sin(a) ** 3) / 32, y - (size * high) / 32];
  });
  return solid(figure, [outline], '#ee4f78', { shade: 0.2, dots: false });
}

const digits: readonly (readonly Point[])[] = [
  [
    [-0.2, -0.3],
    [0.06, -0.5],
    [0.06, 0.5],
  ],
  [
    [-0.28, -0.24],
    [0, -0.5],
    [0.28, -0.2],
    [-0.02, 0.14],
    [-0.3, 0.48],
    [0.32, 0.48],
  ],
  [
    [-0.26, -0.4],
    [0.06, -0.5],
    [0.26, -0.26],
    [-0.04, -0.02],
    [0.3, 0.24],
    [0.04, 0.5],
    [-0.3, 0.4],
  ],
];

/** 1, 2, 3 over a hand, so many of them. */
export function numbers(figure: Figure, [x, y]: Point, many: number): DrawOp[] {
  const side = figure.light < 0 ? -1 : 1;
  return digits.slice(0, many).flatMap((digit, i) => {
    const at = digit.map(([dx, dy]): Point => [x + ((i - 1) * 0.32 + dx * 0.3) * side, y + dy * 0.36]);
    const curve = i === 0 ? at : openCurve(at, 5);
    const tubed = (width: number, color: Color): DrawOp[] =>
      solid(figure, [tube(curve, [width, width], { samples: 24 })], color, {
        line: 0,
        shade: 0,
        dots: false,
      });
    return [...tubed(0.052, edge), ...tubed(0.03, ink)];
  });
}
