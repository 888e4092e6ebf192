import { add } from '@milestoon/drawing';
import { cuttingBoard, knife } from '../props/cutting.ts';
import { inHand } from '../props/in-hand.ts';
import { rest } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';

const sliceFrames = 20;
/** 0 … 1, how high the knife is. */
const heightAt = (frame: number): number => 0.5 + 0.5 * Math.cos((frame / sliceFrames) * 2 * Math.PI);

const slicing = (frame: number): Pose => ({
  ...rest,
  arms: {
    near: {
      to: { from: 'chest', at: [0.02, 0.36 - heightAt(frame) * 0.16] },
      bend: 1,
      hand: 'fist',
      layer: 'top',
    },
    far: { to: { from: 'chest', at: [0.56, 0.5] }, bend: -1, hand: 'flat', thumb: 1, layer: 'top' },
  },
  spine: 5,
  head: 8,
  gaze: [0.4, 0.9],
});

/** A round knife goes up and down through what lies on a board. */
export const slice: ActionDefinition = {
  motion: {
    noBag: true,
    props: (frame) => ({
      front: (figure) => cuttingBoard(figure, [0.24, 0.66], 0.46),
      top: (figure) =>
        inHand(figure, figure.joints.arms.near, 96 - heightAt(frame) * 22, knife(figure, 0.42)),
    }),
    slot: () => ({ at: ({ joints }) => add(joints.chest, [0.3, 0.44]), most: 0.46, layer: 'front' }),
    move: slicing,
  },
  animal: sit.animal,
  traits: ['own-eyes', 'goes-on', 'needs-walking'],
};
