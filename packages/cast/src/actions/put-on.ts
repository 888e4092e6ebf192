import { lerp, smoothstep } from '@milestoon/drawing';
import { isClothes } from '../dressed.ts';
import { betweenHands } from '../poses/with-hands.ts';
import { feet } from '../poses/rest.ts';
import type { Motion } from '../poses/motion.ts';
import type { Slot } from '../props/slot.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { shaking } from './shake.ts';

/** Both hands over the head. */
const overhead = (spine: number, head: number): Pose => ({
  arms: {
    near: { angle: -148, elbow: -24, hand: 'fist', layer: 'top' },
    far: { angle: 148, elbow: 24, hand: 'fist', thumb: 1, layer: 'top' },
  },
  legs: feet,
  spine,
  head,
  squash: 1.03,
});
/** Both hands at the hem, `low` below the chest. */
const hem = (low: number, part: Pose): Pose => ({
  arms: {
    near: { to: { from: 'chest', at: [-0.14, low] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'chest', at: [0.26, low] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  legs: feet,
  ...part,
});
const inside = { closed: 'happy', squeeze: 0.6, mouth: { press: 1 } } as const satisfies Pose['face'];

/** Between the hands, and on the head while they are above it: no face is hidden. */
export function slot(frame: number): Slot {
  const f = frame % 96;
  const up = smoothstep(4, 11, f) * (1 - smoothstep(30, 37, f));
  return {
    at: (figure, { name, high }) => {
      const [x, y] = betweenHands(figure);
      // A shirt goes over the head and down; above it, it hides no face.
      if (isClothes(name)) return [x, y - 0.62 * up];
      const { head } = figure.joints;
      return [lerp(x, head[0] + 0.04, up), lerp(y, head[1] - 0.5 - high * 0.36, up)];
    },
    least: 0.6,
    most: 0.85,
  };
}

/** Both hands pull it up from the knees. */
const pulledUp: Motion = {
  noBag: true,
  telling: { at: 30, every: 96 },
  slot: () => ({
    at: ({ joints: { hip } }) => [hip[0] + 0.02, hip[1] + 0.34],
    least: 0.72,
    most: 0.95,
  }),
  move: {
    keys: [
      { at: 0, pose: hem(0.96, { spine: 26, head: 12, gaze: [0.3, 1], squash: 0.96 }) },
      { at: 18, pose: hem(0.86, { spine: 20, head: 10, gaze: [0.3, 1] }), ease: 'soft' },
      { at: 30, pose: hem(0.78, { spine: 6, head: 8, gaze: [0.3, 0.9], squash: 1.03 }) },
      { at: 46, pose: hem(0.8, { spine: 4, head: 6, gaze: [0.3, 0.9] }) },
      { at: 70, pose: hem(0.76, { spine: -3, head: -2, gaze: [0.3, -0.1], face: { smile: 1 } }) },
      { at: 96, pose: hem(0.96, { spine: 26, head: 12, gaze: [0.3, 1], squash: 0.96 }) },
    ],
    loopFrom: 0,
  },
};

/** Pulls a thing down over the head, tugs it straight and looks down at it. */
export const putOn: ActionDefinition = {
  motion: {
    noBag: true,
    telling: { at: 24, every: 96 },
    slot,
    move: {
      keys: [
        { at: 0, pose: hem(0.24, { head: 8, gaze: [0.3, 0.9] }) },
        { at: 12, pose: overhead(-4, -6), ease: 'soft' },
        { at: 20, pose: { ...overhead(4, 2), face: inside } },
        { at: 28, pose: { ...overhead(-3, -4), face: inside } },
        { at: 38, pose: hem(0.46, { spine: 6, head: 10, gaze: [0.3, 0.9], squash: 0.97 }), ease: 'out' },
        { at: 46, pose: hem(0.36, { spine: -2, head: 6, gaze: [0.3, 0.9] }) },
        { at: 54, pose: hem(0.46, { spine: 2, head: 8, gaze: [0.3, 0.9] }) },
        { at: 70, pose: hem(0.36, { spine: -5, head: -4, gaze: [0.3, -0.1], face: { smile: 1 } }) },
        { at: 96, pose: hem(0.24, { head: 8, gaze: [0.3, 0.9] }) },
      ],
      loopFrom: 0,
    },
  },
  withKind: { names: /^(?:jeans|shorts|skirt|nappy)$/, motion: pulledUp },
  animal: shaking,
  room: 1.4,
  traits: ['own-eyes'],
};
