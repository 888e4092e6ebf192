import { rest } from '../poses/rest.ts';
import type { ArmPose, Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';

const covering = (x: number, y: number): ArmPose => ({
  to: { from: 'head', at: [x, y] },
  hand: 'flat',
  layer: 'top',
});

const hidden: Pose = {
  ...rest,
  arms: { near: { ...covering(-0.17, 0.08), bend: -1 }, far: { ...covering(0.29, 0.08), bend: 1, thumb: 1 } },
  spine: 5,
  head: 6,
  squash: 0.97,
  face: { closed: 'happy', smile: 1 },
};

const peeping: Pose = {
  ...rest,
  arms: {
    near: { angle: -74, elbow: -84, hand: 'open', layer: 'top' },
    far: { angle: 74, elbow: 84, hand: 'open', thumb: 1, layer: 'front' },
  },
  spine: -4,
  head: -5,
  squash: 1.03,
  face: { raise: 1, mouth: { open: 0.7, width: 1.1, upperTeeth: 1, tongue: 1 } },
};

/** Peekaboo: hands before the eyes, then wide open. */
export const hide: ActionDefinition = {
  motion: {
    noBag: true,
    telling: { at: 20, every: 67 },
    move: {
      keys: [
        { at: 0, pose: rest },
        { at: 9, pose: hidden },
        { at: 16, pose: { ...hidden, head: 9 } },
        { at: 24, pose: { ...hidden, head: 3, squash: 0.95 } },
        { at: 30, pose: peeping, ease: 'out' },
        { at: 36, pose: { ...peeping, squash: 1, head: -2 } },
        { at: 58, pose: { ...peeping, squash: 1, head: -4 } },
        { at: 68, pose: hidden },
        { at: 83, pose: { ...hidden, head: 9 } },
      ],
      loopFrom: 16,
    },
  },
  animal: {
    view: { body: 50, head: 26 },
    busy: true,
    keys: [
      { at: 0, pose: {} },
      { at: 10, pose: { lie: 0.9, reach: 0.5, ears: -1, lids: 1 } },
      { at: 40, pose: { lie: 0.9, reach: 0.5, ears: -1, lids: 1 } },
      { at: 48, pose: { lie: 0.86, reach: 0.3, ears: 0.2 }, ease: 'overshoot' },
      { at: 70, pose: { lie: 0.86, reach: 0.3, ears: 0.3, turn: 0.2 } },
      { at: 80, pose: { lie: 0.9, reach: 0.5, ears: -1, lids: 1 } },
    ],
    loopFrom: 10,
  },
  // Behind whoever is taller.
  onOther: 'side',
  traits: ['never-from-below', 'faceless', 'own-eyes', 'animals-too'],
};
