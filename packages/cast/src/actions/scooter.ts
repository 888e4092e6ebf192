import { add } from '@milestoon/drawing';
import { leanToReach, narrow } from '../poses/lean.ts';
import type { Body } from '../poses/motion.ts';
import { rolling } from '../poses/rolling/strokes.ts';
import { scooter as drawScooter, scooterFrame } from '../props/scooter.ts';
import { bonesOf } from '../rig/build.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { bike } from './bike.ts';
import { racing } from './run.ts';

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

/** One foot pushes. */
export const scooter: ActionDefinition = {
  motion: {
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
  },
  wheelchair: { inChair: () => rolling({ ...racing, speed: scooterSpeed }) },
  animal: bike.animal,
  baby: 'alike',
  traits: ['bold', 'sudden', 'rides', 'on-the-way', 'alongside', 'lively', 'goes-on', 'needs-walking'],
};
