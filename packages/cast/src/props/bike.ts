import {
  add,
  closedCurve,
  type Color,
  type DrawOp,
  ellipse,
  type Point,
  segment,
  solid,
  tube,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

/** A child's bike in the figure's space, in heads: the rider's hip is at x = -0.24. */
export const bikeFrame = {
  rear: [-0.56, -0.3],
  front: [0.62, -0.3],
  seat: [-0.23, -0.8],
  crank: [-0.02, -0.31],
  grip: [0.4, -1.02],
  head: [0.44, -0.82],
  wheelRadius: 0.29,
  crankLength: 0.15,
} as const satisfies Record<string, Point | number>;

/** Pedal at a turn of the crank in radians. */
export const pedalAt = (turn: number): Point =>
  add(bikeFrame.crank, [Math.cos(turn) * bikeFrame.crankLength, Math.sin(turn) * bikeFrame.crankLength]);

const rod = (figure: Figure, from: Point, to: Point, radius: number, color: Color): DrawOp[] =>
  solid(figure, [tube(segment(from, to), [radius, radius], { samples: 6 })], color, {
    line: 0.8,
    shade: 0.3,
    dots: false,
  });

function wheel(figure: Figure, hub: Point, turn: number): DrawOp[] {
  const { style } = figure;
  const { wheelRadius: r } = bikeFrame;
  const tyre = ellipse(hub[0], hub[1], r, r, 0, 60);
  const edge = style.flat ? '#3d3b4a' : (style.ink ?? '#33303e');
  const spokes = Array.from({ length: 8 }, (_, i): DrawOp => {
    const angle = (i * Math.PI) / 4 + turn;
    return wire([hub, add(hub, [Math.cos(angle) * r * 0.84, Math.sin(angle) * r * 0.84])], 0.01, '#c3c6d2');
  });
  return [
    wire(tyre, 0.075 + style.line.width * 1.2, edge, true),
    wire(tyre, 0.058, '#4a4756', true),
    wire(ellipse(hub[0], hub[1], r * 0.86, r * 0.86, 0, 60), 0.016, '#d9dbe4', true),
    ...spokes,
    ...solid(figure, [ellipse(hub[0], hub[1], 0.04, 0.04, 0, 20)], '#e9e9ef', {
      line: 0.6,
      shade: 0.3,
      dots: false,
    }),
  ];
}

/** `turn` of the crank and `roll` of the wheels, in radians. The frame has the child's own colour. */
export function bike(figure: Figure, turn: number, roll: number): DrawOp[] {
  const { rear, front, seat, crank, grip, head } = bikeFrame;
  const color = figure.person.signature;
  const post = add(seat, [0.035, 0.06]);
  const saddle: Point[] = [
    [-0.15, 0],
    [-0.12, -0.045],
    [0, -0.03],
    [0.12, -0.035],
    [0.14, 0],
    [0.02, 0.03],
    [-0.1, 0.045],
  ];
  const bars: [Point, Point][] = [
    [rear, crank],
    [rear, add(post, [0.03, 0.08])],
    [crank, post],
    [add(post, [0.04, 0.12]), add(head, [0.01, 0.12])],
    [crank, add(head, [0.02, 0.18])],
    [head, front],
  ];
  const pedals = [turn, turn + Math.PI].flatMap((angle) => {
    const pedal = pedalAt(angle);
    return [
      ...rod(figure, crank, pedal, 0.018, '#8d8f9c'),
      ...rod(figure, add(pedal, [-0.065, 0]), add(pedal, [0.07, 0]), 0.022, '#4a4350'),
    ];
  });
  return [
    ...wheel(figure, rear, roll),
    ...wheel(figure, front, roll + 0.3),
    ...bars.flatMap(([from, to]) => rod(figure, from, to, 0.024, color)),
    ...rod(figure, head, add(grip, [0.01, 0.02]), 0.02, '#d5d7e0'),
    ...rod(figure, add(grip, [-0.09, 0.01]), add(grip, [0.06, 0]), 0.026, '#4a4350'),
    ...solid(figure, [closedCurve(saddle.map((p) => add(add(seat, [0, 0.04]), p)))], '#5b4038', {
      line: 0.9,
      shade: 0.5,
    }),
    ...solid(figure, [ellipse(crank[0], crank[1], 0.075, 0.075, 0, 30)], '#d5d7e0', {
      line: 0.7,
      shade: 0.4,
      dots: false,
    }),
    ...pedals,
  ];
}
