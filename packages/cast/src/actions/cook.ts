import { add } from '@milestoon/drawing';
import { inNearHand } from '../poses/with-hands.ts';
import { rest } from '../poses/rest.ts';
import { inHand } from '../props/in-hand.ts';
import { bowl, spoon } from '../props/tableware.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { beforeChest } from './thing.ts';

const stirFrames = 22;

/** The bowl is held before the belly; the spoon goes round in it. */
function stirPose(frame: number): Pose {
  const turn = (frame / stirFrames) * 2 * Math.PI;
  return {
    ...rest,
    arms: {
      near: {
        to: { from: 'chest', at: [-0.06 + Math.cos(turn) * 0.1, 0.24 + Math.sin(turn) * 0.045] },
        bend: 1,
        hand: 'fist',
        layer: 'top',
      },
      far: { to: { from: 'chest', at: [0.4, 0.56] }, bend: -1, hand: 'flat', thumb: 1, layer: 'top' },
    },
    spine: 3 + Math.cos(turn) * 1.5,
    head: 6 + Math.cos(turn) * 2,
    gaze: [0.3, 0.8],
  };
}

/** A hand above the bowl drops something in. */
function addPose(frame: number): Pose {
  const turn = (frame / stirFrames) * Math.PI;
  return {
    ...stirPose(0),
    arms: {
      near: {
        to: { from: 'chest', at: [0.02, 0.12 + Math.sin(turn) * 0.05] },
        bend: 1,
        hand: 'fist',
        layer: 'top',
      },
      far: { to: { from: 'chest', at: [0.4, 0.56] }, bend: -1, hand: 'flat', thumb: 1, layer: 'top' },
    },
    head: 8,
  };
}

/** Stirs in a bowl. */
export const cook: ActionDefinition = {
  motion: {
    noBag: true,
    props: (frame) => ({
      front: (figure) => [
        ...inHand(
          figure,
          figure.joints.arms.near,
          4 + Math.cos((frame / stirFrames) * 2 * Math.PI) * 10,
          spoon(figure, 0.34),
        ),
        ...bowl(figure, [0.04, 0.52], 0.4),
      ],
    }),
    move: stirPose,
  },
  withThing: {
    noBag: true,
    props: () => ({ front: (figure) => bowl(figure, [0.04, 0.52], 0.4) }),
    slot: () => ({ at: (figure) => add(inNearHand(figure), [0.1, 0.1]), most: 0.34, layer: 'top' }),
    move: addPose,
  },
  animal: sit.animal,
  thing: { middle: beforeChest(0.06, 0.45), reach: 0.62 },
  traits: ['goes-on', 'needs-walking'],
};
