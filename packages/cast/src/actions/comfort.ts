import { onTheKnees, rest } from '../poses/rest.ts';
import type { Motion } from '../poses/motion.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { pet } from './pet.ts';
import { sit } from './sit.ts';

const tender = { raise: 0.3, tilt: 0.6, smile: 0.25 } as const satisfies Pose['face'];

const stroking = (legs: Pose, spine: number, head: number): Pose => ({
  ...rest,
  ...legs,
  arms: {
    near: { angle: 62, elbow: 30, hand: 'flat', layer: 'front' },
    far: { angle: 44, elbow: 60, hand: 'flat', thumb: 1, layer: 'back' },
  },
  spine,
  head,
  gaze: [0.9, 0.3],
  face: tender,
});

const comforting = (legs: Pose): Motion => ({
  blend: 10,
  noBag: true,
  move: {
    keys: [
      { at: 0, pose: stroking(legs, 5, 8) },
      { at: 18, pose: stroking(legs, 9, 11) },
      { at: 38, pose: stroking(legs, 6, 7) },
      { at: 58, pose: stroking(legs, 5, 8) },
    ],
    loopFrom: 0,
  },
});

/** An arm round the other's back, which it pats, and the head bent to theirs. */
export const comfort: ActionDefinition = {
  motion: comforting({}),
  grownUp: comforting(onTheKnees),
  animal: pet.animal,
  heading: () => ({ body: 46, head: 44 }),
  room: 1.5,
  together: { as: ['comfort', 'lean-on'] },
  traits: ['fond', 'quiet', 'own-eyes'],
};

const leaningOn = (spine: number, head: number): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'chest', at: [0.06, 0.36] }, bend: 1, hand: 'fist', layer: 'front' },
    far: { to: { from: 'chest', at: [0.16, 0.44] }, bend: -1, hand: 'fist', thumb: 1, layer: 'front' },
  },
  spine,
  head,
  headShift: [0.05, 0.03],
  face: { closed: 'soft' },
});

/** Whoever is comforted: hands to the chest, the head laid against the other, and a sob. */
export const leanOn: ActionDefinition = {
  motion: {
    blend: 12,
    noBag: true,
    breath: { period: 52, depth: 0.02 },
    move: {
      keys: [
        { at: 0, pose: leaningOn(8, 16) },
        { at: 8, pose: { ...leaningOn(6, 13), squash: 1.012 } },
        { at: 14, pose: leaningOn(9, 18), ease: 'out' },
        { at: 40, pose: leaningOn(7, 15) },
        { at: 60, pose: leaningOn(8, 16) },
      ],
      loopFrom: 0,
    },
  },
  animal: sit.animal,
  heading: () => ({ body: 44, head: 40 }),
  room: 1.5,
  onOther: 'side',
  traits: ['quiet', 'own-eyes', 'fond'],
};
