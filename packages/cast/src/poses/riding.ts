import { add } from '@milestoon/drawing';
import { bike as drawBike, bikeFrame, pedalAt } from '../props/bike.ts';
import { scooter as drawScooter, scooterFrame } from '../props/scooter.ts';
import { sled as drawSled, sledHeight } from '../props/sled.ts';
import { bonesOf } from '../rig/build.ts';
import type { LegPose, Pose } from '../rig/pose.ts';
import { leanToReach, narrow } from './lean.ts';
import type { Body, Motion } from './motion.ts';

const cycle = 24;
/** Leg lengths per frame; the wheels roll exactly that far. */
const speed = 0.09;

const turnAt = (frame: number): number => ((frame % cycle) / cycle) * 2 * Math.PI;

function pose(frame: number, body: Body): Pose {
  const turn = turnAt(frame);
  const leg = (angle: number): LegPose => ({
    to: add(pedalAt(angle), [-0.03, -0.115]),
    foot: 4 + 9 * Math.cos(angle),
    toe: 1,
  });
  const sway = Math.sin(turn);
  const nearGrip = add(bikeFrame.grip, [-0.05, -0.02]);
  const lean = leanToReach(body, [-0.24, -0.9], 8, nearGrip, 9);
  return {
    shoulderSpread: narrow,
    arms: {
      near: { to: { from: 'ground', at: nearGrip }, bend: 1, hand: 'fist' },
      far: {
        to: { from: 'ground', at: add(bikeFrame.grip, [0.04, -0.03]) },
        bend: 1,
        hand: 'fist',
        layer: 'back',
      },
    },
    legs: { near: leg(turn), far: leg(turn + Math.PI) },
    x: -0.24,
    pelvis: 8 + 1.5 * sway,
    ground: 0.9 + 0.006 * Math.cos(2 * turn),
    spine: lean - 1.5 * sway,
    head: -lean * 0.75 - 2 + Math.sin(2 * turn) * 1.2,
    cloakLength: 0.18,
    gaze: [0.5, 0],
  };
}

export const bike: Motion = {
  noBag: true,
  cut: true,
  speed,
  move: pose,
  props: (frame) => ({
    between: (figure) => {
      const { thigh, shin } = bonesOf(figure.build, figure.style);
      return drawBike(figure, turnAt(frame), (frame * speed * (thigh + shin)) / bikeFrame.wheelRadius);
    },
  }),
};

const push = 40;
const scooterSpeed = 0.07;

/** One foot on the board; the other pushes, swings back and rests. */
function scooterPose(frame: number, body: Body): Pose {
  const f = frame % push;
  const t = f / push;
  // The push takes the first third of the time.
  const swing = t < 0.34 ? Math.cos((t / 0.34) * Math.PI) : -Math.cos(((t - 0.34) / 0.66) * Math.PI);
  const down = t < 0.34 ? Math.sin((t / 0.34) * Math.PI) : 0;
  const grip = scooterFrame.grip;
  const nearGrip = add(grip, [-0.07, -0.62]);
  const lean = leanToReach(body, [-0.06, -0.96], 7, nearGrip, 6);
  return {
    shoulderSpread: narrow,
    arms: {
      near: { to: { from: 'ground', at: nearGrip }, bend: 1, hand: 'fist' },
      far: { to: { from: 'ground', at: add(grip, [0.05, -0.63]) }, bend: 1, hand: 'fist', layer: 'back' },
    },
    legs: {
      near: {
        to: [swing * 0.34 - 0.12, 0.02 - (1 - down) * 0.14 - Math.max(0, -swing) * 0.12],
        bend: -1,
        foot: swing < 0 ? 38 * -swing : -8,
        toe: 1,
      },
      far: { to: [0.06, -0.15], bend: -1, foot: 0, toe: 1 },
    },
    x: -0.06,
    ground: 0.98 - down * 0.05,
    pelvis: 7 + down * 5,
    spine: lean,
    head: -lean * 0.6 - 6,
    cloakLength: 0.3,
    gaze: [0.5, 0],
  };
}

export const scooter: Motion = {
  noBag: true,
  cut: true,
  speed: scooterSpeed,
  move: scooterPose,
  props: (frame) => ({
    between: (figure) => {
      const { thigh, shin } = bonesOf(figure.build, figure.style);
      return drawScooter(figure, (frame * scooterSpeed * (thigh + shin)) / scooterFrame.wheelRadius);
    },
  }),
};

/** Heads by which a bump lifts the sled. */
export const sledBump = (frame: number): number => bumpAt(frame) * 0.12;
const bumpAt = (frame: number): number => Math.max(0, Math.sin(frame * 0.26)) ** 3;

/** Down the hill: the sled hops over bumps, the arms fly up at each. */
function sledPose(frame: number): Pose {
  const bump = bumpAt(frame);
  return {
    arms: {
      near: { angle: -40 - bump * 90, elbow: 24 - bump * 30, hand: 'open', layer: 'back' },
      far: { angle: 44 + bump * 80, elbow: -10, hand: 'open', thumb: 1, layer: 'back' },
    },
    legs: {
      near: { angle: 72, knee: -6, foot: -58, toe: 0.8, thigh: 0.92, shin: 0.92 },
      far: { angle: 80, knee: 0, foot: -54, toe: 0.8, thigh: 0.92, shin: 0.92 },
    },
    ground: 0.19 + sledHeight,
    lift: sledBump(frame),
    seated: true,
    spine: -8 + bump * 6,
    head: 2 - bump * 6,
    cloakLength: 0.12,
    gaze: [0.7, 0.1],
  };
}

export const sled: Motion = {
  noBag: true,
  cut: true,
  speed: 0.11,
  move: sledPose,
  props: (frame) => ({
    behind: (figure) => drawSled(figure, frame),
  }),
};
