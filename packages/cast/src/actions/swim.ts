import { radians } from '@milestoon/drawing';
import { across } from '../animals/acting/views.ts';
import type { Body } from '../poses/motion.ts';
import { outOfChair } from '../poses/rolling/out-of-chair.ts';
import { parkedWheelchair } from '../props/parked-wheelchair.ts';
import { armSplash, waterBefore, waterBehind } from '../props/swim-water.ts';
import type { LegPose, Pose, Target } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';

/** Frames of one stroke. */
const cycle = 48;

/** Under water nothing is seen of the legs. */
const underWater: LegPose = { angle: 0, thigh: 0.1, shin: 0.1, toe: 0 };

/** Degrees by which pelvis and spine lean to the water. */
const lean = { pelvis: 22, spine: 24 } as const;
const hip = { x: -0.22, up: -0.08 } as const;

/** A hand comes out behind, reaches over the head and far forward, and pulls back just under the surface. */
function stroke(turns: number, { bones, torso }: Body): Target {
  const angle = turns * 2 * Math.PI;
  const leant = radians(lean.pelvis + lean.spine);
  const far = (bones.upperArm + bones.forearm) * 0.72;
  const down = Math.sin(angle) * (Math.sin(angle) > 0 ? 0.5 : 0.9);
  return {
    from: 'ground',
    at: [
      hip.x + Math.sin(leant) * torso - Math.cos(angle) * far,
      -hip.up - Math.cos(leant) * torso + down * far,
    ],
  };
}

/** Front crawl: leant far forward, face ahead, one arm out of the water after the other. */
function swimPose(frame: number, body: Body): Pose {
  const turn = frame / cycle;
  const roll = Math.sin(turn * 2 * Math.PI);
  return {
    arms: {
      near: { to: stroke(turn + 0.5, body), bend: 1, hand: 'flat', layer: 'front' },
      far: { to: stroke(turn, body), bend: 1, hand: 'flat', thumb: 1, layer: 'back' },
    },
    legs: { near: underWater, far: underWater },
    x: hip.x,
    ground: hip.up + roll * 0.02,
    seated: true,
    pelvis: lean.pelvis,
    spine: lean.spine + roll * 3,
    head: -34,
    cloakLength: 0.12,
    gaze: [0.7, -0.1],
  };
}

/** Swims, the water about it. */
export const swim: ActionDefinition = {
  motion: {
    noBag: true,
    wear: 'swim',
    cut: true,
    telling: { at: 3, every: cycle },
    props: (frame) => ({
      behind: (figure) => waterBehind(figure, frame),
      under: (figure) => waterBefore(figure, frame),
      top: ({ joints: { arms } }) => armSplash(arms.near.wrist, frame),
    }),
    move: swimPose,
  },
  /** The chair waits at the edge of the pool, which is nearer than the water. */
  wheelchair: {
    outOfChair: (motion) =>
      outOfChair(motion, () => ({ top: (figure) => parkedWheelchair(figure, -1.5, 0.42) })),
    room: 3.8,
  },
  heading: () => ({ body: 66, head: 50 }),
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
  contacts: [{ kind: 'paddle', first: 12, every: 24 }],
  baby: 'alike',
  traits: ['never-from-below', 'animals-too', 'on-the-way', 'lively', 'goes-on'],
};
