import { add, clamp01, easing, lerp, type Point, radians, rotate, subtract } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Drawn } from '../props/slot.ts';
import type { Body, Motion } from '../poses/motion.ts';
import { seated } from '../poses/rolling/seated.ts';
import { headsIn, pushing, type Stroke } from '../poses/rolling/strokes.ts';
import { ladder, rungGap } from '../props/ladder.ts';
import { ramp, slope } from '../props/ramp.ts';
import { chairFrame } from '../props/wheelchair-frame.ts';
import { bonesOf } from '../rig/build.ts';
import type { ArmPose, Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { cheer } from './cheer.ts';

const rungFrames = 20;

/** Hand over hand and foot over foot: one rung every twenty frames, the ladder goes by. */
function climbPose(frame: number): Pose {
  const step = Math.floor(frame / rungFrames);
  const t = easing.soft(clamp01((frame - step * rungFrames) / (rungFrames - 4)));
  const left = step % 2 === 0;
  // A hand reaches up by two rungs while the body rises by one.
  const along = (moves: boolean, low: number): number =>
    moves ? lerp(low, low - rungGap, t) : lerp(low - rungGap, low, t);
  const foot = (moves: boolean): Point => [
    0.36,
    along(moves, 0.62) - 0.1 + (moves ? -Math.sin(Math.PI * t) * 0.05 : 0),
  ];
  return {
    arms: {
      near: { to: { from: 'chest', at: [0.32, along(left, 0.2)] }, bend: 1, hand: 'fist', layer: 'front' },
      far: {
        to: { from: 'chest', at: [0.5, along(!left, 0.16)] },
        bend: 1,
        hand: 'fist',
        thumb: 1,
        layer: 'back',
      },
    },
    legs: {
      near: { to: foot(!left), bend: -1, foot: -6, toe: 1 },
      far: { to: foot(left), bend: -1, foot: -6, toe: 1 },
    },
    x: -0.12,
    ground: 0.98,
    lift: 0.32,
    spine: left ? lerp(4, 7, t) : lerp(7, 4, t),
    head: -14,
    gaze: [0.6, -0.8],
  };
}

/** One foot up on it and both hands at it, the other foot leaves the ground. */
const upOnto = (knee: number, spine: number, lift: number): Pose => ({
  arms: {
    near: { angle: 88, elbow: 10, hand: 'fist', layer: 'front' },
    far: { angle: 96, elbow: 8, hand: 'fist', thumb: 1, layer: 'back' },
  },
  legs: {
    near: { angle: -16, knee: 10, foot: 30, toe: 1 },
    far: { angle: knee, knee: knee - 4, foot: 0, toe: 1 },
  },
  lift,
  spine,
  head: -6,
  gaze: [0.8, -0.4],
});

/** Its middle before the knee, whatever a crown or roof reaches over. */
const beforeKnee = (_figure: Figure, { wide, foot }: Drawn): Point => [0.3 + Math.min(wide / 2, 0.62), -foot];

/** What others climb, wheels go up: strong strokes on a ramp. */
const uphill: Stroke = { speed: 0.03, from: -30, to: 44, back: 9, lean: 15 };
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

/** Up a ladder that has no end. */
export const climb: ActionDefinition = {
  motion: {
    noBag: true,
    cut: true,
    props: (frame) => ({ behind: (figure) => ladder(figure, frame / rungFrames) }),
    move: climbPose,
  },
  // A chair, a wall, a tree: no ladder.
  withLarge: {
    noBag: true,
    slot: () => ({ at: beforeKnee, most: 2.8, layer: 'behind' }),
    move: {
      keys: [
        { at: 0, pose: upOnto(70, 14, 0.04) },
        { at: 12, pose: upOnto(82, 20, 0.1) },
        { at: 26, pose: upOnto(78, 10, 0.22), ease: 'out' },
        { at: 44, pose: upOnto(70, 14, 0.04) },
      ],
      loopFrom: 0,
    },
  },
  wheelchair: { inChair: () => rollingUphill, turning: uphill.speed, room: 3.2 },
  animal: cheer.animal,
  baby: 'alike',
  traits: ['bold', 'own-eyes', 'animals-too', 'up-high', 'lively', 'needs-walking'],
};
