import { facingUs } from '../animals/acting/views.ts';
import { farRest, feet, nearRest, rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';

const offering: Pose = {
  arms: {
    near: { angle: -22, elbow: 62, wrist: 24, hand: 'open', thumb: 1 },
    far: farRest,
  },
  legs: feet,
  spine: 2,
  head: 3,
};

const offeringHigher: Pose = {
  ...offering,
  arms: { near: { angle: -24, elbow: 80, wrist: 18, hand: 'open', thumb: 1 }, far: farRest },
  head: 0,
};

const telling: Pose = {
  arms: { near: nearRest, far: { angle: 34, elbow: 58, hand: 'open', thumb: -1, layer: 'front' } },
  legs: feet,
  spine: -2,
  head: -3,
};

const bothHands: Pose = {
  arms: {
    near: { angle: -26, elbow: 50, wrist: 20, hand: 'open', thumb: 1 },
    far: { angle: 36, elbow: 42, hand: 'open', thumb: -1, layer: 'front' },
  },
  legs: feet,
  spine: -1,
  head: 1,
};

/** Small hand gestures, never in step with the words. */
export const talk: ActionDefinition = {
  motion: {
    move: {
      keys: [
        { at: 0, pose: rest },
        { at: 9, pose: offering, ease: 'overshoot' },
        { at: 17, pose: offeringHigher },
        { at: 25, pose: offering },
        { at: 38, pose: rest },
        { at: 50, pose: telling, ease: 'overshoot' },
        { at: 62, pose: telling },
        { at: 72, pose: bothHands, ease: 'overshoot' },
        { at: 82, pose: bothHands },
        { at: 96, pose: rest },
      ],
      loopFrom: 0,
    },
  },
  /** Speaks up. */
  animal: {
    view: facingUs,
    keys: [
      { at: 0, pose: {} },
      { at: 6, pose: { nod: -0.1, crouch: 0.2 } },
      { at: 10, pose: { nod: 0.24, open: 1, ears: -0.2, crouch: -0.1 }, ease: 'out' },
      { at: 14, pose: { nod: 0.06, open: 0.1 } },
      { at: 18, pose: { nod: 0.24, open: 1, ears: -0.2 }, ease: 'out' },
      { at: 26, pose: {} },
      { at: 64, pose: { tilt: 0.05 } },
      { at: 80, pose: {} },
    ],
    loopFrom: 0,
  },
  again: ['point', 'stand'],
  memorable: 0,
  traits: ['face-to-face', 'plain', 'turns', 'animals-too'],
};
