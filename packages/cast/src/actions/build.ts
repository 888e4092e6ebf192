import {
  clamp01,
  type DrawOp,
  easing,
  lerp,
  type Point,
  rectangle,
  segment,
  solid,
  tube,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Body, Motion } from '../poses/motion.ts';
import { onTheKnees } from '../poses/rest.ts';
import { seated } from '../poses/rolling/seated.ts';
import {
  blockAt,
  type BuildingPlace,
  carriedBlock,
  onTheFloor,
  tower,
  towerHeight,
} from '../props/blocks.ts';
import { chairFrame } from '../props/wheelchair-frame.ts';
import type { Bones } from '../rig/build.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sit } from './sit.ts';
import { onGround } from './thing.ts';

const blockFrames = 34;

/** As high as a child on its knees can begin to reach. */
const begun = 2;

/** How many blocks stand, and how far the next one is on its way. */
const buildingAt = (frame: number): { count: number; t: number } => {
  const placed = Math.floor(frame / blockFrames);
  const count = Math.min(towerHeight, begun + placed);
  return { count, t: clamp01((frame - placed * blockFrames) / (blockFrames - 8)) };
};

/** The lap, from the chest: where the next block comes from. */
const lap: Point = [0.34, 0.5];

function carriedTo(place: BuildingPlace, chest: Point, count: number, t: number): Point {
  const [x, y] = blockAt(place, count);
  const eased = easing.soft(t);
  return [
    lerp(chest[0] + lap[0], x, eased),
    lerp(chest[1] + lap[1], y, eased) - Math.sin(Math.PI * t) * 0.14,
  ];
}

/** Arms and head of somebody whose chest is at `chest`, and who builds at a place. */
function buildPose(frame: number, place: BuildingPlace, chest: Point): Pose {
  const { count, t } = buildingAt(frame);
  if (count >= towerHeight) {
    const bob = Math.sin(frame * 0.5) * 6;
    return {
      arms: {
        near: { angle: -130 + bob, elbow: -14, hand: 'open', layer: 'back' },
        far: { angle: 130 - bob, elbow: 14, hand: 'open', thumb: 1, layer: 'back' },
      },
      spine: -3,
    };
  }
  const [x, y] = carriedTo(place, chest, count, t);
  const at: Point = [x - chest[0] - place.side * 0.8, y - chest[1] - 0.02];
  return {
    arms: {
      near: { angle: 6, elbow: 34, hand: 'flat' },
      far: { to: { from: 'chest', at }, bend: -1, hand: 'flat', layer: 'front' },
    },
    head: 3,
    gaze: [0.8, 0.2],
  };
}

/** The blocks that stand, and the one in the hand. */
const blocksOf = (place: BuildingPlace): NonNullable<Motion['props']> => {
  return (frame) => {
    const { count, t } = buildingAt(frame);
    return {
      behind: (figure) => tower(figure, place, count),
      under: (figure) =>
        count < towerHeight
          ? carriedBlock(figure, place, count, carriedTo(place, figure.joints.chest, count, t))
          : [],
    };
  };
};

/** The chest of a child on its knees: thighs nearly upright, then the torso. */
const kneelingChest = ({ bones }: Body): Point => [0, -(bones.thigh * 0.94 + 0.1 + 0.7)];

/** Heads above the hip: the knees fit below. */
const above = 0.2;
const from = 0.44;
const to = 1.42;

/** Where the tower stands for somebody with such legs. */
export const placeFor = (bones: Bones): BuildingPlace => {
  const { hip, size } = chairFrame(bones);
  return { side: 0.19, x: 0.8 * size ** 0.5, base: hip + above };
};

function table(figure: Figure, { base }: BuildingPlace): DrawOp[] {
  const options = { shade: 0.5, dots: false } as const;
  const leg = (x: number, foot: number): DrawOp[] =>
    solid(figure, [tube(segment([x, -base], [x, foot]), [0.045, 0.04], { samples: 4 })], '#b27a3f', options);
  return [
    ...leg(from + 0.74, -0.12),
    ...leg(to - 0.08, -0.02),
    ...solid(figure, [rectangle(from, -base, to, -base + 0.085)], '#d9a05a', options),
  ];
}

function buildingAtTable({ bones }: Body): Motion {
  const place = placeFor(bones);
  const blocks = blocksOf(place);
  const { hip } = chairFrame(bones);
  return {
    cut: true,
    noBag: true,
    props: (frame) => {
      const { behind, under } = blocks(frame);
      return {
        behind: (figure) => behind?.(figure) ?? [],
        under: (figure) => [...table(figure, place), ...(under?.(figure) ?? [])],
      };
    },
    move: (frame, body) => seated(buildPose(frame, place, [0, -(hip + 0.7)]), body),
  };
}

/** On the knees beside the tower. */
export const build: ActionDefinition = {
  motion: {
    cut: true,
    noBag: true,
    props: blocksOf(onTheFloor),
    move: (frame, body) => ({ ...onTheKnees, ...buildPose(frame, onTheFloor, kneelingChest(body)) }),
  },
  wheelchair: {
    inChair: (_, body) => buildingAtTable(body),
    thing: { middle: ({ hip }) => [0.85, hip[1] - 0.55], reach: 0.75 },
  },
  animal: sit.animal,
  contacts: [{ kind: 'block', first: 26, every: 34, most: 3 }],
  thing: { middle: onGround(0.8, -0.62), reach: 0.85 },
  brings: 'blocks',
  room: 2.4,
  grownUpInstead: 'kneel',
  traits: ['beside', 'whole', 'goes-on'],
};
