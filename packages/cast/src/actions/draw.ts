import { clamp01 } from '@milestoon/drawing';
import { crayon, drawingOnBoard, drawingOnTable, drawnOnTable, drawnWrist } from '../props/drawing.ts';
import { handsOnTable } from '../poses/on-the-table.ts';
import { feet } from '../poses/rest.ts';
import { inHand } from '../props/in-hand.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { beforeChest } from './thing.ts';

/** Frames in which the picture is done. */
const done = 72;

/** To and fro over the sheet, a little further down every time. */
function drawing(frame: number): Pose {
  return {
    arms: {
      near: { to: { from: 'chest', at: [-0.08, 0.34] }, bend: 1, hand: 'fist', layer: 'top' },
      far: { to: { from: 'chest', at: drawnWrist(frame) }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
    },
    legs: feet,
    spine: 3,
    head: 9 + 2 * Math.sin(frame / 17),
    gaze: [0.3, 0.9],
  };
}

/** With a crayon on a sheet on a board, which shows what is drawn: a house under the sun where nothing is told. */
export const draw: ActionDefinition = {
  motion: {
    noBag: true,
    telling: { at: 28, every: done },
    props: (frame, thing) => ({
      front: (figure) => drawingOnBoard(figure, clamp01((frame + 44) / done), thing),
      top: (figure) => inHand(figure, figure.joints.arms.far, 0, crayon(figure)),
    }),
    move: drawing,
  },
  behindTable: {
    noBag: true,
    telling: { at: 28, every: done },
    props: (frame, thing) => ({
      front: (figure) => drawingOnTable(figure, clamp01((frame + 44) / done), thing),
      top: (figure) => inHand(figure, figure.joints.arms.far, 0, crayon(figure)),
    }),
    move: (frame) => handsOnTable([-0.34, 0.06], drawnOnTable(frame)),
  },
  animal: sit.animal,
  room: 2.2,
  thing: { middle: beforeChest(0.2, 0.36), reach: 0.5 },
  traits: ['quiet', 'own-eyes', 'goes-on'],
};
