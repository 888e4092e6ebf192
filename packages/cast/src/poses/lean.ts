import { add, length, type Point, radians, scale, subtract } from '@milestoon/drawing';
import type { Body } from './motion.ts';

const upward = (degrees: number): Point => [Math.sin(radians(degrees)), -Math.cos(radians(degrees))];
/** Heads by which the shoulders are below the chest. */
const below = 0.075;
const most = 34;
/** The shoulders of somebody who rides: both hands are before the chest. */
export const narrow = 0.65;

/** Degrees of the spine, `least` or more, at which both hands of somebody who sits at `hip` reach `target`. */
export function leanToReach(
  { bones, torso, shoulder }: Body,
  hip: Point,
  pelvis: number,
  target: Point,
  least: number,
): number {
  const arm = (bones.upperArm + bones.forearm) * 0.98;
  for (let spine = least; spine < most; spine++) {
    const waist = add(hip, scale(upward(pelvis + spine * 0.35), torso * 0.5));
    const chest = add(waist, scale(upward(pelvis + spine), torso * 0.5 - below));
    const turn = radians(pelvis + spine);
    const near = add(chest, scale([Math.cos(turn), Math.sin(turn)], -shoulder * narrow));
    if (length(subtract(target, near)) <= arm) return spine;
  }
  return most;
}
