import { rest } from '../poses/rest.ts';
import { ukulele } from '../props/ukulele.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { beforeChest } from './thing.ts';

const strumming = (wrist: number, spine: number, head: number): Pose => ({
  ...rest,
  arms: {
    near: {
      to: { from: 'chest', at: [-0.1, 0.44 + wrist] },
      bend: 1,
      hand: 'flat',
      wrist: 30,
      layer: 'front',
    },
    far: { to: { from: 'chest', at: [0.52, 0.24] }, bend: -1, hand: 'fist', thumb: 1, layer: 'front' },
  },
  spine,
  head,
});

/** Down and up over the strings; the body sways with every bar. */
export const strum: ActionDefinition = {
  motion: {
    noBag: true,
    props: (frame) => ({ mid: (figure) => ukulele(figure, frame) }),
    move: {
      keys: [
        { at: 0, pose: strumming(0, -3, 4) },
        { at: 6, pose: strumming(0.14, -1, 2), ease: 'in' },
        { at: 12, pose: strumming(0, 2, -2) },
        { at: 18, pose: strumming(0.14, 3, -4), ease: 'in' },
        { at: 24, pose: strumming(0, 1, -2) },
        { at: 30, pose: strumming(0.14, -1, 1), ease: 'in' },
        { at: 36, pose: strumming(0, -3, 4) },
      ],
      loopFrom: 0,
    },
  },
  animal: sit.animal,
  contacts: [{ kind: 'strum', first: 6, every: 12 }],
  thing: { middle: beforeChest(0.1, 0.4), reach: 0.72 },
  traits: ['goes-on'],
};
