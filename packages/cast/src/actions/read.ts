import { book } from '../props/book.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { beforeChest } from './thing.ts';

const reading = (head: number, gaze: number): Pose => ({
  arms: {
    near: { to: { from: 'chest', at: [-0.27, 0.6] }, bend: 1, hand: 'fist', wrist: -10, layer: 'top' },
    far: {
      to: { from: 'chest', at: [0.4, 0.6] },
      bend: -1,
      hand: 'fist',
      wrist: 10,
      thumb: 1,
      layer: 'top',
    },
  },
  legs: {
    near: { angle: -66, knee: -160, foot: -8, toe: 0.7, thigh: 0.95, shin: 0.8 },
    far: { angle: 68, knee: 158, foot: 8, toe: -0.7, thigh: 0.95, shin: 0.8 },
  },
  ground: 0.265,
  seated: true,
  head,
  cloakLength: 0.12,
  gaze: [gaze, 0.8],
});

const pageEvery = 96;

/** Cross-legged with a book: the eyes go along the lines, now and then a page turns. */
export const read: ActionDefinition = {
  motion: {
    blend: 12,
    noBag: true,
    props: (frame) => ({ front: (figure) => book(figure, ((frame % pageEvery) - 80) / 12) }),
    move: {
      keys: [
        { at: 0, pose: reading(4, -0.5) },
        { at: 22, pose: reading(6, 0.5) },
        { at: 27, pose: reading(5, -0.5) },
        { at: 49, pose: reading(6, 0.5) },
        { at: 54, pose: reading(5, -0.5) },
        { at: 78, pose: reading(6, 0.5) },
        { at: 90, pose: reading(2, 0.1) },
        { at: pageEvery, pose: reading(4, -0.5) },
      ],
      loopFrom: 0,
    },
  },
  baby: 'alike',
  animal: sit.animal,
  thing: { name: 'book', middle: beforeChest(0.07, 0.52), reach: 0.62 },
  room: 1.5,
  traits: ['whole', 'quiet', 'goes-on'],
};
