import { add, type DrawOp, solid } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { handsOnTable, tableTop } from '../poses/on-the-table.ts';
import { inNearHand } from '../poses/with-hands.ts';
import { feet } from '../poses/rest.ts';
import type { Slot } from '../props/slot.ts';
import { onWorktop, worktop } from '../props/worktop.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

/** The hands at both sides of what lies there, `apart` from its middle, each at its height. */
export const atWork = (apart: number, near: number, far: number, part: Pose = {}): Pose => ({
  legs: feet,
  arms: {
    near: { to: { from: 'chest', at: [0.2 - apart, 0.54 + near] }, bend: 1, hand: 'flat', layer: 'top' },
    far: {
      to: { from: 'chest', at: [0.24 + apart, 0.54 + far] },
      bend: -1,
      hand: 'flat',
      thumb: 1,
      layer: 'top',
    },
  },
  spine: 6,
  head: 9,
  gaze: [0.4, 0.9],
  ...part,
});

/** Stands on the table between the hands. */
export const worked: Slot = {
  at: (figure, { foot }) => {
    const [x, y] = onWorktop(figure);
    return [x, y + 0.02 - foot];
  },
  least: 0.5,
  most: 0.86,
};

/** Paper, half folded. */
function sheet(figure: Figure): DrawOp[] {
  const [x, y] = onWorktop(figure);
  const paper = { shade: 0.12, line: 0.7, dots: false } as const;
  return [
    ...solid(
      figure,
      [
        [
          [x - 0.3, y - 0.03],
          [x + 0.3, y - 0.03],
          [x + 0.34, y + 0.05],
          [x - 0.34, y + 0.05],
        ],
      ],
      '#fdf8ec',
      paper,
    ),
    ...solid(
      figure,
      [
        [
          [x - 0.02, y - 0.02],
          [x + 0.3, y - 0.03],
          [x + 0.2, y - 0.24],
          [x - 0.06, y - 0.2],
        ],
      ],
      '#ffd9a0',
      paper,
    ),
  ];
}

/** A hand of cards is held up; everything else lies before the hands. */
const onTableTop: Slot = {
  at: (figure, { name, foot }) =>
    isFan.test(name) ? add(inNearHand(figure), [0, -0.12]) : [tableTop.at[0], tableTop.at[1] + 0.06 - foot],
  least: 0.4,
  most: 0.86,
};
const isFan = /^(?:playing-cards|card|joker|flower-playing-cards)$/;

/** One hand after the other goes over the table. */
const playing = (near: number, far: number, part: Pose = {}): Pose =>
  handsOnTable([-0.2, -0.2 - near], [0.5 - far * 0.2, -0.04 - far * 0.16], { spine: 5, head: 8, ...part });

/** Both hands busy with a thing on a table: folds, glues, wraps, threads, decorates. */
export const craft: ActionDefinition = {
  motion: {
    blend: 10,
    noBag: true,
    props: (_frame, thing) => ({
      front: (figure) => [...worktop(figure), ...(thing ? [] : sheet(figure))],
    }),
    slot: () => worked,
    telling: { at: 12, every: 64 },
    move: {
      keys: [
        { at: 0, pose: atWork(0.28, 0, 0) },
        { at: 12, pose: atWork(0.16, -0.05, -0.08, { spine: 9 }), ease: 'soft' },
        { at: 24, pose: atWork(0.2, 0, -0.16, { spine: 8, head: 6 }) },
        { at: 36, pose: atWork(0.17, -0.12, -0.02, { spine: 9 }) },
        { at: 50, pose: atWork(0.26, -0.02, -0.02, { face: { smile: 0.9 } }) },
        { at: 64, pose: atWork(0.28, 0, 0) },
      ],
      loopFrom: 0,
    },
  },
  behindTable: {
    blend: 10,
    noBag: true,
    slot: () => onTableTop,
    move: {
      keys: [
        { at: 0, pose: playing(0.1, 0) },
        { at: 18, pose: playing(0.14, 1), ease: 'soft' },
        { at: 34, pose: playing(0.12, 0.1) },
        { at: 64, pose: playing(0.1, 0) },
      ],
      loopFrom: 0,
    },
  },
  animal: sit.animal,
  room: 2.4,
  traits: ['quiet', 'own-eyes', 'goes-on'],
};
