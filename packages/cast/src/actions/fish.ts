import { add } from '@milestoon/drawing';
import { fishingRod, hookOf } from '../props/fishing-rod.ts';
import { rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const angling = (lift: number, spine: number): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'chest', at: [0.02, 0.44 - lift] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'chest', at: [0.34, 0.32 - lift] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  spine,
  head: 2,
  gaze: [0.95, 0.35],
});

/** Both hands hold the rod; what is caught hangs from its line. */
export const fish: ActionDefinition = {
  motion: {
    noBag: true,
    props: (frame) => ({ front: (figure) => fishingRod(figure, frame) }),
    slot: (frame) => ({ at: (figure) => add(hookOf(figure, frame), [0, 0.2]), most: 0.5, layer: 'front' }),
    move: {
      keys: [
        { at: 0, pose: angling(0, -2) },
        { at: 26, pose: angling(0.06, -6), ease: 'soft' },
        { at: 52, pose: angling(0, -2) },
      ],
      loopFrom: 0,
    },
  },
  animal: sit.animal,
  room: 2.6,
  traits: ['whole', 'own-eyes', 'goes-on'],
};
