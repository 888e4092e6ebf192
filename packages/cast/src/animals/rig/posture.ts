/** How an animal holds itself: numbers that blend. What is missing is at rest. */
import { lerp } from '@milestoon/drawing';

export interface Posture {
  /** On the haunches, 0…1. */
  sit: number;
  /** On the belly, 0…1. */
  lie: number;
  /** On the hind legs, 0…1. */
  rear: number;
  /** Chest down, hips up: an invitation to play, 0…1. */
  bow: number;
  /** Knees bent, 0…1; below 0 on tiptoe. */
  crouch: number;
  /** Above the ground, and on from where it was; units. */
  lift: number;
  ahead: number;
  /** Pitch of the trunk, radians, + nose up. */
  pitch: number;
  /** Side to side, radians. */
  roll: number;
  /** Head down to the ground, 0…1. */
  reach: number;
  /** Nod of the head, radians, + looks up; its tilt to a shoulder; its turn against the body, + to the right. */
  nod: number;
  tilt: number;
  turn: number;
  /** Near front paw raised, 0…1. */
  paw: number;
  /** Near hind foot lifted aside, 0…1. */
  cock: number;
  /** Mouth, 0 shut … 1 wide. */
  open: number;
  /** Lids, 0 open … 1 shut; with joy they shut upward. */
  lids: number;
  joy: number;
  /** Ears: -1 drooping … 1 pricked. */
  ears: number;
  /** Tail: -1 between the legs … 1 high; how far and how often (a second) it wags. */
  tail: number;
  wag: number;
  /** Wings, 0 folded … 1 spread, and their beat -1…1. */
  wings: number;
  beat: number;
  /** Height about the ground. */
  squash: number;
}

export const rest: Posture = {
  sit: 0,
  lie: 0,
  rear: 0,
  bow: 0,
  crouch: 0,
  lift: 0,
  ahead: 0,
  pitch: 0,
  roll: 0,
  reach: 0,
  nod: 0,
  tilt: 0,
  turn: 0,
  paw: 0,
  cock: 0,
  open: 0,
  lids: 0,
  joy: 0,
  ears: 0,
  tail: 0,
  wag: 0,
  wings: 0,
  beat: 0,
  squash: 1,
};
const parts = Object.keys(rest) as (keyof Posture)[];

/** A share of the way from one posture to another. */
export function blendPostures(from: Posture, to: Posture, t: number): Posture {
  if (t <= 0) return from;
  if (t >= 1) return to;
  const between = { ...from };
  for (const part of parts) between[part] = lerp(from[part], to[part], t);
  return between;
}
