import {
  add,
  type DrawOp,
  ellipse,
  type Point,
  radians,
  rectangle,
  rotate,
  solid,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';

/** Middle of the wheel as seen from the chest, and its radius, heads. */
const middle: Point = [0.5, 0.3];
const radius = 0.29;
/** Half seen from its side: so much of its width is left. */
const narrow = 0.66;
const rubber = '#3d434c';

const onRim = (degrees: number, share = 1): Point => {
  const [x, y] = rotate([0, -radius * share], radians(degrees));
  return [x * narrow, y];
};

/** Where the hand at `degrees` from the top of the rim is, from the chest. */
export const rimAt = (degrees: number): Point => add(middle, onRim(degrees));

/** A steering wheel turned by so many degrees. */
export function steeringWheel(figure: Figure, turn: number): DrawOp[] {
  const [x, y] = add(figure.joints.chest, middle);
  const place = ([px, py]: Point): Point => [x + px, y + py];
  const rim = Array.from({ length: 40 }, (_, i) => place(onRim(i * 9)));
  const spokes = [90, 210, 330].map((at) => wire([[x, y], place(onRim(at + turn, 0.94))], 0.055, rubber));
  return [
    wire(rim, 0.1, '#22262c', true),
    wire(rim, 0.068, rubber, true),
    ...spokes,
    ...solid(figure, [ellipse(x, y, 0.085 * 0.8, 0.085)], '#d9495b', { shade: 0.3, line: 0.7, dots: false }),
  ];
}

/** The seat of whoever drives: as high as the hip, with a back. */
export function driverSeat(figure: Figure): DrawOp[] {
  const [x, y] = figure.joints.hip;
  const cloth = '#8a5a44';
  return [
    ...solid(figure, [rectangle(x - 0.42, y - 0.72, x - 0.2, y + 0.14)], cloth, { shade: 0.5, dots: false }),
    ...solid(figure, [rectangle(x - 0.42, y + 0.08, x + 0.34, -0.02)], cloth, { shade: 0.5, dots: false }),
  ];
}
