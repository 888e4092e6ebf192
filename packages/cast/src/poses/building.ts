/** A tower grows block by block, then a cheer. */
import { clamp01, easing, lerp, type Point } from '@milestoon/drawing';
import { blockAt, type BuildingPlace, carriedBlock, tower, towerHeight } from '../props/blocks.ts';
import type { Pose } from '../rig/pose.ts';
import type { Motion } from './motion.ts';

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
export function buildPose(frame: number, place: BuildingPlace, chest: Point): Pose {
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
export const blocksOf = (place: BuildingPlace): NonNullable<Motion['props']> => {
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
