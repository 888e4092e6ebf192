import { type DrawOp, openCurve, type Point, wire } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Pose } from '../rig/pose.ts';
import { gripOf } from '../props/in-hand.ts';
import type { ActionDefinition } from './action.ts';
import { jump } from './jump.ts';

/** Frames of one turn of the rope: at half of them it is under the feet. */
const turn = 24;
/** How high the feet are over it, heads. */
const highest = 0.34;

/** 1 while the rope is under the feet, -1 while it is over the head. */
const downAt = (frame: number): number => -Math.cos((2 * Math.PI * (frame % turn)) / turn);

function skipping(frame: number): Pose {
  const down = downAt(frame);
  const lift = highest * Math.max(0, down) ** 0.7;
  const bent = 1 - Math.min(1, lift / highest);
  return {
    arms: {
      near: { angle: -40 - 5 * down, elbow: -36, hand: 'fist', layer: 'front' },
      far: { angle: 40 + 5 * down, elbow: 36, hand: 'fist', thumb: 1, layer: 'back' },
    },
    legs: {
      near: { angle: 4 + 20 * bent, knee: 14 + 34 * bent, foot: 34 * (1 - bent), toe: -0.3 },
      far: { angle: 12 + 20 * bent, knee: 20 + 34 * bent, foot: 34 * (1 - bent), toe: 0.6 },
    },
    lift,
    spine: 2,
    gaze: [0.4, 0.1],
    face: { smile: 0.9 },
  };
}

/** From hand to hand, under the feet or over the head. */
function rope(figure: Figure, frame: number): DrawOp[] {
  const { arms, head } = figure.joints;
  const [near, far] = [gripOf(figure, arms.near), gripOf(figure, arms.far)];
  const down = downAt(frame);
  const middle = (near[0] + far[0]) / 2;
  const from = (near[1] + far[1]) / 2;
  const reach = down > 0 ? -from - 0.02 : from - (head[1] - 0.95);
  const y = (share: number): number => from + down * reach * share;
  const wide = Math.abs(far[0] - near[0]) / 2 + 0.2;
  const line: Point[] = [
    near,
    [middle - wide, y(0.3)],
    [middle - wide * 0.96, y(0.66)],
    [middle - wide * 0.5, y(0.94)],
    [middle, y(1)],
    [middle + wide * 0.5, y(0.94)],
    [middle + wide * 0.96, y(0.66)],
    [middle + wide, y(0.3)],
    far,
  ];
  const grips = [near, far].map(
    (at): DrawOp =>
      wire(
        [
          [at[0], at[1] - 0.1],
          [at[0], at[1] + 0.1],
        ],
        0.09,
        '#d9495b',
      ),
  );
  return [wire(openCurve(line, 6), 0.06, '#e2a23b'), ...grips];
}

/** Jumps over a rope that both hands turn. */
export const skipRope: ActionDefinition = {
  motion: {
    noBag: true,
    telling: { at: turn / 2, every: turn },
    props: (frame) =>
      downAt(frame) > 0
        ? { front: (figure) => rope(figure, frame) }
        : { behind: (figure) => rope(figure, frame) },
    move: skipping,
  },
  wheelchair: { atRest: true },
  animal: jump.animal,
  contacts: [{ kind: 'land', first: turn - 4, every: turn }],
  room: 2.2,
  traits: ['whole', 'goes-on', 'needs-walking', 'watched', 'never-from-below', 'wide-awake'],
};
