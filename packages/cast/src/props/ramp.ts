import {
  add,
  type DrawOp,
  type Point,
  radians,
  rotate,
  segment,
  solid,
  tube,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { bonesOf } from '../rig/build.ts';
import { chairFrame, hubBelow } from './wheelchair-frame.ts';

/** Degrees by which it rises. */
export const slope = 9;
/** Heads: half its length, and from one plank to the next. */
const half = 1.55;
const plank = 0.3;

/** A wooden ramp under the wheels that has no end; `rolled` heads have gone by. */
export function ramp(figure: Figure, rolled: number): DrawOp[] {
  const frame = chairFrame(bonesOf(figure.build, figure.style));
  const hub = hubBelow(frame, figure.joints.hip, figure.joints.hipTurn);
  const on = (along: number, down = 0): Point =>
    add(hub, rotate([along, frame.radius + 0.05 + down], radians(-slope)));
  const middle = 0.25;
  const bar = (a: Point, b: Point, radius: number, color: string): DrawOp[] =>
    solid(figure, [tube(segment(a, b), [radius, radius], { samples: 6 })], color, {
      shade: 0.5,
      dots: false,
    });
  const posts = [0.35, 0.8].flatMap((share) => {
    const head = on(middle + half * share, 0.04);
    return bar(head, [head[0], 0], 0.045, '#b27a3f');
  });
  const gaps: DrawOp[] = [];
  const first = plank - (((rolled % plank) + plank) % plank);
  for (let along = first - 2 * half; along < 2 * half; along += plank)
    if (Math.abs(along) < half - 0.02)
      gaps.push(wire(segment(on(middle + along, -0.035), on(middle + along, 0.05)), 0.02, '#9a6631'));
  return [...posts, ...bar(on(middle - half, 0.02), on(middle + half, 0.02), 0.055, '#d9a05a'), ...gaps];
}
