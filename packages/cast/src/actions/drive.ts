import type { Body } from '../poses/motion.ts';
import { seatedThrough } from '../poses/rolling/seated.ts';
import { driverSeat, rimAt, steeringWheel } from '../props/steering-wheel.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

/** Frames from bend to bend, and how far the wheel is turned in it, degrees. */
const [bend, far] = [64, 34] as const;
const turnAt = (frame: number): number => far * Math.sin((frame / bend) * 2 * Math.PI);

function steering(frame: number, { bones }: Body): Pose {
  const turn = turnAt(frame);
  // The road is felt: a jolt now and then, a hum all the time.
  const jolt = 0.012 * Math.sin(frame * 1.9) + 0.02 * Math.max(0, Math.sin(frame / 7)) ** 6;
  return {
    arms: {
      near: { to: { from: 'chest', at: rimAt(-78 + turn) }, bend: 1, hand: 'fist', layer: 'top' },
      far: { to: { from: 'chest', at: rimAt(42 + turn) }, bend: 1, hand: 'fist', thumb: 1, layer: 'top' },
    },
    legs: {
      near: { angle: 76, knee: 62, foot: -4, toe: 0.9 },
      far: { angle: 84, knee: 58, foot: -10 + 6 * Math.sin(frame / 9), toe: 0.9 },
    },
    // The seat is as high as it must be for the soles to stand on the floor.
    ground: 0.24 * bones.thigh + 0.97 * bones.shin + bones.foot,
    seated: true,
    spine: -5 + turn * 0.12,
    head: 3 + turn * 0.12,
    squash: 1 + jolt,
    gaze: [0.9, turn * 0.01],
  };
}

/** Sits behind a wheel and steers it through the bends. */
export const drive: ActionDefinition = {
  motion: {
    cut: true,
    noBag: true,
    props: (frame) => ({
      behind: driverSeat,
      front: (figure) => steeringWheel(figure, turnAt(frame)),
    }),
    move: steering,
  },
  wheelchair: {
    inChair: (motion, body) =>
      seatedThrough(
        { ...motion, props: (frame) => ({ front: (figure) => steeringWheel(figure, turnAt(frame)) }) },
        body,
      ),
  },
  animal: sit.animal,
  room: 1.9,
  traits: ['whole', 'rides', 'own-eyes', 'goes-on'],
};
