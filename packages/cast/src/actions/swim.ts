import { across } from '../animals/acting/views.ts';
import { outOfChair } from '../poses/rolling/out-of-chair.ts';
import { parkedWheelchair } from '../props/parked-wheelchair.ts';
import { ringBack, ringFront } from '../props/swim-ring.ts';
import type { LegPose, Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';

/** Frames of one stroke. */
const cycle = 36;

/** Under water and behind the ring nothing is seen of the legs. */
const underWater: LegPose = { angle: 0, thigh: 0.1, shin: 0.1, toe: 0 };

/** Both hands reach out and pull back, the body rises with the pull. */
function swimPose(frame: number): Pose {
  const turn = ((frame % cycle) / cycle) * 2 * Math.PI;
  const reach = (phase: number): { x: number; y: number } => ({
    x: Math.cos(turn + phase) * 0.2,
    y: Math.sin(turn + phase) * 0.1,
  });
  const near = reach(0);
  const far = reach(Math.PI);
  return {
    arms: {
      near: {
        to: { from: 'chest', at: [-0.36 + near.x, 0.46 + near.y] },
        bend: 1,
        hand: 'flat',
        wrist: -30,
        layer: 'top',
      },
      far: {
        to: { from: 'chest', at: [0.5 + far.x, 0.44 + far.y] },
        bend: -1,
        hand: 'flat',
        wrist: 30,
        thumb: 1,
        layer: 'front',
      },
    },
    legs: { near: underWater, far: underWater },
    ground: 0.06 + Math.sin(turn * 2) * 0.025,
    seated: true,
    pelvis: Math.sin(turn) * 2.5,
    spine: 3 + Math.sin(turn) * 2,
    head: -3,
    cloakLength: 0.12,
    gaze: [0.5, 0],
  };
}

/** In a swim ring, the water about it. */
export const swim: ActionDefinition = {
  motion: {
    noBag: true,
    wear: 'swim',
    cut: true,
    props: (frame) => ({
      behind: (figure) => ringBack(figure, frame),
      under: (figure) => ringFront(figure, frame),
    }),
    move: swimPose,
  },
  /** The chair waits at the edge of the pool, which is nearer than the water. */
  wheelchair: {
    outOfChair: (motion) =>
      outOfChair(motion, () => ({ top: (figure) => parkedWheelchair(figure, -1.5, 0.42) })),
    room: 3.8,
  },
  animal: {
    view: across,
    keys: [
      { at: 0, pose: { nod: 0.1, lift: -0.1 } },
      { at: 20, pose: { nod: 0.04, lift: -0.13, pitch: 0.03 } },
      { at: 40, pose: { nod: 0.1, lift: -0.1 } },
    ],
    loopFrom: 0,
    toy: 'ripples',
  },
  contacts: [{ kind: 'paddle', first: 9, every: 18 }],
  baby: 'alike',
  traits: ['never-from-below', 'animals-too', 'on-the-way', 'lively', 'goes-on'],
};
