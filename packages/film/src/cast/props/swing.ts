import type { DrawOp, Point } from '../../core/draw-list.ts';
import { add, rotate, tube } from '../../core/geometry.ts';
import type { Figure } from '../figure.ts';
import { segment, solid, wire } from '../pen.ts';

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
