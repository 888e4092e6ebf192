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
  arms: { near: nearRest, far: { angle: 50, elbow: 52, hand: 'open', thumb: -1, layer: 'front' } },
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

/** A finger up, to and fro. */
const wagging = (elbow: number, spine: number): Pose => ({
  arms: {
    near: { angle: -48, elbow: 96, hand: 'fist' },
    far: { angle: 48, elbow, hand: 'point', layer: 'top' },
  },
  legs: feet,
  spine,
  head: 5,
});

/** Small hand gestures, never in step with the words. */
export const talk: ActionDefinition = {
  motion: {
    move: {
      keys: [
        { at: 0, pose: rest },
        // A short picture of it has the clearest gesture.
        { at: 9, pose: telling, ease: 'overshoot' },
        { at: 22, pose: telling },
        { at: 32, pose: bothHands, ease: 'overshoot' },
        { at: 44, pose: bothHands },
        { at: 56, pose: rest },
        { at: 66, pose: offering, ease: 'overshoot' },
        { at: 74, pose: offeringHigher },
        { at: 82, pose: offering },
        { at: 96, pose: rest },
      ],
      loopFrom: 0,
    },
  },
  feelings: {
    angry: {
      telling: { at: 10, every: 24 },
      move: {
        keys: [
          { at: 0, pose: rest },
          { at: 10, pose: wagging(84, 8), ease: 'overshoot' },
          { at: 22, pose: wagging(108, 6) },
          { at: 34, pose: wagging(84, 8) },
        ],
        loopFrom: 10,
      },
    },
  },
  /** Speaks up. */
  animal: {
    view: facingUs,
    toy: 'voice',
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
