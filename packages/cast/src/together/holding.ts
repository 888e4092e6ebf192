/** Hands that are where something else is: on a partner's back, in another hand, round a thing. */
import {
  add,
  between,
  length,
  lerp,
  perpendicular,
  type Point,
  scale,
  subtract,
  unit,
} from '@milestoon/drawing';
import type { HandShape, Layer } from '../rig/pose.ts';
import { reach } from '../rig/reach.ts';
import type { Arm, Joints } from '../rig/skeleton.ts';

/** One hand and the place it reaches for. */
export interface Hold {
  arm: 'near' | 'far';
  /** Middle of the hand, stage pixels from between the own feet. */
  at: readonly [x: number, y: number];
  /** 0 does as the action says, 1 is there. */
  weight: number;
  hand: HandShape;
  layer: Layer;
}

/** Wrist to the middle of the hand, in heads. */
export const palm = 0.085;

export interface HoldInHeads extends Omit<Hold, 'at'> {
  at: Point;
}

export function holdOn(joints: Joints, holds: readonly HoldInHeads[]): Joints {
  const arms = { ...joints.arms };
  for (const hold of holds) arms[hold.arm] = reaching(arms[hold.arm], hold);
  return { ...joints, arms };
}

function reaching(arm: Arm, { at, weight, hand, layer }: HoldInHeads): Arm {
  if (weight <= 0) return arm;
  const [upper, lower] = [arm.upperLength, arm.lowerLength];
  const away = unit(subtract(at, arm.shoulder));
  const wristAt = subtract(at, scale(away, palm));
  // The elbow hangs: of the two solutions the lower one.
  const bend = perpendicular(away)[1] > 0 ? 1 : -1;
  const { middle, end } = reach(arm.shoulder, wristAt, upper, lower, bend);
  const along = subtract(between(at, add(end, scale(away, palm))), end);
  const elbow = between(arm.elbow, middle, weight);
  const wrist = between(arm.wrist, end, weight);
  const direction = (Math.atan2(along[0], along[1]) * 180) / Math.PI;
  return {
    ...arm,
    elbow,
    wrist,
    end: length(along) > 0 ? lerp(arm.end, direction, weight) : arm.end,
    hand: weight > 0.5 ? hand : arm.hand,
    layer: weight > 0.25 ? layer : arm.layer,
  };
}
