import { outOfChair } from '../poses/rolling/out-of-chair.ts';
import { sled as drawSled, sledBack, sledBar, sledHandles, sledHeight } from '../props/sled.ts';
import { seatBelt } from '../props/swing.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { run } from './run.ts';

/** Heads by which a bump lifts the sled. */
const sledBump = (frame: number): number => bumpAt(frame) * 0.12;

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

/** On a sled with a back both hands stay on its handles. */
function heldPose(pose: Pose, frame: number): Pose {
  const lift = sledBump(frame);
  const { near, far } = sledHandles(lift);
  return {
    ...pose,
    arms: {
      near: { to: { from: 'ground', at: near }, bend: 1, hand: 'fist', layer: 'front' },
      far: { to: { from: 'ground', at: far }, bend: 1, hand: 'fist', thumb: 1, layer: 'back' },
    },
    spine: -4 + lift * 20,
  };
}

/** Down the hill. */
export const sled: ActionDefinition = {
  motion: {
    noBag: true,
    cut: true,
    speed: 0.11,
    move: sledPose,
    props: (frame) => ({
      behind: (figure) => drawSled(figure, frame),
    }),
  },
  wheelchair: {
    outOfChair: (motion) => ({
      ...outOfChair(motion, ({ behind }) => ({
        behind: (figure) => [...(behind?.(figure) ?? []), ...sledBar(figure, 'far'), ...sledBack(figure)],
        mid: (figure) => [...seatBelt(figure), ...sledBar(figure, 'near')],
      })),
      move: (frame) => heldPose(sledPose(frame), frame),
    }),
  },
  animal: run.animal,
  baby: 'alike',
  traits: [
    'never-from-below',
    'sudden',
    'rides',
    'on-the-way',
    'alongside',
    'lively',
    'goes-on',
    'needs-walking',
  ],
};
