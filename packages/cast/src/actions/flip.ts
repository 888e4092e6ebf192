import { add } from '@milestoon/drawing';
import { fryingPan } from '../props/frying-pan.ts';
import { gripOf, inHand } from '../props/in-hand.ts';
import type { Slot } from '../props/slot.ts';
import { rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const round = 40;
const leaves = 5;
const lands = 37;

/** 0 … 1 … 0 while what is tossed is in the air. */
function airAt(frame: number): number {
  const f = frame % round;
  return f < leaves || f > lands ? 0 : Math.sin((Math.PI * (f - leaves)) / (lands - leaves));
}

const tossing = (up: number, air: number): Pose => ({
  ...rest,
  arms: {
    near: { angle: -20, elbow: 10, layer: 'back' },
    far: {
      to: { from: 'chest', at: [0.4, 0.42 - up * 0.14] },
      bend: -1,
      hand: 'fist',
      thumb: 1,
      layer: 'top',
    },
  },
  spine: -2 - air * 4,
  head: 2 - air * 12,
  gaze: [0.7, 0.5 - air * 1.1],
  face: { raise: air * 0.8 },
});

/** It turns over high above the pan and falls back into it. */
function slot(frame: number): Slot {
  const air = airAt(frame);
  return {
    at: (figure) => add(gripOf(figure, figure.joints.arms.far), [0.46, -0.12 - air * 1.15]),
    turn: air * 150,
    most: 0.5,
    layer: 'front',
  };
}

/** Tosses what is in the pan. */
export const flip: ActionDefinition = {
  motion: {
    noBag: true,
    props: () => ({
      front: (figure) => inHand(figure, figure.joints.arms.far, -6, fryingPan(figure)),
    }),
    slot,
    move: {
      keys: [
        { at: 0, pose: tossing(0, 0) },
        { at: leaves, pose: tossing(1, 0.2), ease: 'out' },
        { at: 20, pose: tossing(0.4, 1) },
        { at: lands, pose: tossing(0, 0.3) },
        { at: round, pose: tossing(0, 0) },
      ],
      loopFrom: 0,
    },
  },
  animal: sit.animal,
  room: 2,
  traits: ['own-eyes', 'goes-on', 'needs-walking', 'watched'],
};
