import {
  add,
  clamp01,
  clip,
  closedCurve,
  companion,
  compose,
  type DrawOp,
  ellipse,
  fill,
  type Knot,
  type Point,
  radians,
  rotation,
  segment,
  solid,
  translation,
  tube,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Arm } from '../rig/skeleton.ts';
import { gripOf } from './in-hand.ts';

/** A wooden spoon whose bowl hangs `length` heads below the grip. */
export const spoon = (figure: Figure, length: number): DrawOp[] => [
  ...solid(figure, [tube(segment([0, -0.22], [0, length]), [0.022, 0.022], { samples: 6 })], '#c98f52', {
    shade: 0.4,
    line: 0.7,
    dots: false,
  }),
  ...solid(figure, [ellipse(0, length, 0.055, 0.075, 0, 24)], '#d9a466', {
    shade: 0.5,
    line: 0.7,
    dots: false,
  }),
];

/** A fork as long as the spoon, with a twirl of spaghetti on it or not. */
export function fork(figure: Figure, length: number, full: boolean): DrawOp[] {
  const options = { shade: 0.4, line: 0.7, dots: false } as const;
  const prongs = [-0.036, 0, 0.036].flatMap((x) =>
    solid(
      figure,
      [tube(segment([x, length], [x, length + 0.1]), [0.014, 0.012], { samples: 4 })],
      '#c9ced8',
      options,
    ),
  );
  const twirl = [0, 0.03, 0.06].map((dy) =>
    wire(
      ellipse(0, length + 0.03 + dy, 0.075 - dy * 0.4, 0.036, 0, 24),
      0.03,
      dy === 0.03 ? '#f0c05a' : '#f7d583',
      true,
    ),
  );
  return [
    ...solid(
      figure,
      [tube(segment([0, -0.22], [0, length]), [0.02, 0.02], { samples: 6 })],
      '#c9ced8',
      options,
    ),
    ...prongs,
    ...solid(figure, [ellipse(0, length - 0.005, 0.052, 0.036, 0, 22)], '#c9ced8', options),
    ...(full ? twirl : []),
  ];
}

/** Spaghetti with tomato sauce in the bowl that stands at the same place. */
export function spaghetti(figure: Figure, at: Point, half: number): DrawOp[] {
  const [x, y] = add(figure.joints.chest, at);
  const nest = [-0.55, -0.2, 0.15, 0.5].map((dx, i) =>
    wire(
      ellipse(x + dx * half, y - 0.02 - (i % 2) * 0.02, half * 0.34, half * 0.13, 0, 24),
      0.03,
      i % 2 ? '#f0c05a' : '#f7d583',
      true,
    ),
  );
  return [
    fill(ellipse(x, y - 0.01, half * 0.86, half * 0.2, 0, 36), '#f2c766'),
    ...nest,
    fill(ellipse(x + 0.01, y - 0.045, half * 0.4, half * 0.13, 0, 28), '#d9473f'),
  ];
}

/** A mixing bowl; `at` is its rim's middle from the chest, `half` half its width. */
export function bowl(figure: Figure, at: Point, half: number): DrawOp[] {
  const [x, y] = add(figure.joints.chest, at);
  const side: Knot[] = [
    [-half, 0, 1],
    [-half * 0.72, half * 0.62],
    [-half * 0.35, half * 0.82],
    [half * 0.35, half * 0.82],
    [half * 0.72, half * 0.62],
    [half, 0, 1],
  ];
  const ring = closedCurve(side);
  const color = companion(figure.person.signature, 170, 0.72, 0.1);
  const ops: DrawOp[] = [
    ...solid(figure, [ring], color, { shade: 0.9 }),
    ...clip([ring], [wire(segment([-half, half * 0.3], [half, half * 0.3]), 0.045, 'rgba(255,255,255,0.6)')]),
    ...solid(figure, [ellipse(0, 0, half, half * 0.2, 0, 40)], '#fdf3dc', {
      shade: 0.2,
      line: 0.8,
      dots: false,
    }),
    fill(ellipse(0, 0.012, half * 0.84, half * 0.14, 0, 36), '#f2cf8e'),
  ];
  return [{ kind: 'group', matrix: translation(x, y), ops }];
}

/** A cup between two hands; it tips with the head. */
export function cup(figure: Figure, near: Arm, far: Arm): DrawOp[] {
  const [a, b] = [gripOf(figure, near), gripOf(figure, far)];
  const chin = figure.joints.head[1] + 0.5;
  const between = (a[1] + b[1]) / 2;
  const raised = clamp01((chin + 0.3 - between) / 0.26);
  // On the way up the hands slide down to its lower half.
  const middle: Point = [(a[0] + b[0]) / 2, between - 0.02 - raised * 0.06];
  const body: Knot[] = [
    [-0.15, -0.15, 1],
    [0.15, -0.15, 1],
    [0.12, 0.16, 1],
    [-0.12, 0.16, 1],
  ];
  const ring = closedCurve(body);
  return [
    {
      kind: 'group',
      matrix: compose(translation(middle[0], middle[1]), rotation(radians(-raised * 10))),
      ops: [
        ...solid(figure, [ring], companion(figure.person.signature, 40, 0.74, 0.13), { shade: 0.8 }),
        ...clip([ring], [fill(ellipse(0, 0.02, 0.06, 0.06, 0, 20), 'rgba(255,255,255,0.8)')]),
        ...solid(figure, [ellipse(0, -0.15, 0.15, 0.04, 0, 30)], '#fff8ea', {
          shade: 0.2,
          line: 0.8,
          dots: false,
        }),
      ],
    },
  ];
}
