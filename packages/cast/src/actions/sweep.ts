import {
  add,
  type DrawOp,
  type Point,
  scale,
  segment,
  solid,
  subtract,
  tube,
  unit,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { betweenHands } from '../poses/with-hands.ts';
import { rest } from '../poses/rest.ts';
import { gripOf } from '../props/in-hand.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sniff } from './sniff.ts';

const sweeping = (x: number, spine: number): Pose => ({
  ...rest,
  arms: {
    near: { to: { from: 'chest', at: [0.2 + x * 0.4, 0.3] }, bend: 1, hand: 'fist', layer: 'top' },
    far: { to: { from: 'chest', at: [0.34 + x, 0.52] }, bend: -1, hand: 'fist', thumb: 1, layer: 'top' },
  },
  spine,
  head: 8,
  gaze: [0.6, 0.9],
});

/** A handle through both hands, bristles on the ground. */
function broom(figure: Figure): DrawOp[] {
  const { near, far } = figure.joints.arms;
  const [top, low] = [gripOf(figure, near), gripOf(figure, far)];
  const along = unit(subtract(low, top));
  const foot: Point = [low[0] + along[0] * Math.max(0.4, (-0.28 - low[1]) / along[1]), -0.28];
  const handle = segment(subtract(top, scale(along, 0.5)), foot);
  const [x, y] = foot;
  const bristles: Point[] = [
    [x - 0.16, y - 0.02],
    [x + 0.16, y - 0.02],
    [x + 0.3, y + 0.3],
    [x - 0.22, y + 0.3],
  ];
  return [
    ...solid(figure, [tube(handle, [0.05, 0.05], { samples: 6 })], '#b9793f', { shade: 0.3, dots: false }),
    ...solid(figure, [bristles], '#e3b94e', { shade: 0.25, dots: false }),
    ...solid(figure, [tube(segment([x - 0.17, y], [x + 0.17, y]), [0.05, 0.05], { samples: 4 })], '#b0413a', {
      shade: 0.2,
      dots: false,
    }),
  ];
}

/** Both hands move something with a long handle over the ground. */
export const sweep: ActionDefinition = {
  motion: {
    noBag: true,
    props: (_frame, thing) => (thing ? {} : { front: broom }),
    slot: () => ({ at: (figure) => add(betweenHands(figure), [0.14, 0.42]), most: 1.7, layer: 'front' }),
    move: {
      keys: [
        { at: 0, pose: sweeping(0, 6) },
        { at: 14, pose: sweeping(0.16, 12), ease: 'soft' },
        { at: 28, pose: sweeping(0, 6), ease: 'soft' },
      ],
      loopFrom: 0,
    },
  },
  animal: sniff.animal,
  room: 1.9,
  traits: ['whole', 'own-eyes', 'goes-on'],
};
