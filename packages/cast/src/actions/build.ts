import type { Point } from '@milestoon/drawing';
import { blocksOf, buildPose } from '../poses/building.ts';
import type { Body } from '../poses/motion.ts';
import { onTheKnees } from '../poses/rest.ts';
import { onTheFloor } from '../props/blocks.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { onGround } from './thing.ts';

/** The chest of a child on its knees: thighs nearly upright, then the torso. */
const kneelingChest = ({ bones }: Body): Point => [0, -(bones.thigh * 0.94 + 0.1 + 0.7)];

/** On the knees beside the tower. */
export const build: ActionDefinition = {
  motion: {
    cut: true,
    noBag: true,
    props: blocksOf(onTheFloor),
    move: (frame, body) => ({ ...onTheKnees, ...buildPose(frame, onTheFloor, kneelingChest(body)) }),
  },
  animal: sit.animal,
  contacts: [{ kind: 'block', first: 26, every: 34, most: 3 }],
  thing: { middle: onGround(0.8, -0.62), reach: 0.85 },
  thingInWheelchair: { middle: ({ hip }) => [0.85, hip[1] - 0.55], reach: 0.75 },
  brings: 'blocks',
  room: 2.4,
  grownUpInstead: 'kneel',
  traits: ['beside', 'whole', 'goes-on'],
};
