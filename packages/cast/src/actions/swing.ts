import { outOfChair } from '../poses/rolling/out-of-chair.ts';
import { parkedWheelchair } from '../props/parked-wheelchair.ts';
import { seatBack, seatBelt, swingRopes, swingSeat } from '../props/swing.ts';
import type { Body } from '../poses/motion.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const swingFrames = 48;

const swingTurn = (frame: number): number => Math.sin(((frame % swingFrames) / swingFrames) * 2 * Math.PI);

/** Legs go forward on the way up, back on the way down; the body leans against it. */
function swingPose(frame: number, { bones }: Body): Pose {
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
    ground: Math.max(0.78, bones.shin + 0.2) + (1 - Math.cos(at * 0.9)) * 0.42,
    pelvis: -at * 14,
    spine: -at * 8,
    head: at * 12,
    seated: true,
    cloakLength: 0.14,
    gaze: [0.4, -0.1],
  };
}

/** To and fro; the ropes hang from above the picture. */
export const swing: ActionDefinition = {
  motion: {
    noBag: true,
    cut: true,
    props: (frame) => ({
      behind: (figure) => swingRopes(figure, 'far', swingTurn(frame)),
      between: (figure) => swingSeat(figure),
      under: (figure) => swingRopes(figure, 'near', swingTurn(frame)),
    }),
    move: swingPose,
  },
  wheelchair: {
    outOfChair: (motion) =>
      outOfChair(motion, ({ behind }) => ({
        behind: (figure) => [
          ...parkedWheelchair(figure, -1.7, -0.06),
          ...(behind?.(figure) ?? []),
          ...seatBack(figure),
        ],
        mid: seatBelt,
      })),
    room: 4,
  },
  animal: sit.animal,
  brings: 'swing',
  baby: 'alike',
  traits: ['own-eyes', 'lively', 'goes-on'],
};
