import { add, type DrawOp, solid, tube } from '@milestoon/drawing';
import { flame } from '@milestoon/things';
import type { Figure } from '../figure.ts';

/** A burning match about the hand that holds it; its head is left of and below it, where something is lit. */
export function match(figure: Figure, frame: number): DrawOp[] {
  const tip = add([-0.24, 0.03], [0, 0.004 * Math.sin(frame * 0.9)]);
  return [
    ...solid(figure, [tube([[0.03, -0.01], tip], [0.014, 0.012], { samples: 3, start: 'flat' })], '#e3c08a', {
      shade: 0.3,
      line: 0.7,
      dots: false,
    }),
    ...flame(tip, { lean: 0.02 * Math.sin(frame * 0.5), tall: 1.1 + 0.1 * Math.sin(frame * 0.8) }),
  ];
}
