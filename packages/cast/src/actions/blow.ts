import { add, clamp01 } from '@milestoon/drawing';
import { breath, cakeTable } from '../props/birthday-table.ts';
import { puffs } from '../props/marks.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { talk } from './talk.ts';
import { onGround } from './thing.ts';

const stance = (spine: number, head: number, arms: number): Pose => ({
  arms: {
    near: { angle: -24 - arms, elbow: 18 + arms },
    far: { angle: -12 - arms, elbow: 20, layer: 'front' },
  },
  legs: { near: { angle: -6 }, far: { angle: 4 } },
  spine,
  head,
  gaze: [0.8, 0.5],
});

const puffed: Pose = {
  ...stance(-5, -3, -6),
  face: { puff: 1, raise: 0.7, open: 1, closed: null, mouth: { open: 0, width: 0.5, press: 0.4 } },
};

const blowing: Pose = {
  ...stance(14, 5, 12),
  face: {
    puff: 0.6,
    raise: 0.4,
    open: 0.75,
    closed: null,
    mouth: { width: 0.44, open: 0.5, round: 1, lipRing: 1, upperTeeth: 0, lowerTeeth: 0, tongue: 0 },
  },
};

const atMouth = (pose: Pose): Pose => ({
  ...pose,
  arms: {
    near: { angle: -14, elbow: 12 },
    far: { to: { from: 'head', at: [0.74, 0.5] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  spine: 3,
});

const blowFrom = 22;

const blowTo = 46;

const period = 72;

/** Strength of the breath at a frame of the cycle. */
function windAt(frame: number): number {
  const f = frame % period;
  return clamp01((f - blowFrom + 4) / 5) * clamp01((blowTo + 4 - f) / 8);
}

/** A deep breath, then the candles. */
export const blow: ActionDefinition = {
  motion: {
    cut: true,
    props: (frame) => ({
      behind: (figure) => cakeTable(figure, windAt(frame), frame * 0.9),
      top: (figure) => breath(figure, windAt(frame)),
    }),
    move: {
      keys: [
        { at: 0, pose: stance(4, 2, 0) },
        { at: 14, pose: puffed },
        { at: 18, pose: { ...puffed, spine: -7 } },
        { at: blowFrom, pose: blowing, ease: 'in' },
        { at: blowTo, pose: { ...blowing, spine: 16 } },
        { at: 56, pose: stance(2, -2, 0) },
        { at: period, pose: stance(4, 2, 0) },
      ],
      loopFrom: 0,
    },
  },
  // Bubbles, a balloon, a dandelion: nobody has a cake for it.
  withThing: {
    noBag: true,
    marks:
      (frame) =>
      ({ joints: { head } }) =>
        windAt(frame) < 0.2 ? [] : puffs([head[0] + 0.5, head[1] + 0.36], 0.2 + 0.24 * windAt(frame)),
    telling: { at: 32, every: period },
    slot: () => ({ at: ({ joints }) => add(joints.head, [0.96, 0.3]), most: 0.6, layer: 'front' }),
    move: {
      keys: [
        { at: 0, pose: atMouth(puffed) },
        { at: blowFrom, pose: atMouth(blowing), ease: 'in' },
        { at: blowTo, pose: atMouth(blowing) },
        { at: period, pose: atMouth(puffed) },
      ],
      loopFrom: 0,
    },
  },
  wheelchair: { lowered: true },
  baby: 'alike',
  animal: talk.animal,
  contacts: [{ kind: 'puff', first: 20, every: 72 }],
  thing: { name: 'cake', middle: onGround(1.12, -1.2), reach: 0.62 },
  brings: 'cake',
  room: 2.9,
  gesture: 66,
  grownUpInstead: 'clap',
  traits: ['beside', 'whole', 'festive', 'face-half-hidden'],
};
