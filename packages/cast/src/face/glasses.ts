import {
  adjust,
  closedCurve,
  type DrawOp,
  ellipse,
  fill,
  openCurve,
  type Point,
  segment,
  stroke,
  wire,
  withAlpha,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { inkOr } from '../figure.ts';
import { isTurned } from '../view/yaw.ts';
import { featureWidth, place } from './placement.ts';

/** Super-ellipse power and height of the lens shapes. */
const lensShapes = {
  round: { power: 2, height: 1, width: 1 },
  oval: { power: 2, height: 0.8, width: 1.06 },
  square: { power: 4.2, height: 0.82, width: 1.02 },
  rectangle: { power: 5, height: 0.68, width: 1.16 },
  'cat-eye': { power: 2.05, height: 0.72, width: 1.02 },
} as const;

/** Where the temple ends: at the near ear. */
const earX = (yaw: number): number => 0.5 * Math.sin(yaw - 1.66) + 0.06;

interface Lens {
  x: number;
  y: number;
  rx: number;
  ry: number;
  outward: 1 | -1;
}

/** Drawn up at the outer corners. */
const winged = (rim: readonly Point[], { x, y, rx, ry, outward }: Lens): Point[] =>
  rim.map(([px, py]): Point => {
    const out = Math.max(0, (outward * (px - x)) / rx);
    const up = Math.max(0, (y - py) / ry);
    return [px + outward * rx * 0.42 * out * up, py - ry * 0.95 * out * out * up];
  });

/** The dark flecks of tortoiseshell. */
const flecks = (rim: readonly Point[], line: number): DrawOp[] =>
  [2, 11, 19, 29, 38, 48, 55].map((from) =>
    stroke(rim.slice(from, from + 4), line * 0.85, '#4a2a16', 0.6, 0.6),
  );

export function glasses(figure: Figure): DrawOp[] {
  const { style, build, person } = figure;
  if (!person.glasses) return [];
  const { color, shape, mottled, weight = 1 } = person.glasses;
  const lens = lensShapes[shape];
  const line = weight * style.glasses.line;
  const size = style.glasses.lens * Math.min(1, build.eyeScale * 1.03);
  const spots = [-1, 1].map((side) => {
    const spot = place(
      side * style.eye.x * build.eyeSpread,
      style.eye.y + build.eyeShift + 0.012,
      figure.yaw.head,
    );
    return {
      x: spot.x,
      y: spot.y,
      rx: size * featureWidth(spot, figure.yaw.head, 1) * lens.width,
      ry: size * lens.height,
      hidden: spot.hidden,
      outward: side as 1 | -1,
    };
  });
  const [near, far] = spots;
  if (!near || !far) return [];
  const turned = isTurned(figure.yaw.head);
  const oneLens = far.hidden;
  const edge = inkOr(figure, () => adjust(color, { lightnessTimes: 0.62, chroma: 0.02 }));
  const shown = spots.filter(({ hidden }) => !hidden);
  const rims = shown.map((s) => {
    const rim = ellipse(s.x, s.y, s.rx, s.ry, 0, 60, lens.power);
    return shape === 'cat-eye' ? winged(rim, s) : rim;
  });
  const ops: DrawOp[] = [];
  for (const [i, s] of shown.entries()) {
    const gleam: Point[] = [
      [s.x - s.rx * 0.62, s.y - s.ry * 0.42],
      [s.x - s.rx * 0.3, s.y - s.ry * 0.76],
      [s.x - s.rx * 0.12, s.y - s.ry * 0.72],
      [s.x - s.rx * 0.62, s.y - s.ry * 0.12],
    ];
    ops.push(
      fill(rims[i] ?? [], withAlpha('#dff2ff', 0.07)),
      fill(closedCurve(gleam), withAlpha('#ffffff', 0.26)),
    );
  }
  const bridge = openCurve(
    [
      [near.x + near.rx * 0.97, near.y - 0.03],
      [(near.x + near.rx + far.x - far.rx) / 2, near.y - 0.055],
      [far.x - far.rx * 0.97, far.y - 0.03],
    ],
    6,
  );
  const temples = [
    openCurve(
      [
        [near.x - near.rx * 0.98, near.y - 0.025],
        [turned ? Math.min(near.x - near.rx, earX(figure.yaw.head)) : -0.5, near.y - 0.045],
      ],
      4,
    ),
    openCurve(
      [
        [far.x + far.rx * 0.98, far.y - 0.03],
        [0.47, far.y - 0.04],
      ],
      4,
    ),
  ];
  const nosePiece = segment([near.x + near.rx * 0.97, near.y - 0.03], [0.41, near.y - 0.02]);
  const bars = oneLens
    ? [temples[0] ?? [], nosePiece]
    : turned
      ? [temples[0] ?? [], bridge]
      : [...temples, bridge];
  for (const bar of bars) ops.push(wire(bar, line * 1.5, edge), wire(bar, line * 0.85, color));
  for (const rim of rims)
    ops.push(
      wire(rim, line * 1.55, edge, true),
      wire(rim, line * 0.9, color, true),
      ...(mottled ? flecks(rim, line) : []),
      stroke(rim.slice(32, 46), line * 0.4, withAlpha('#ffffff', 0.75)),
    );
  return ops;
}
