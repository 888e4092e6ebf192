/**
 * Animals stand in space and are seen from any side: a turn is the same body at another angle, so every
 * in-between is a drawing of its own. Lengths in units of the animal, ground at 0, `down` positive below.
 */
import { add, ellipse, type Point } from '@milestoon/drawing';
import { hull } from '../../body/hull.ts';

/** `aside` is positive on the animal's left: out of sight when it looks to the right. */
export type Spot = readonly [forward: number, down: number, aside: number];
export interface Ball {
  at: Spot;
  /** Half its length, height and breadth. */
  r: Spot;
}

/** What is nearer to the viewer stands lower in the picture. */
export const tilt = 0.13;

export const plus = (a: Spot, b: Spot): Spot => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Spot, k: number): Spot => [a[0] * k, a[1] * k, a[2] * k];
export const mixed = (a: Spot, b: Spot, t: number): Spot => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Turned about the axis from side to side: + lifts what is in front. */
export function lifted([f, d, a]: Spot, angle: number): Spot {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [f * c + d * s, d * c - f * s, a];
}

/** How far towards the viewer a spot is; `yaw` as in `view/yaw`. */
export const nearness = ([f, , a]: Spot, yaw: number): number => f * Math.cos(yaw) - a * Math.sin(yaw);

/** From where something is seen: the body by its yaw, the head by its own and its nod. */
export interface Sight {
  yaw: number;
  see(spot: Spot): Point;
  /** How far towards the viewer. */
  near(spot: Spot): number;
}

const project = (spot: Spot, yaw: number): Point => [
  spot[0] * Math.sin(yaw) + spot[2] * Math.cos(yaw),
  spot[1] + tilt * nearness(spot, yaw),
];

/** `yaw` as in `view/yaw`; with `origin` and `nod` that of a head. */
export function sightOf(yaw: number, origin: Point = [0, 0], nod = 0): Sight {
  return {
    yaw,
    see: (spot) => add(origin, project(lifted(spot, nod), yaw)),
    near: (spot) => nearness(lifted(spot, nod), yaw),
  };
}

/** The outline of a ball. */
export function disc({ at, r }: Ball, { see, yaw }: Sight, samples = 28): Point[] {
  const [x, y] = see(at);
  return ellipse(x, y, Math.hypot(r[0] * Math.sin(yaw), r[2] * Math.cos(yaw)), r[1], 0, samples);
}

/** The outline of balls and what is between them. */
export const skinOver = (balls: readonly Ball[], sight: Sight, samples?: number): Point[] =>
  hull(balls.flatMap((ball) => disc(ball, sight, samples)));

export const round = (at: Spot, r: number): Ball => ({ at, r: [r, r, r] });

/** A place on the surface of a ball: to the side (+ left) and up, in radians. */
export const onBall = ({ at, r }: Ball, aside: number, up: number): Spot => [
  at[0] + r[0] * Math.cos(aside) * Math.cos(up),
  at[1] - r[1] * Math.sin(up),
  at[2] + r[2] * Math.sin(aside) * Math.cos(up),
];

/**
 * A mark on the surface of a ball, radians to the side and up and half its extent. What has gone over the
 * edge is pushed outside, to be clipped; null when all of it has.
 */
export function patch(
  ball: Ball,
  { aside, up, width, height }: { aside: number; up: number; width: number; height: number },
  sight: Sight,
): Point[] | null {
  const [middle] = sight.see(ball.at);
  const half = Math.hypot(ball.r[0] * Math.sin(sight.yaw), ball.r[2] * Math.cos(sight.yaw));
  let seen = false;
  const ring = Array.from({ length: 18 }, (_, i): Point => {
    const angle = (i / 18) * 2 * Math.PI;
    const spot = onBall(ball, aside + Math.cos(angle) * width, up + Math.sin(angle) * height);
    const [x, y] = sight.see(spot);
    if (sight.near(spot) > sight.near(ball.at)) {
      seen = true;
      return [x, y];
    }
    return [middle + (Math.sign(x - middle) || 1) * half * 1.15, y];
  });
  return seen ? ring : null;
}
