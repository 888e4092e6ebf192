import { add } from '../../core/geometry.ts';
import { bike as drawBike, bikeFrame, pedalAt } from '../props/bike.ts';
import { bonesOf } from '../rig/build.ts';
import type { LegPose, Pose } from '../rig/pose.ts';
import type { Motion } from './motion.ts';

const cycle = 24;
/** Leg lengths per frame; the wheels roll exactly that far. */
const speed = 0.09;

const turnAt = (frame: number): number => ((frame % cycle) / cycle) * 2 * Math.PI;

function pose(frame: number): Pose {
  const turn = turnAt(frame);
  const leg = (angle: number): LegPose => ({
    to: add(pedalAt(angle), [-0.03, -0.115]),
    foot: 4 + 9 * Math.cos(angle),
    toe: 1,
  });
  const sway = Math.sin(turn);
  return {
    arms: {
      near: { to: { from: 'ground', at: add(bikeFrame.grip, [-0.05, -0.02]) }, bend: 1, hand: 'fist' },
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
    spine: 9 - 1.5 * sway,
    head: -9 + Math.sin(2 * turn) * 1.2,
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
