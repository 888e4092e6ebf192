import {
  add,
  compose,
  type DrawOp,
  hanging,
  type Point,
  radians,
  rotation,
  scale,
  translation,
} from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Arm } from '../rig/skeleton.ts';

/** Middle of a closed hand, in heads from the wrist. */
const palm = 0.075;

/** Where a closed hand holds something, in the figure's space. */
export const gripOf = ({ style }: Pick<Figure, 'style'>, arm: Arm): Point =>
  add(arm.wrist, scale(hanging(arm.end), palm * style.body.hand));

/** A thing drawn about the hand that holds it: origin in the grip, y up the thing is negative, `tilt` in degrees. */
export function inHand(figure: Figure, arm: Arm, tilt: number, ops: readonly DrawOp[]): DrawOp[] {
  const [x, y] = gripOf(figure, arm);
  return [{ kind: 'group', matrix: compose(translation(x, y), rotation(radians(tilt))), ops }];
}
