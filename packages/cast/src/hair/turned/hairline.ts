/** The line where hair ends, once around the head: fringe, temple, behind the ear, nape and back again. */
import { clamp, radians } from '@milestoon/drawing';
import { between, threeQuarter } from '../../view/yaw.ts';
import type { HairDrawing } from '../hair-drawing.ts';
import type { Spot } from './shell.ts';

/** Angle on the shell of a point of the three-quarter drawing. */
export const angleOf = (x: number): number => Math.asin(clamp(x / 0.53, -1, 1)) - threeQuarter;

const smoothNape: readonly Spot[] = [
  { angle: -108, y: 0.12 },
  { angle: -118, y: 0.26 },
  { angle: -135, y: 0.335 },
  { angle: -180, y: 0.365 },
  { angle: -225, y: 0.335 },
  { angle: -242, y: 0.26 },
  { angle: -254, y: 0.1 },
  { angle: -262, y: 0 },
].map((spot) => ({ ...spot, angle: radians(spot.angle) }));

const cutNape: readonly Spot[] = (
  [
    [-106, 0.15],
    [-113, 0.27],
    [-124, 0.385, 'tip'],
    [-133, 0.325, 'valley'],
    [-149, 0.42, 'tip'],
    [-157, 0.34, 'valley'],
    [-176, 0.425, 'tip'],
    [-184, 0.345, 'valley'],
    [-203, 0.415, 'tip'],
    [-211, 0.335, 'valley'],
    [-232, 0.38, 'tip'],
    [-245, 0.26],
    [-254, 0.1],
    [-262, 0],
  ] as const
).map(([angle, y, kind]): Spot => ({ angle: radians(angle), y, ...(kind ? { kind, bend: 0.5 } : {}) }));

/** In falling angle, from the far temple over the near one to the far one again. */
export function hairlineOf(shape: HairDrawing, yaw: number): Spot[] {
  // A parting is a notch over the middle of the face; in profile it would be a bald forehead.
  const highest = between(yaw, -1, -0.37, -0.37);
  const fringe = (shape.edge ?? []).slice(0, -1).map(
    ([x, y, kind, bend]): Spot => ({
      angle: angleOf(x),
      y: Math.max(y, highest),
      ...(kind ? { kind } : {}),
      ...(bend === undefined ? {} : { bend }),
    }),
  );
  const [x, y] = shape.edge?.at(-1) ?? [-0.53, 0.1];
  const temple: Spot = { angle: angleOf(x), y: Math.min(y, 0.1) };
  return [...fringe, temple, ...(shape.smoothEdge ? smoothNape : cutNape)];
}

/** Hair clipped above the ears, once around the head: where an undercut's top ends. */
export function aboveEars(shape: HairDrawing, height: number, yaw: number): Spot[] {
  const fringe = hairlineOf(shape, yaw).filter(({ angle, y }) => angle > radians(-60) && y < height + 0.1);
  const round = [-75, -100, -140, -180, -220, -262].map(
    (angle): Spot => ({ angle: radians(angle), y: height + 0.11 * Math.sin(radians(angle) / 2) ** 8 }),
  );
  return [...fringe, ...round];
}
