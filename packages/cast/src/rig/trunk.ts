import { add, type Point, radians, rotate, scale } from '@milestoon/drawing';
import type { DrawingStyle } from '../drawing-style.ts';
import { type Build, shoulderDrop } from './build.ts';
import type { Stance } from './stance.ts';

const upward = (angle: number): Point => [Math.sin(angle), -Math.cos(angle)];
/** Hip, chest, head and the joints the limbs hang from. */
export interface Trunk {
  hip: Point;
  chest: Point;
  chestTurn: number;
  pivot: Point;
  head: Point;
  headTurn: number;
  shoulders: { near: Point; far: Point };
  hips: { near: Point; far: Point };
}

/** What bends the trunk. */
export type TrunkNumbers = Pick<
  Stance,
  'x' | 'pelvis' | 'spine' | 'head' | 'headShift' | 'hipSpread' | 'shoulderSpread' | 'stretch'
>;

/** Hip, chest and head with the hip at height 0. */
export function trunk(build: Build, style: DrawingStyle, s: TrunkNumbers): Trunk {
  const turn = radians(s.pelvis);
  const chestTurn = turn + radians(s.spine);
  const hip: Point = [s.x, 0];
  const waist = add(hip, scale(upward(turn + radians(s.spine * 0.35)), build.torso * 0.5));
  const chest = add(waist, scale(upward(chestTurn), build.torso * 0.5 * s.stretch));
  const across = rotate([1, 0], chestTurn);
  const half = build.halfShoulder * style.body.shoulder * s.shoulderSpread;
  const drop = scale(upward(chestTurn), -shoulderDrop(build));
  const headTurn = chestTurn * 0.55 + radians(s.head);
  const pivot = add(chest, scale(upward(chestTurn * 0.8), 0.06 * build.neck));
  return {
    hip,
    chest,
    chestTurn,
    pivot,
    head: add(add(pivot, scale(upward(headTurn), 0.455)), s.headShift),
    headTurn,
    shoulders: {
      near: add(chest, add(scale(across, -half + 0.01), drop)),
      far: add(chest, add(scale(across, half * 0.92), drop)),
    },
    hips: {
      near: add(hip, scale(rotate([1, 0], turn), -build.halfHip * s.hipSpread)),
      far: add(hip, scale(rotate([1, 0], turn), build.halfHip * 0.92 * s.hipSpread)),
    },
  };
}
