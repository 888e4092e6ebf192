/** What is done with an animal: the body's part. The hand is led to its head, the pony carries. */
import { rest } from '../poses/gestures.ts';
import type { Motion } from '../poses/motion.ts';
import { onTheKnees } from '../poses/resting.ts';
import type { Pose } from '../rig/pose.ts';

const fond = { smile: 0.8, cheekPush: 0.3 } as const satisfies Pose['face'];

const fondling = (legs: Pose, spine: number, head: number): Pose => ({
  ...legs,
  arms: {
    near: { angle: 58, elbow: 18, hand: 'flat' },
    far: { angle: 8, elbow: 36, hand: 'relaxed', layer: 'back' },
  },
  spine,
  head,
  gaze: [0.6, 0.5],
  face: fond,
});

const fondleOn = (legs: Pose, lean: number): Motion => ({
  blend: 10,
  noBag: true,
  move: {
    keys: [
      { at: 0, pose: fondling(legs, lean - 4, -2) },
      { at: 18, pose: fondling(legs, lean + 2, 6), ease: 'overshoot' },
      { at: 42, pose: fondling(legs, lean, 2) },
      { at: 66, pose: fondling(legs, lean + 2, 6) },
    ],
    loopFrom: 18,
  },
});

/** On the knees beside a small animal. */
export const pet = fondleOn(onTheKnees, 8);
/** Standing beside a large one. */
export const stroke = fondleOn({ legs: rest.legs ?? {} }, 4);

/** Frames of a pony's stride. */
const stride = 24;

/** Astride: the hip goes with the back of the pony, the shoulders answer late. */
const astride = (frame: number): Pose => {
  const beat = Math.sin((frame / stride) * 4 * Math.PI);
  const answer = Math.sin((frame / stride) * 4 * Math.PI - 0.9);
  return {
    legs: {
      near: { angle: 30, knee: 34 + 4 * beat, foot: -12, toe: 1 },
      far: { angle: 34, knee: 36 + 4 * beat, foot: -12, toe: 1 },
    },
    arms: {
      near: { angle: 44 + 3 * answer, elbow: 42, hand: 'fist' },
      far: { angle: 50 + 3 * answer, elbow: 40, hand: 'fist', layer: 'back' },
    },
    hipSpread: 0.4,
    ground: 0.06 + 0.025 * beat,
    spine: -2 + 2.5 * answer,
    head: 2 - 2 * answer,
    cloakLength: 0.3,
    face: { smile: 0.9 },
  };
};
export const ride: Motion = { noBag: true, move: astride };
