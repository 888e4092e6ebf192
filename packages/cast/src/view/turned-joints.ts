import { add, length, lerp, type Point, subtract } from '@milestoon/drawing';
import type { Arm, Joints, Leg } from '../rig/skeleton.ts';
import { between, isTurned, showsBack } from './yaw.ts';

/**
 * The same stance seen from further round. Poses are drawn in the plane of the three-quarter view, where
 * forward is to the right: in profile that stays so and left and right close up; from behind left and
 * right have changed sides and what was forward points away.
 */
export function turnJoints(joints: Joints, yaw: number, seated = false): Joints {
  if (!isTurned(yaw)) return joints;
  const across = between(yaw, 1, 0.1, -1) - 0.35 * Math.max(0, Math.sin(2 * (yaw - Math.PI / 2)));
  const forward = between(yaw, 1, 1, -0.8);
  // Thighs that point away lie behind the hips; a swinging leg is seen swinging.
  const legForward = seated ? between(yaw, 1, 1, -0.12) : forward;
  const toe = (rest: number): number => between(yaw, rest, 0.95, -rest * 0.55);
  const onAxis = (p: Point): Point => [
    joints.hip[0] + (p[0] - joints.hip[0]) * between(yaw, 1, 1, 0.15),
    p[1],
  ];
  const chest = onAxis(joints.chest);
  const lean = between(yaw, 1, 1, -0.5);
  const beside = (from: Point, centre: Point, moved: Point): Point => {
    const [dx, dy] = subtract(from, centre);
    return add(moved, [dx * across, dy]);
  };
  const swung = (from: Point, to: Point, start: Point, by = forward): Point => {
    const [dx, dy] = subtract(to, from);
    return add(start, [dx * by, dy]);
  };
  const arm = (a: Arm): Arm => {
    const shoulder = beside(a.shoulder, joints.chest, chest);
    const elbow = swung(a.shoulder, a.elbow, shoulder);
    const wrist = swung(a.elbow, a.wrist, elbow);
    return {
      ...a,
      shoulder,
      elbow,
      wrist,
      end: a.end * forward,
      thumb: forward < 0 ? (a.thumb === 1 ? -1 : 1) : a.thumb,
    };
  };
  const leg = (l: Leg): Leg => {
    const hip = beside(l.hip, joints.hip, joints.hip);
    const knee = swung(l.hip, l.knee, hip, legForward);
    return {
      ...l,
      hip,
      knee,
      ankle: swung(l.knee, l.ankle, knee, legForward),
      pitch: l.pitch * legForward,
      toe: toe(l.toe),
    };
  };
  const arms = {
    near: { ...arm(joints.arms.near), layer: nearLayer(joints.arms.near, joints, yaw) },
    far: { ...arm(joints.arms.far), layer: farLayer(joints.arms.far, joints, yaw) },
  };
  return {
    ...joints,
    hipTurn: joints.hipTurn * lean,
    chest,
    chestTurn: joints.chestTurn * lean,
    pivot: onAxis(joints.pivot),
    head: onAxis(joints.head),
    headTurn: joints.headTurn * lean,
    arms,
    legs: { near: leg(joints.legs.near), far: leg(joints.legs.far) },
  };
}

/** Beside the body the near arm lies over it and the far one behind. */
function nearLayer(arm: Arm, joints: Joints, yaw: number): Arm['layer'] {
  if (showsBack(yaw)) return rearLayer(arm, joints);
  return yaw > 0.9 && arm.layer === 'back' ? 'front' : arm.layer;
}
function farLayer(arm: Arm, joints: Joints, yaw: number): Arm['layer'] {
  if (yaw > 2.5) return rearLayer(arm, joints);
  return yaw > 0.9 ? 'back' : arm.layer;
}

/** From behind, hands before the chest are out of sight and hanging arms lie over the body. */
function rearLayer(arm: Arm, { chest, hip }: Joints): Arm['layer'] {
  if (arm.layer === 'top') return 'top';
  const inFront = Math.abs(arm.wrist[0] - chest[0]) < 0.3 && arm.wrist[1] < lerp(chest[1], hip[1], 0.85);
  return inFront && length(subtract(arm.wrist, arm.shoulder)) > 0.1 ? 'back' : 'front';
}
