/** On the playground: a swing, a ladder, a ball that is caught, a kite. */
import { clamp01, easing, lerp, type Point } from '@milestoon/drawing';
import { ball } from '../props/ball.ts';
import { kite as drawKite } from '../props/kite.ts';
import { ladder, rungGap } from '../props/ladder.ts';
import { gripOf } from '../props/in-hand.ts';
import { swingRopes, swingSeat } from '../props/swing.ts';
import type { Pose } from '../rig/pose.ts';
import { rest } from './gestures.ts';
import type { Motion } from './motion.ts';

const swingFrames = 48;
const swingTurn = (frame: number): number => Math.sin(((frame % swingFrames) / swingFrames) * 2 * Math.PI);

/** Legs go forward on the way up, back on the way down; the body leans against it. */
function swingPose(frame: number): Pose {
  const at = swingTurn(frame);
  const leg = (by: number): NonNullable<Pose['legs']>['near'] => ({
    angle: 74 + at * 8 + by,
    knee: 58 - at * 50,
    foot: 10 - at * 34,
    toe: 0.9,
  });
  return {
    arms: {
      near: { to: { from: 'chest', at: [-0.36, -0.06] }, bend: 1, hand: 'fist', layer: 'front' },
      far: { to: { from: 'chest', at: [0.4, -0.06] }, bend: -1, hand: 'fist', thumb: 1, layer: 'back' },
    },
    legs: { near: leg(0), far: leg(5) },
    x: at * 0.62,
    ground: 0.78 + (1 - Math.cos(at * 0.9)) * 0.42,
    pelvis: -at * 14,
    spine: -at * 8,
    head: at * 12,
    seated: true,
    cloakLength: 0.14,
    gaze: [0.4, -0.1],
  };
}

/** To and fro; the ropes hang from above the picture. */
export const swing: Motion = {
  noBag: true,
  cut: true,
  props: (frame) => ({
    behind: (figure) => swingRopes(figure, 'far', swingTurn(frame)),
    between: (figure) => swingSeat(figure),
    under: (figure) => swingRopes(figure, 'near', swingTurn(frame)),
  }),
  move: swingPose,
};

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

/** Up a ladder that has no end. */
export const climb: Motion = {
  noBag: true,
  cut: true,
  props: (frame) => ({ behind: (figure) => ladder(figure, frame / rungFrames) }),
  move: climbPose,
};

const catchFrames = 72;
/** Frame of a throw at which the ball leaves, and is back in the hands. */
const thrown = 12;
const caught = 48;

/** Middle of the ball, heads from the feet, while it flies; undefined in the hands. */
function flight(frame: number): Point | undefined {
  const f = frame % catchFrames;
  if (f < thrown || f > caught) return undefined;
  const t = (f - thrown) / (caught - thrown);
  return [lerp(0.16, 0.12, t), -1.5 - Math.sin(Math.PI * t) * 1.6];
}

/** The ball between both hands, `up` heads above the belly. */
const holding = (up: number, spine: number, squash: number, gaze: number): Pose => ({
  ...rest,
  arms: {
    near: {
      to: { from: 'chest', at: [-0.14, 0.4 - up] },
      bend: up > 0.2 ? -1 : 1,
      hand: 'open',
      layer: 'top',
    },
    far: {
      to: { from: 'chest', at: [0.36, 0.38 - up] },
      bend: up > 0.2 ? 1 : -1,
      hand: 'open',
      thumb: 1,
      layer: 'top',
    },
  },
  spine,
  squash,
  head: gaze < 0 ? -12 : 4,
  gaze: [0.5, gaze],
});
/** Open arms that wait for what comes down. */
const waiting = (spine: number, squash: number): Pose => ({
  ...rest,
  arms: {
    near: { angle: -72, elbow: -74, hand: 'open', layer: 'front' },
    far: { angle: 76, elbow: 68, hand: 'open', thumb: 1, layer: 'front' },
  },
  spine,
  squash,
  head: -12,
  gaze: [0.3, -1],
});

/** Thrown up high and caught again. */
export const catching: Motion = {
  noBag: true,
  props: (frame) => ({
    front: (figure) => {
      const { near, far } = figure.joints.arms;
      const [a, b] = [gripOf(figure, near), gripOf(figure, far)];
      const [x, y] = flight(frame) ?? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.06];
      return ball(figure, x, y, frame * 6);
    },
  }),
  move: {
    keys: [
      { at: 0, pose: holding(0, 3, 1, 0.4) },
      { at: 8, pose: holding(-0.14, 8, 0.95, 0.2) },
      { at: thrown, pose: waiting(-5, 1.05), ease: 'in' },
      { at: 20, pose: waiting(-3, 1) },
      { at: 40, pose: waiting(-4, 1) },
      { at: caught, pose: holding(0.06, 2, 0.97, 0.2), ease: 'in' },
      { at: 54, pose: holding(-0.06, 5, 0.96, 0.4), ease: 'out' },
      { at: catchFrames, pose: holding(0, 3, 1, 0.4) },
    ],
    loopFrom: 0,
  },
};

const flying = (angle: number, spine: number, head: number): Pose => ({
  ...rest,
  arms: {
    near: { angle: -18, elbow: 40, hand: 'fist', layer: 'front' },
    far: { angle, elbow: 14, hand: 'fist', thumb: 1, layer: 'front' },
  },
  spine,
  head,
  gaze: [0.8, -1],
});

/** A kite pulls at its string; its tail goes with the wind. */
export const kite: Motion = {
  noBag: true,
  props: (frame) => ({ back: (figure) => drawKite(figure, frame) }),
  move: {
    keys: [
      { at: 0, pose: flying(126, -4, -12) },
      { at: 14, pose: flying(134, 3, -14) },
      { at: 30, pose: flying(120, -6, -11) },
      { at: 44, pose: flying(137, 2, -14) },
      { at: 60, pose: flying(126, -4, -12) },
    ],
    loopFrom: 0,
  },
};
