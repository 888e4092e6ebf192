/** What is done with somebody: the body's part. Where the hands go depends on the other one. */
import type { Pose } from '../rig/pose.ts';
import { rest } from '../poses/gestures.ts';
import type { Motion } from '../poses/motion.ts';
import { onTheKnees } from '../poses/resting.ts';

const content = { closed: 'happy', smile: 0.8, cheekPush: 0.5 } as const satisfies Pose['face'];

const opening: Pose['arms'] = {
  near: { angle: 48, elbow: 34, hand: 'open' },
  far: { angle: 62, elbow: 30, hand: 'open', layer: 'back' },
};
const closing: Pose['arms'] = {
  near: { angle: 64, elbow: 42, hand: 'flat' },
  far: { angle: 66, elbow: 40, hand: 'flat', layer: 'back' },
};

const embracing = (legs: Pose, spine: number, head: number, closed: boolean): Pose => ({
  ...legs,
  arms: closed ? closing : opening,
  spine,
  head,
  ...(closed ? { face: content } : {}),
});

/** `bow` is how the head comes down to the other, `away` moves it aside so that both faces are seen. */
const embraceOn = (legs: Pose, bow: number, away: number): Motion => {
  const close = (spine: number, head: number): Pose => ({
    ...embracing(legs, spine, head + bow, true),
    headShift: [-away, 0.3 * away],
  });
  return {
    blend: 10,
    noBag: true,
    breath: { period: 70, depth: 0.012 },
    move: {
      keys: [
        { at: 0, pose: embracing(legs, -4, -3, false) },
        { at: 8, pose: embracing(legs, -6, -4, false) },
        { at: 20, pose: close(3, 0), ease: 'overshoot' },
        { at: 40, pose: close(1, 3) },
        { at: 64, pose: close(4, -2) },
        { at: 88, pose: close(3, 0) },
      ],
      loopFrom: 20,
    },
  };
};

/** Arms open, then close round the other, and both rock a little. */
export const embrace = embraceOn({ legs: rest.legs ?? {} }, 5, 0);
/** A grown-up goes down on the knees to hug a child. */
export const embraceKneeling = embraceOn(onTheKnees, -2, 0.13);

const standing = (spine: number, head: number): Pose => ({ ...rest, spine, head, gaze: [0.5, 0] });

/** Side by side, hand in hand. */
export const holdHands: Motion = {
  move: {
    keys: [
      { at: 0, pose: standing(-1, 2) },
      { at: 24, pose: standing(2, 5) },
      { at: 48, pose: standing(-1, 0) },
      { at: 72, pose: standing(-1, 2) },
    ],
    loopFrom: 0,
  },
};

const offering = (spine: number, head: number): Pose => ({
  ...rest,
  arms: {
    near: { angle: 40, elbow: 50, hand: 'flat' },
    far: { angle: 20, elbow: 40, hand: 'relaxed', layer: 'back' },
  },
  spine,
  head,
  gaze: [0.7, 0.2],
});

/** Holds out what is given, lets go of it and straightens up. */
export const handOver: Motion = {
  noBag: true,
  move: {
    keys: [
      { at: 0, pose: offering(-2, 2) },
      { at: 12, pose: offering(-4, -2) },
      { at: 26, pose: offering(6, 4) },
      { at: 44, pose: offering(5, 2) },
      { at: 58, pose: standing(-1, 4) },
      { at: 84, pose: standing(1, 1) },
      { at: 110, pose: standing(-1, 4) },
    ],
    loopFrom: 58,
  },
};

/** Sees it coming, takes it and holds it to the chest. */
export const receive: Motion = {
  noBag: true,
  move: {
    keys: [
      { at: 0, pose: standing(-2, -2) },
      { at: 14, pose: offering(-3, -3) },
      { at: 28, pose: offering(4, 3) },
      { at: 40, pose: offering(3, 4) },
      { at: 54, pose: offering(-4, -4), ease: 'overshoot' },
      { at: 80, pose: offering(-1, 3) },
      { at: 106, pose: offering(-4, -4) },
    ],
    loopFrom: 54,
  },
};

const waving = (elbow: number): Pose => ({
  ...rest,
  arms: {
    near: { angle: -15, elbow: 9 },
    far: { angle: 118, elbow, hand: 'open', layer: 'top' },
  },
  spine: 2,
  head: 3,
  face: { smile: 0.8 },
});

/** Seen from behind, looks back over the shoulder and waves. */
export const lookBack: Motion = {
  move: {
    keys: [
      { at: 0, pose: rest },
      { at: 10, pose: rest },
      { at: 18, pose: waving(50), ease: 'overshoot' },
      { at: 24, pose: waving(22) },
      { at: 30, pose: waving(60) },
      { at: 36, pose: waving(22) },
    ],
    loopFrom: 24,
  },
};

const watching = (far: number, elbow: number, head: number): Pose => ({
  ...rest,
  arms: {
    near: { angle: -15, elbow: 9 },
    far: far > 60 ? { angle: far, elbow, hand: 'point', layer: 'top' } : { angle: far, elbow, thumb: 1 },
  },
  spine: far > 60 ? 2 : 0,
  head,
});

const admiring = (pointing: Pose, held: Pose): Motion => ({
  move: {
    keys: [
      { at: 0, pose: watching(13, 4, 0) },
      { at: 16, pose: watching(13, 10, -3) },
      { at: 26, pose: pointing, ease: 'overshoot' },
      { at: 48, pose: held },
      { at: 62, pose: watching(13, 6, 2) },
      { at: 100, pose: watching(15, 4, 4) },
      { at: 168, pose: watching(13, 4, 0) },
    ],
    loopFrom: 0,
  },
});

/** Seen from behind: stands before something grand, points at it, looks at whoever stands beside. */
export const admire = admiring(watching(122, 12, -5), watching(116, 16, -4));
/** A grown-up looks where the child points. */
export const admireQuietly = admiring(watching(14, 7, -4), watching(13, 9, -5));
