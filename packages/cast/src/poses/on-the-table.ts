/** Seated behind a table whose top is just over the lap: both hands lie on it. Heads from the seat. */
import type { Point } from '@milestoon/drawing';
import type { Pose } from '../rig/pose.ts';

/** Of the table's top: its middle before whoever sits there, and how much less deep than it is it is seen. */
export const tableTop = { at: [0.12, 0.03], slant: 0.52 } as const;

/** Bent over the table, each hand somewhere on it. */
export const handsOnTable = (near: Point, far: Point, part: Pose = {}): Pose => ({
  arms: {
    near: { to: { from: 'ground', at: near }, bend: 1, hand: 'fist', layer: 'over' },
    far: { to: { from: 'ground', at: far }, bend: -1, hand: 'fist', thumb: 1, layer: 'over' },
  },
  spine: 5,
  head: 13,
  gaze: [0.3, 0.9],
  ...part,
});
