import { clamp01, easing, lerp } from '@milestoon/drawing';
import { ball, put } from '@milestoon/things';
import type { Motion } from '../poses/motion.ts';
import { rest } from '../poses/rest.ts';
import { standingBefore } from '../poses/with-hands.ts';
import { seatedThrough } from '../poses/rolling/seated.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { fetch } from './fetch.ts';
import { flap } from './flap.ts';
import { onGround } from './thing.ts';

/** Frames: of the kick, and of the whole game. */
const kickAt = 16;

const period = 84;

/** Where the ball waits, heads. */
const waiting = 0.62;

/** Where the ball is: it waits, flies off in an arc and comes rolling back. */
function ballAt(frame: number): { x: number; y: number; turn: number } {
  const f = frame % period;
  if (f < kickAt) return { x: waiting, y: -ball.rolls, turn: 0 };
  const out = clamp01((f - kickAt) / 22);
  const back = clamp01((f - kickAt - 30) / 34);
  const far = 3.4;
  if (back <= 0) {
    const x = lerp(waiting, far, easing.out(out));
    return { x, y: -ball.rolls - Math.sin(Math.PI * out) * 1.15, turn: (x - waiting) * 280 };
  }
  const x = lerp(far, waiting, easing.out(back));
  return {
    x,
    y: -ball.rolls - Math.abs(Math.sin(back * Math.PI * 2)) * 0.14 * (1 - back),
    turn: (x - waiting) * 280,
  };
}

const stepping = (far: number, knee: number, spine: number, arms: number): Pose => ({
  arms: {
    near: { angle: -20 + arms, elbow: 24 },
    far: { angle: 24 - arms, elbow: 20, thumb: 1, layer: 'back' },
  },
  legs: {
    near: { angle: -6, knee: 8, toe: 0.4 },
    far: { angle: far, knee, foot: far > 20 ? -20 : 20, toe: 0.8 },
  },
  spine,
  head: -spine * 0.5,
  gaze: [0.8, 0.4],
});

/** Heads a chair has rolled at a frame, and degrees by which it leans: a ball is kicked with the footplate, a start, and on after it. */
const rolled: Partial<Record<number, readonly [x: number, tilt: number]>> = {
  10: [-0.16, 0],
  [kickAt]: [0.1, 0],
  22: [0.14, 0],
  32: [0.05, 0],
  40: [0, -12],
};

const move: Motion['move'] = {
  keys: [
    { at: 0, pose: rest },
    { at: 10, pose: stepping(-38, 62, 8, 34) },
    { at: kickAt, pose: stepping(58, 4, -8, -40), ease: 'in' },
    { at: 22, pose: stepping(66, 10, -12, -46), ease: 'out' },
    { at: 32, pose: rest },
    {
      at: 40,
      pose: {
        ...rest,
        arms: {
          near: { angle: -142, elbow: -10, hand: 'fist', layer: 'back' },
          far: { angle: 142, elbow: 10, hand: 'fist', thumb: 1, layer: 'back' },
        },
        lift: 0.1,
        squash: 1.04,
      },
      ease: 'out',
    },
    { at: 48, pose: { ...rest, squash: 0.96 } },
    { at: period, pose: rest },
  ],
  loopFrom: 0,
};

/** Back swing, kick, follow-through; then the arms go up for the goal. */
export const kick: ActionDefinition = {
  motion: {
    blend: 6,
    telling: { at: 19, every: period },
    noBag: true,
    props: (frame) => ({
      front: (figure) => {
        const { x, y, turn } = ballAt(frame);
        return put(figure, ball, { turn }, { at: [x, y] });
      },
    }),
    move,
  },
  // A letterbox or a door, and no ball.
  withLarge: {
    blend: 6,
    telling: { at: 19, every: period },
    noBag: true,
    slot: () => ({ at: standingBefore(0.78), most: 2.6 }),
    move,
  },
  wheelchair: { inChair: (motion, body) => seatedThrough(motion, body, (at) => rolled[at]) },
  baby: 'alike',
  animal: fetch.animal,
  bird: flap.animal,
  contacts: [{ kind: 'kick', first: 16, every: 84 }],
  thing: { name: 'ball', middle: onGround(0.85, -0.6), reach: 0.95 },
  brings: 'ball',
  room: 2.4,
  traits: ['beside', 'whole', 'bold', 'lively', 'needs-walking'],
};
