import { add, type DrawOp, openCurve, type Point, segment } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { ChairFrame } from './wheelchair-frame.ts';
import { chairOf, rod, spokedWheel } from './wheelchair.ts';

/** Middle of the crank that the hands turn, from below the hip; both handles go round together. */
export const crankOf = ({ size, hip }: ChairFrame): Point => [0.34 * size, -hip - 0.33];
export const crankLength = 0.1;
/** Turns of the crank for one of the wheels. */
export const gear = 0.8;

/** Angle of the crank when the big wheels have rolled so far, radians. */
export const crankTurn = ({ radius }: ChairFrame, travelled: number): number => (travelled / radius) * gear;

/** What makes a hand-bike of a wheelchair: a third wheel in front, driven by a crank before the chest. */
export function handBike(figure: Figure, frame: ChairFrame, travelled: number): DrawOp[] {
  const chair = chairOf(figure, travelled);
  const { size } = chair;
  const color = figure.person.signature;
  const r = 0.25 * size;
  const hub: Point = [0.98 * size, -r];
  const [x, y] = crankOf(frame);
  const turn = crankTurn(frame, travelled);
  const handle = add([x, y], [Math.cos(turn) * crankLength, Math.sin(turn) * crankLength]);
  const boom = openCurve([[x, y], [x + 0.24 * size, y + 0.12 * size], [0.84 * size, -0.72 * size], hub], 8);
  return [
    ...spokedWheel(chair, 'near', hub, r, (travelled / r) % (2 * Math.PI)),
    ...rod(figure, segment(chair.on('near', 0.46, 0.3), [0.86 * size, -0.6 * size]), 0.026 * size, color),
    ...rod(figure, boom, 0.03 * size, color),
    ...rod(figure, segment([x, y], handle), 0.022, '#8d8f9c'),
    ...rod(figure, segment(add(handle, [-0.12, 0.01]), add(handle, [0.12, -0.01])), 0.032, '#4a4350'),
  ];
}
