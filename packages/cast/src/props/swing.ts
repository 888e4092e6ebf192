import {
  add,
  closedCurve,
  type DrawOp,
  fill,
  openCurve,
  type Point,
  rotate,
  segment,
  solid,
  tube,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

/** Heads: where the ropes hang from, and how far apart the seat's ends are. */
const beam = -5.6;
const half = 0.36;

const seatEnd = (figure: Figure, side: 'near' | 'far'): Point => {
  const { hip, hipTurn } = figure.joints;
  return add(hip, rotate([side === 'near' ? -half : half, 0.2], hipTurn));
};

/** A rope; `at` -1…1 is how far the swing is out. */
export function swingRopes(figure: Figure, side: 'near' | 'far', at: number): DrawOp[] {
  const end = seatEnd(figure, side);
  const top: Point = [(side === 'near' ? -half : half) + at * 0.04, beam];
  return [wire(segment(end, top), 0.05, '#8a6a4a'), wire(segment(end, top), 0.024, '#c9a878')];
}

export function swingSeat(figure: Figure): DrawOp[] {
  const [a, b] = [seatEnd(figure, 'near'), seatEnd(figure, 'far')];
  return solid(figure, [tube(segment(a, b), [0.055, 0.055], { samples: 6 })], '#d8433f', {
    shade: 0.5,
    dots: false,
  });
}

/** A seat that holds: a high shell behind back and head rest, for whoever cannot hold on. */
export function seatBack(figure: Figure): DrawOp[] {
  const { chest, hip, chestTurn, hipTurn } = figure.joints;
  const upper = (x: number, y: number): Point => add(chest, rotate([x, y], chestTurn));
  const lower = (x: number, y: number): Point => add(hip, rotate([x, y], hipTurn));
  const shell = closedCurve([
    lower(-0.42, 0.2),
    lower(-0.45, -0.2),
    upper(-0.42, 0.08),
    upper(-0.3, -0.2),
    upper(0.26, -0.2),
    upper(0.38, 0.08),
    lower(0.42, -0.2),
    lower(0.4, 0.2),
  ]);
  return solid(figure, [shell], '#d8433f', { shade: 0.7, dots: false });
}

/** Across the chest and between the shoulders: who sits in it does not slide out. */
export function seatBelt(figure: Figure): DrawOp[] {
  const { chest, hip, chestTurn } = figure.joints;
  const on = (x: number, y: number): Point => add(chest, rotate([x, y], chestTurn));
  const low = hip[1] - chest[1] - 0.12;
  const strap = '#3f4558';
  return [
    wire(segment(on(-0.19, 0.02), on(-0.13, low)), 0.055, strap),
    wire(segment(on(0.19, 0.02), on(0.15, low)), 0.055, strap),
    wire(openCurve([on(-0.27, low * 0.94), on(0, low), on(0.27, low * 0.94)], 6), 0.065, strap),
    fill(
      closedCurve(
        [on(-0.04, low - 0.045), on(0.07, low - 0.045), on(0.07, low + 0.045), on(-0.04, low + 0.045)].map(
          ([x, y]) => [x, y, 1],
        ),
      ),
      '#f2c24a',
    ),
  ];
}
