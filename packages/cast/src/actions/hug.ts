import { add, type Point } from '@milestoon/drawing';
import { put, teddy, teddyFur } from '@milestoon/things';
import type { Figure } from '../figure.ts';
import { onTheKnees, rest } from '../poses/rest.ts';
import type { Motion } from '../poses/motion.ts';
import { betweenHands } from '../poses/with-hands.ts';
import type { Drawn } from '../props/slot.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { pet } from './pet.ts';
import { sit } from './sit.ts';

const hugging = (spine: number, head: number): Pose => ({
  arms: {
    near: { to: { from: 'chest', at: [0.13, 0.5] }, bend: 1, hand: 'flat' },
    far: { to: { from: 'chest', at: [0.05, 0.41] }, bend: -1, hand: 'flat', thumb: 1, layer: 'front' },
  },
  legs: { near: { angle: -4 }, far: { angle: 4 } },
  spine,
  head,
});

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

/** A grown-up goes down on the knees to hug a child. */
const embraceKneeling = embraceOn(onTheKnees, -2, 0.13);

/** Arms open, then close round the other, and both rock a little. */
export const embrace: ActionDefinition = {
  motion: embraceOn({ legs: rest.legs ?? {} }, 5, 0),
  grownUp: embraceKneeling,
  animal: { ...pet.animal, view: { body: 40, head: 26 } },
  heading: () => ({ body: 62, head: 46 }),
  room: 1.5,
  together: { as: ['embrace', 'embrace'] },
  alone: { person: 'stand', animal: 'stand' },
  traits: ['face-half-hidden', 'fond'],
};

const beforeTheChest = ({ joints }: Figure): Point => add(joints.chest, [0.07, 0.37]);

/** On the ground, its middle between the hands. */
const atArmsLength = (figure: Figure, { foot }: Drawn): Point => [betweenHands(figure)[0] + 0.1, -foot];

/** Rocking a teddy bear from side to side. */
export const hug: ActionDefinition = {
  motion: {
    props: (_frame, thing) =>
      thing
        ? {}
        : { mid: (figure) => put(figure, teddy, { color: teddyFur }, { at: beforeTheChest(figure) }) },
    slot: () => ({ at: beforeTheChest, least: 0.5, most: 0.8, layer: 'mid' }),
    move: {
      keys: [
        { at: 0, pose: hugging(0, 8) },
        { at: 22, pose: hugging(4, 11) },
        { at: 46, pose: hugging(-4, 5) },
        { at: 68, pose: hugging(0, 8) },
      ],
      loopFrom: 0,
    },
  },
  // A tree, a door: both arms round it.
  withLarge: {
    ...embrace.motion,
    slot: () => ({ at: atArmsLength, most: 2.6, layer: 'under' }),
  },
  animal: embrace.animal,
  bird: sit.animal,
  together: { as: ['embrace', 'embrace'], bothDo: true },
  traits: ['face-half-hidden', 'own-eyes', 'fond', 'mutual', 'animals-too'],
};
