/** From the chair one builds at a table that stands over the knees. */
import { type DrawOp, rectangle, tube } from '@milestoon/drawing';
import type { Figure } from '../../figure.ts';
import { segment, solid } from '../../pen.ts';
import type { BuildingPlace } from '../../props/blocks.ts';
import { chairFrame } from '../../props/wheelchair-frame.ts';
import type { Bones } from '../../rig/build.ts';
import { blocksOf, buildPose } from '../building.ts';
import type { Body, Motion } from '../motion.ts';
import { seated } from './seated.ts';

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

export function buildingAtTable({ bones }: Body): Motion {
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
