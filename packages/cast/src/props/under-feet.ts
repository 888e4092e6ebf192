/** What is on the feet of somebody who glides: in heads, turned with the foot. */
import {
  add,
  type DrawOp,
  ellipse,
  openCurve,
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

/** Heads from the ground to the sole. */
export const bladeHeight = 0.09;
export const wheelHeight = 0.11;
export const skiHeight = 0.04;

type Side = 'near' | 'far';

/** From the frame of a foot, its sole at y = 0 and its heel behind, to the figure's. */
function onFoot(figure: Figure, side: Side): (x: number, y: number) => Point {
  const { ankle, pitch } = figure.joints.legs[side];
  const { foot } = bonesOf(figure.build, figure.style);
  return (x, y) => add(ankle, rotate([x, y + foot], radians(pitch)));
}

const steel = '#c9d3e2';

/** A blade below the sole, its point turned up. */
export function skate(figure: Figure, side: Side): DrawOp[] {
  const at = onFoot(figure, side);
  const post = (x: number): DrawOp =>
    wire(segment(at(x, -0.01), at(x, bladeHeight - 0.02)), 0.035, '#5c6577');
  const runner = openCurve([
    at(-0.17, bladeHeight),
    at(0.02, bladeHeight),
    at(0.2, bladeHeight),
    at(0.27, bladeHeight - 0.05),
  ]);
  return [
    post(-0.09),
    post(0.13),
    wire(runner, 0.045, figure.style.flat ? '#7d8799' : (figure.style.ink ?? '#4a5264')),
    wire(runner, 0.028, steel),
  ];
}

/** Four wheels in a row. */
export function rollerSkate(figure: Figure, side: Side): DrawOp[] {
  const at = onFoot(figure, side);
  const [back, front] = [at(-0.14, 0.03), at(0.22, 0.03)];
  return [
    ...solid(figure, [tube(segment(back, front), [0.03, 0.03], { samples: 6 })], figure.person.signature, {
      shade: 0.3,
      line: 0.7,
      dots: false,
    }),
    ...[-0.13, -0.02, 0.09, 0.2].flatMap((x) => {
      const hub = at(x, wheelHeight - 0.05);
      return solid(figure, [ellipse(hub[0], hub[1], 0.05, 0.05, 0, 18)], '#4a4756', {
        shade: 0.3,
        line: 0.7,
        dots: false,
      });
    }),
  ];
}

/** Longer than its rider's legs, its tip turned up. */
export function ski(figure: Figure, side: Side): DrawOp[] {
  const at = onFoot(figure, side);
  const y = skiHeight * 0.5;
  const board = openCurve([at(-0.72, y), at(0, y), at(0.8, y), at(1, y - 0.06), at(1.1, y - 0.16)]);
  return solid(figure, [tube(board, [0.035, 0.035], { samples: 14 })], figure.person.signature, {
    shade: 0.4,
    line: 0.8,
    dots: false,
  });
}

/** A pole from the fist to behind the heel. */
export function skiPole(figure: Figure, side: Side): DrawOp[] {
  const { wrist } = figure.joints.arms[side];
  const tip = add(wrist, [-0.72, Math.max(0.3, -wrist[1] - 0.14)]);
  const above = add(wrist, [0.14, -0.1]);
  const basket = add(tip, [0.06, -0.06]);
  return [
    wire(segment(above, tip), 0.045, figure.style.flat ? '#7d8799' : (figure.style.ink ?? '#4a5264')),
    wire(segment(above, tip), 0.026, steel),
    ...solid(figure, [ellipse(basket[0], basket[1], 0.07, 0.03, 0, 18)], '#4a4756', {
      shade: 0.2,
      line: 0.6,
      dots: false,
    }),
  ];
}
