/** What others climb, wheels go up: strong strokes on a ramp. */
import { add, radians, rotate, subtract } from '@milestoon/drawing';
import { ramp, slope } from '../../props/ramp.ts';
import { chairFrame } from '../../props/wheelchair-frame.ts';
import { bonesOf } from '../../rig/build.ts';
import type { ArmPose, Pose } from '../../rig/pose.ts';
import type { Body, Motion } from '../motion.ts';
import { seated } from './seated.ts';
import { headsIn, pushing, type Stroke } from './strokes.ts';

export const uphill: Stroke = { speed: 0.03, from: -30, to: 44, back: 9, lean: 15 };
/** Heads from the ground to where the wheels stand. */
const up = 0.42;

function uphillPose(frame: number, body: Body): Pose {
  const { hub } = chairFrame(body.bones);
  const level = pushing(uphill, frame, body);
  /** The hands go with the wheels, about whose middle the chair leans. */
  const leaned = (arm: ArmPose | undefined): ArmPose => {
    if (!arm?.to) return { ...arm };
    const [x, y] = add(hub, rotate(subtract(arm.to.at, hub), radians(-slope)));
    return { ...arm, to: { ...arm.to, at: [x, y - up] } };
  };
  return {
    ...seated(level, body, 0, -slope),
    arms: { near: leaned(level.arms?.near), far: leaned(level.arms?.far) },
    lift: up,
    gaze: [0.6, -0.4],
  };
}

/** Up a ramp that has no end. */
export const rollingUphill: Motion = {
  noBag: true,
  cut: true,
  move: uphillPose,
  props: (frame) => ({
    behind: (figure) => ramp(figure, frame * headsIn(uphill, bonesOf(figure.build, figure.style))),
  }),
};
