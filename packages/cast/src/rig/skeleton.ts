import { add, hanging, type Point, radians, scale } from '@milestoon/drawing';
import type { DrawingStyle } from '../drawing-style.ts';
import { type Bones, bonesOf, type Build } from './build.ts';
import type { HandShape, Layer } from './pose.ts';
import type { ArmStance, LegStance, Stance } from './stance.ts';
import { trunk } from './trunk.ts';

export interface Arm {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  /** Direction of the hand, degrees. */
  end: number;
  hand: HandShape;
  thumb: 1 | -1;
  layer: Layer;
  upperLength: number;
  lowerLength: number;
}
export interface Leg {
  hip: Point;
  knee: Point;
  ankle: Point;
  /** Pitch of the foot, degrees. */
  pitch: number;
  toe: number;
}
/** Where everything is: heads, y = 0 is the ground, up is negative. Turns in radians. */
export interface Joints {
  hip: Point;
  hipTurn: number;
  chest: Point;
  chestTurn: number;
  /** Where the head turns. */
  pivot: Point;
  head: Point;
  headTurn: number;
  arms: { near: Arm; far: Arm };
  legs: { near: Leg; far: Leg };
}

/** Stance → joints, set down on the ground. */
export function stand(build: Build, style: DrawingStyle, stance: Stance): Joints {
  const bones = bonesOf(build, style);
  const body = trunk(build, style, stance);
  const leg = (from: Point, q: LegStance): Leg => {
    const knee = add(from, scale(hanging(q.upper), bones.thigh * q.upperLength));
    const ankle = add(knee, scale(hanging(q.lower), bones.shin * q.lowerLength));
    return { hip: from, knee, ankle, pitch: q.end, toe: q.toe };
  };
  const arm = (from: Point, q: ArmStance): Arm => {
    const elbow = add(from, scale(hanging(q.upper), bones.upperArm * q.upperLength));
    const wrist = add(elbow, scale(hanging(q.lower), bones.forearm * q.lowerLength));
    return {
      shoulder: from,
      elbow,
      wrist,
      end: q.end,
      hand: q.hand,
      thumb: q.thumb,
      layer: q.layer,
      upperLength: bones.upperArm * q.upperLength,
      lowerLength: bones.forearm * q.lowerLength,
    };
  };
  const joints: Joints = {
    hip: body.hip,
    hipTurn: radians(stance.pelvis),
    chest: body.chest,
    chestTurn: body.chestTurn,
    pivot: body.pivot,
    head: body.head,
    headTurn: body.headTurn,
    arms: {
      near: arm(body.shoulders.near, stance.arms.near),
      far: arm(body.shoulders.far, stance.arms.far),
    },
    legs: { near: leg(body.hips.near, stance.legs.near), far: leg(body.hips.far, stance.legs.far) },
  };
  return moved(joints, -restingHeight(joints, bones, stance) - stance.lift);
}

/** How far below the hip the lowest resting part is. */
function restingHeight(joints: Joints, bones: Bones, { ground }: Stance): number {
  const sole = (leg: Leg): number => {
    const pitch = radians(leg.pitch);
    return leg.ankle[1] + bones.foot * Math.cos(pitch) + Math.abs(Math.sin(pitch)) * 0.15;
  };
  const { near, far } = joints.legs;
  const soles = Math.max(sole(near), sole(far));
  const mixed =
    ground.feet * soles +
    ground.hip * 0.19 +
    ground.knee * (Math.max(near.knee[1], far.knee[1]) + 0.1) +
    ground.fixed * ground.height;
  // On the way down to sitting or kneeling the feet would pass through the floor.
  const between = Math.min(1, 6 * ground.feet * (1 - ground.feet));
  return mixed + between * Math.max(0, soles - mixed);
}

function moved(joints: Joints, dy: number): Joints {
  const by = (p: Point): Point => [p[0], p[1] + dy];
  const arm = (a: Arm): Arm => ({ ...a, shoulder: by(a.shoulder), elbow: by(a.elbow), wrist: by(a.wrist) });
  const leg = (l: Leg): Leg => ({ ...l, hip: by(l.hip), knee: by(l.knee), ankle: by(l.ankle) });
  return {
    ...joints,
    hip: by(joints.hip),
    chest: by(joints.chest),
    pivot: by(joints.pivot),
    head: by(joints.head),
    arms: { near: arm(joints.arms.near), far: arm(joints.arms.far) },
    legs: { near: leg(joints.legs.near), far: leg(joints.legs.far) },
  };
}
