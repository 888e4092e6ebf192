import { outOfChair } from '../poses/rolling/out-of-chair.ts';
import { bedBack, blanket } from '../props/bed.ts';
import { nightstand } from '../props/nightstand.ts';
import { parkedWheelchair } from '../props/parked-wheelchair.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';

const asleep = (head: number): Pose => ({
  arms: {
    near: { angle: 34, elbow: 74, wrist: -10, layer: 'top' },
    far: { angle: 8, elbow: 10, thumb: 1 },
  },
  legs: { near: { angle: 0, thigh: 0.1, shin: 0.1 }, far: { angle: 0, thigh: 0.1, shin: 0.1 } },
  ground: 0.26,
  head,
  face: {
    closed: 'sleep',
    headTilt: 4,
    mouth: { open: 0, width: 0.7, round: 0 },
    smile: 0.45,
    tear: 0,
    sweat: 0,
  },
});

/** In bed, in pyjamas, breathing deeply. */
export const sleep: ActionDefinition = {
  motion: {
    noBag: true,
    wear: 'night',
    cut: true,
    breath: { period: 84, depth: 0.03 },
    // What one falls asleep with lies in the arm, beside the face.
    slot: () => ({
      at: ({ joints }) => [joints.head[0] - 0.6, joints.chest[1] - 0.12],
      most: 0.74,
      layer: 'top',
    }),
    props: () => ({ behind: (figure) => [...nightstand(figure), ...bedBack(figure)], under: blanket }),
    move: {
      keys: [
        { at: 0, pose: asleep(8) },
        { at: 120, pose: asleep(10) },
        { at: 240, pose: asleep(8) },
      ],
      loopFrom: 0,
    },
  },
  wheelchair: {
    outOfChair: (motion) =>
      outOfChair(motion, ({ behind }) => ({
        behind: (figure) => [...parkedWheelchair(figure, -1.6, 0.02), ...(behind?.(figure) ?? [])],
      })),
    room: 4,
  },
  animal: {
    view: { body: 66, head: 44 },
    busy: true,
    keys: [
      { at: 0, pose: { lie: 1, reach: 0.9, lids: 1, ears: -0.4, tail: -1.6, tilt: 0.1 } },
      { at: 36, pose: { lie: 1, reach: 0.86, lids: 1, ears: -0.4, tail: -1.6, tilt: 0.1 } },
      { at: 72, pose: { lie: 1, reach: 0.9, lids: 1, ears: -0.4, tail: -1.6, tilt: 0.1 } },
    ],
    loopFrom: 0,
  },
  baby: 'alike',
  room: 2.2,
  brings: 'bed',
  grownUpInstead: 'sit',
  again: ['sit', 'stand'],
  traits: ['whole', 'never-from-below', 'face-half-hidden', 'own-eyes', 'quiet', 'babies-can', 'animals-too'],
};
