import { clamp } from '@milestoon/drawing';
import { chairFrame, hipIn, sitting } from '../../props/wheelchair-frame.ts';
import type { ArmPose, Pose } from '../../rig/pose.ts';
import type { Keyframe } from '../keyframes.ts';
import type { Body, Motion } from '../motion.ts';

const nearLap: ArmPose = { angle: 8, elbow: 56, hand: 'relaxed', layer: 'front' };
const farLap: ArmPose = { angle: -14, elbow: 60, hand: 'relaxed', thumb: 1, layer: 'front' };

/** An arm that hangs would reach into the wheel. */
const hangs = (arm: ArmPose | undefined): boolean =>
  !arm ||
  (!arm.to &&
    Math.abs(arm.angle ?? 0) < 30 &&
    Math.abs(arm.elbow ?? 0) < 34 &&
    (arm.hand ?? 'relaxed') === 'relaxed');

/** A pose of somebody who stands, sitting in a chair that leans by `tilt` degrees and has rolled by `x` heads. */
export function seated(pose: Pose, { bones }: Body, x = 0, tilt = 0): Pose {
  const [hipX, hipY] = hipIn(chairFrame(bones), x, tilt);
  const leg = {
    angle: sitting.thigh - tilt,
    knee: sitting.thigh - sitting.shin,
    foot: tilt,
    toe: 0.8,
    thigh: sitting.shortened,
  };
  const { near, far } = pose.arms ?? {};
  return {
    ...pose,
    arms: { near: (hangs(near) ? nearLap : near) ?? nearLap, far: (hangs(far) ? farLap : far) ?? farLap },
    legs: { near: leg, far: leg },
    x: hipX,
    ground: -hipY,
    hipSpread: 0.7,
    pelvis: tilt,
    spine: clamp(pose.spine ?? 0, -8, 16),
    squash: 1,
    lift: (pose.lift ?? 0) * 0.3,
    seated: true,
    cloakLength: 0.14,
  };
}

/** A motion of somebody who stands, seated; `rolledAt` says how the chair has moved at a key. */
export function seatedThrough(
  motion: Motion,
  body: Body,
  rolledAt: (at: number) => readonly [x: number, tilt: number] | undefined = () => undefined,
): Motion {
  const { move } = motion;
  if (typeof move === 'function') return { ...motion, move: (frame) => seated(move(frame, body), body) };
  const keys = move.keys.map(
    (key): Keyframe<Pose> => ({ ...key, pose: seated(key.pose, body, ...(rolledAt(key.at) ?? [])) }),
  );
  return { ...motion, noBag: true, move: { ...move, keys } };
}
