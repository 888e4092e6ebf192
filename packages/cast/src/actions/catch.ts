import { lerp, type Point } from '@milestoon/drawing';
import { ball, put } from '@milestoon/things';
import { rest } from '../poses/rest.ts';
import { gripOf } from '../props/in-hand.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { fetch } from './fetch.ts';
import { flap } from './flap.ts';

const catchFrames = 72;

/** Frame of a throw at which the ball leaves, and is back in the hands. */
const thrown = 12;

const caught = 48;

/** Middle of the ball, heads from the feet, while it flies; undefined in the hands. */
function flight(frame: number): Point | undefined {
  const f = frame % catchFrames;
  if (f < thrown || f > caught) return undefined;
  const t = (f - thrown) / (caught - thrown);
  return [lerp(0.16, 0.12, t), -1.5 - Math.sin(Math.PI * t) * 1.6];
}

/** The ball between both hands, `up` heads above the belly. */
const holding = (up: number, spine: number, squash: number, gaze: number): Pose => ({
  ...rest,
  arms: {
    near: {
      to: { from: 'chest', at: [-0.14, 0.4 - up] },
      bend: up > 0.2 ? -1 : 1,
      hand: 'open',
      layer: 'top',
    },
    far: {
      to: { from: 'chest', at: [0.36, 0.38 - up] },
      bend: up > 0.2 ? 1 : -1,
      hand: 'open',
      thumb: 1,
      layer: 'top',
    },
  },
  spine,
  squash,
  head: gaze < 0 ? -12 : 4,
  gaze: [0.5, gaze],
});

/** Open arms that wait for what comes down. */
const waiting = (spine: number, squash: number): Pose => ({
  ...rest,
  arms: {
    near: { angle: -72, elbow: -74, hand: 'open', layer: 'front' },
    far: { angle: 76, elbow: 68, hand: 'open', thumb: 1, layer: 'front' },
  },
  spine,
  squash,
  head: -12,
  gaze: [0.3, -1],
});

/** Thrown up high and caught again. */
export const catching: ActionDefinition = {
  motion: {
    noBag: true,
    props: (frame) => ({
      front: (figure) => {
        const { near, far } = figure.joints.arms;
        const [a, b] = [gripOf(figure, near), gripOf(figure, far)];
        const [x, y] = flight(frame) ?? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 0.06];
        return put(figure, ball, { turn: frame * 6 }, { at: [x, y] });
      },
    }),
    move: {
      keys: [
        { at: 0, pose: holding(0, 3, 1, 0.4) },
        { at: 8, pose: holding(-0.14, 8, 0.95, 0.2) },
        { at: thrown, pose: waiting(-5, 1.05), ease: 'in' },
        { at: 20, pose: waiting(-3, 1) },
        { at: 40, pose: waiting(-4, 1) },
        { at: caught, pose: holding(0.06, 2, 0.97, 0.2), ease: 'in' },
        { at: 54, pose: holding(-0.06, 5, 0.96, 0.4), ease: 'out' },
        { at: catchFrames, pose: holding(0, 3, 1, 0.4) },
      ],
      loopFrom: 0,
    },
  },
  animal: fetch.animal,
  bird: flap.animal,
  contacts: [{ kind: 'catch', first: 48, every: 72 }],
  brings: 'ball',
  traits: ['own-eyes', 'animals-too', 'needs-walking'],
};
