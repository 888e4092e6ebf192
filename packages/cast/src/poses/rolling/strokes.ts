/** Pushing the rims: while they are held, the hands go round exactly with the wheels. */
import { easing, lerp } from '@milestoon/drawing';
import { besideHub, chairFrame } from '../../props/wheelchair-frame.ts';
import type { Bones } from '../../rig/build.ts';
import type { ArmPose, Pose } from '../../rig/pose.ts';
import type { Body, Motion } from '../motion.ts';
import { seated } from './seated.ts';

export interface Stroke {
  /** Leg lengths per frame. */
  speed: number;
  /** Degrees from the top of the rim between which it is pushed. */
  from: number;
  to: number;
  /** Frames in which the hands come back. */
  back: number;
  lean: number;
}

/** Heads per frame. */
export const headsIn = ({ speed }: Pick<Stroke, 'speed'>, { thigh, shin }: Bones): number =>
  speed * (thigh + shin);

/** Where the hands are on the rim at a frame: degrees from its top, and whether they hold it. */
export function strokeAt(
  stroke: Stroke,
  body: Body,
  frame: number,
): { angle: number; holds: boolean; share: number } {
  const { radius } = chairFrame(body.bones);
  const turn = ((headsIn(stroke, body.bones) / radius) * 180) / Math.PI;
  const push = (stroke.to - stroke.from) / turn;
  const f = frame % (push + stroke.back);
  if (f < push) return { angle: stroke.from + turn * f, holds: true, share: f / push };
  const t = (f - push) / stroke.back;
  return { angle: lerp(stroke.to, stroke.from, easing.soft(t)), holds: false, share: 1 - t };
}

/** Wrist over the rim while the hand holds it, as a share of the radius. */
export const grip = 0.95;

/** The pose of somebody who pushes. */
export function pushing(stroke: Stroke, frame: number, body: Body): Pose {
  const chair = chairFrame(body.bones);
  const { angle, holds, share } = strokeAt(stroke, body, frame);
  const reach = chair.radius * (holds ? grip : grip + 0.24 * Math.sin(Math.PI * share));
  const at = (angle * Math.PI) / 180;
  const hand = (beside: number): ArmPose => ({
    to: {
      from: 'ground',
      at: [chair.hub[0] + beside * chair.size + reach * Math.sin(at), chair.hub[1] - reach * Math.cos(at)],
    },
    bend: 1,
    hand: holds ? 'fist' : 'relaxed',
  });
  const lean = easing.soft(share);
  return {
    ...seated({}, body),
    arms: {
      near: { ...hand(-besideHub), layer: 'front' },
      far: { ...hand(besideHub), thumb: 1, layer: 'back' },
    },
    spine: 2 + stroke.lean * lean,
    head: -1 - stroke.lean * 0.5 * lean,
    gaze: [0.45, 0],
  };
}

export const rolling = (stroke: Stroke): Motion => ({
  noBag: true,
  speed: stroke.speed,
  move: (frame, body) => pushing(stroke, frame, body),
});
