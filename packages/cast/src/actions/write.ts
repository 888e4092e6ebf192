import { clamp01, easing, lerp } from '@milestoon/drawing';
import type { Motion } from '../poses/motion.ts';
import { feet, nearRest, rest } from '../poses/rest.ts';
import { inHand } from '../props/in-hand.ts';
import { handsOnTable } from '../poses/on-the-table.ts';
import {
  bookOnTable,
  pencil,
  sheetOnBoard,
  writingOnTable,
  writingWrist,
  writtenLines,
} from '../props/writing.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { beforeChest } from './thing.ts';

/** Frames of a line, of which the last few bring the hand back to the next. */
const [line, back] = [34, 8] as const;
const page = line * writtenLines;

/** Lines written after so many frames; a full page is begun anew. */
const written = (frame: number): number => {
  const t = frame % page;
  return Math.floor(t / line) + clamp01((t % line) / (line - back));
};

function writing(frame: number): Pose {
  const index = Math.floor((frame % page) / line);
  const into = frame % line;
  const [fromX, fromY] = writingWrist(index, clamp01(into / (line - back)));
  const [toX, toY] = writingWrist((index + 1) % writtenLines, 0);
  const t = easing.soft(clamp01((into - (line - back)) / back));
  const jot = t === 0 ? Math.sin(into * 1.4) * 0.018 : 0;
  return {
    arms: {
      near: { to: { from: 'chest', at: [-0.05, 0.52] }, bend: 1, hand: 'fist', layer: 'top' },
      far: {
        to: { from: 'chest', at: [lerp(fromX, toX, t), lerp(fromY, toY, t) + jot] },
        bend: -1,
        hand: 'fist',
        thumb: 1,
        layer: 'top',
      },
    },
    legs: feet,
    spine: 3,
    head: 9 + 2 * Math.sin(frame / 17),
    gaze: [lerp(0, 0.6, clamp01(into / line)), 0.9],
  };
}

/** Bent over a book on the table. */
const atTable: Motion = {
  noBag: true,
  props: (frame) => ({
    front: (figure) => bookOnTable(figure, written(frame)),
    top: (figure) => inHand(figure, figure.joints.arms.far, 0, pencil(figure)),
  }),
  move: (frame) => {
    const into = frame % line;
    const [x, y] = writingOnTable(Math.floor((frame % page) / line), clamp01(into / (line - back)));
    return handsOnTable([-0.3, 0.04], [x, y + Math.sin(into * 1.4) * 0.012]);
  },
};

/** The far arm up at the board, to and fro. */
const chalking = (x: number, y: number): Pose => ({
  ...rest,
  arms: {
    near: nearRest,
    far: { to: { from: 'chest', at: [x, y] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  head: -4,
  gaze: [0.9, -0.2],
});

/** On a board that hangs before whoever writes on it. */
const onBoard: Motion = {
  noBag: true,
  slot: () => ({
    at: (_figure, { wide, foot }) => [0.5 + wide / 2, -foot - 1.15],
    least: 2.4,
    most: 2.6,
    layer: 'behind',
  }),
  props: () => ({ top: (figure) => inHand(figure, figure.joints.arms.far, 0, pencil(figure)) }),
  move: {
    keys: [
      { at: 0, pose: chalking(0.74, -0.26) },
      { at: 14, pose: chalking(0.9, -0.2) },
      { at: 22, pose: chalking(0.8, -0.08), ease: 'soft' },
      { at: 38, pose: chalking(0.96, -0.04) },
      { at: 50, pose: chalking(0.74, -0.26), ease: 'soft' },
    ],
    loopFrom: 0,
  },
};

/** Line by line on a sheet on a board, or on the board of a classroom; the eyes go along. */
export const write: ActionDefinition = {
  motion: {
    noBag: true,
    props: (frame) => ({
      front: (figure) => sheetOnBoard(figure, written(frame)),
      top: (figure) => inHand(figure, figure.joints.arms.far, 0, pencil(figure)),
    }),
    move: writing,
  },
  withKind: { names: /^blackboard$/, motion: onBoard },
  behindTable: atTable,
  animal: sit.animal,
  thing: { middle: beforeChest(0.2, 0.36), reach: 0.5 },
  traits: ['quiet', 'own-eyes', 'goes-on'],
};
