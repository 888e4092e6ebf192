import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { lie } from './lie.ts';

const ouch = { raise: 0.7, mouth: { open: 0.7, width: 0.9, round: 0.3 } } as const;

const sprawling = (spine: number, arms: number): Pose => ({
  arms: {
    near: { angle: -78 - arms, elbow: -14, hand: 'open', layer: 'front' },
    far: { angle: 74 + arms, elbow: 12, hand: 'open', thumb: 1, layer: 'front' },
  },
  legs: {
    near: { angle: 74, knee: -8, foot: -60, toe: 0.2 },
    far: { angle: 100, knee: 14, foot: -60, toe: 0.2 },
  },
  ground: 0.24,
  seated: true,
  spine,
  head: 4,
  face: ouch,
});

/** Loses the ground and lands sitting on it, legs in the air for a moment. */
export const fall: ActionDefinition = {
  motion: {
    noBag: true,
    blend: 4,
    telling: { at: 8 },
    move: {
      keys: [
        { at: 0, pose: { ...sprawling(-26, 30), lift: 0.5, spine: -24 } },
        { at: 8, pose: { ...sprawling(-22, 34), squash: 0.86 }, ease: 'in' },
        { at: 15, pose: { ...sprawling(-12, 10), squash: 1.05, lift: 0.08 }, ease: 'out' },
        { at: 22, pose: sprawling(-14, 0), ease: 'in' },
        { at: 60, pose: sprawling(-10, 4) },
        { at: 96, pose: sprawling(-14, 0) },
      ],
      loopFrom: 22,
    },
  },
  animal: lie.animal,
  contacts: [{ kind: 'land', first: 8, every: 960 }],
  traits: ['whole', 'sudden', 'babies-can'],
};
