import {
  adjust,
  closedCurve,
  type DrawOp,
  ellipse,
  openCurve,
  type Point,
  solid,
  wire,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { seenHair } from '../hair/hair.ts';
import { between } from '../view/yaw.ts';
import { headCloth } from './cloth.ts';

const dome: readonly Point[] = [
  [-0.41, -0.455],
  [-0.36, -0.575],
  [-0.2, -0.675],
  [0.02, -0.7],
  [0.2, -0.655],
  [0.28, -0.585],
  [0.16, -0.575],
  [-0.06, -0.555],
  [-0.25, -0.51],
];
/** The crown of most hair; more of it lifts the kippah. */
const crown = -0.65;

/** How far the hair lifts it. */
function lift(figure: Figure): number {
  const { cap = [] } = seenHair(figure.person);
  return Math.min(...(cap.length > 0 ? cap.map(([, y]) => y) : [-0.52])) - crown;
}

/** A kippah on the crown, on whatever hair there is. */
export function kippah(figure: Figure): DrawOp[] {
  const lifted = dome.map(([x, y]): Point => [x, y + lift(figure)]);
  const color = headCloth(figure.person);
  const brim = openCurve([...lifted.slice(5), ...lifted.slice(0, 1)], 8);
  return [
    ...solid(figure, [closedCurve(lifted)], color, { shade: 0.7 }),
    wire(brim, 0.026, adjust(color, { lightness: 0.14 })),
  ];
}

/** From the side and from behind: a disc on the back of the crown. */
export function turnedKippah(figure: Figure): DrawOp[] {
  const { head: yaw } = figure.yaw;
  const color = headCloth(figure.person);
  const disc = ellipse(
    between(yaw, -0.1, -0.25, 0.02),
    between(yaw, -0.6, -0.545, -0.44) + lift(figure),
    between(yaw, 0.3, 0.25, 0.29),
    between(yaw, 0.1, 0.1, 0.17),
    between(yaw, -0.25, -0.55, 0),
    40,
  );
  return [
    ...solid(figure, [disc], color, { shade: 0.7 }),
    wire(disc, 0.022, adjust(color, { lightness: 0.14 }), true),
  ];
}
