import { add, type DrawOp, ellipse, type Point, segment, solid, tube, wire } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

/** A scooter in the figure's space, in heads: the rider stands at x = 0. */
export const scooterFrame = {
  rear: [-0.42, -0.09],
  front: [0.56, -0.09],
  head: [0.5, -0.2],
  grip: [0.36, -0.52],
  wheelRadius: 0.09,
} as const satisfies Record<string, Point | number>;
/** Height of the handlebar: the grip in the pose is given from the height of the hip. */
const bar: Point = [0.38, -1.16];

function wheel(figure: Figure, hub: Point, turn: number): DrawOp[] {
  const r = scooterFrame.wheelRadius;
  const spoke = add(hub, [Math.cos(turn) * r * 0.6, Math.sin(turn) * r * 0.6]);
  return [
    ...solid(figure, [ellipse(hub[0], hub[1], r, r, 0, 28)], '#4a4756', {
      shade: 0.3,
      line: 0.7,
      dots: false,
    }),
    wire(ellipse(hub[0], hub[1], r * 0.5, r * 0.5, 0, 24), 0.016, '#d9dbe4', true),
    wire(segment(hub, spoke), 0.016, '#d9dbe4'),
  ];
}

/** `roll` of the wheels in radians. The board has the child's own colour. */
export function scooter(figure: Figure, roll: number): DrawOp[] {
  const { rear, front, head } = scooterFrame;
  const rod = (from: Point, to: Point, radius: number, color: string): DrawOp[] =>
    solid(figure, [tube(segment(from, to), [radius, radius], { samples: 6 })], color, {
      line: 0.8,
      shade: 0.3,
      dots: false,
    });
  return [
    ...wheel(figure, rear, roll),
    ...wheel(figure, front, roll + 0.4),
    ...rod(front, bar, 0.03, '#d5d7e0'),
    ...rod(add(bar, [-0.12, 0.01]), add(bar, [0.1, -0.01]), 0.03, '#4a4350'),
    ...rod(head, add(front, [0, 0.02]), 0.04, figure.person.signature),
    ...rod(rear, add(head, [-0.04, 0.12]), 0.045, figure.person.signature),
  ];
}
