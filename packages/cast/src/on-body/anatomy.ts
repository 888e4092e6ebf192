/** The spots of a person: where they are on the joints, in what layer and how large a thing is there. Heads. */
import {
  add,
  apply,
  between,
  type Matrix,
  type Point,
  rotate,
  scale,
  subtract,
  unit,
} from '@milestoon/drawing';
import { place } from '../face/placement.ts';
import type { Figure } from '../figure.ts';
import type { Props } from '../props/props.ts';
import type { HandShape } from '../rig/pose.ts';
import type { Arm, Joints } from '../rig/skeleton.ts';
import { palm } from '../together/holding.ts';
import type { BodySpot } from './spots.ts';

/** What of a figure its spots depend on. */
export type Bearer = Pick<Figure, 'build' | 'style' | 'yaw'> & { joints: Joints; headMatrix: Matrix };

export interface SpotOn {
  at: Point;
  /** What of the thing is there: it stands there, hangs from there, or its middle is there. */
  by: 'foot' | 'middle' | 'top';
  layer: keyof Props;
  /** Larger things are drawn smaller, tiny ones larger. */
  most: number;
  least: number;
  /** Radians by which it turns with the body part. */
  turn: number;
  /** Where two are, each half as large. */
  pair?: readonly [Point, Point];
  /** Two hang there, so large at most: braids. */
  hanging?: number;
}

/** How far the middle of a hand is from its wrist, and a fingertip. */
const handOf = ({ elbow, wrist }: Arm, reach = palm): Point =>
  add(wrist, scale(unit(subtract(wrist, elbow)), reach));

/** Where a spot is. */
export function spotOn(spot: BodySpot, { build, style, yaw, joints, headMatrix }: Bearer): SpotOn {
  const turn = joints.headTurn;
  const onFace = (x: number, y: number): Point => {
    const spot = place(x, y, Math.abs(yaw.head));
    return apply(headMatrix, [spot.x, spot.y]);
  };
  const small = { by: 'middle', layer: 'front', most: 0.46, least: 0.3, turn } as const;
  const onChest = (x: number, y: number): Point => add(joints.chest, rotate([x, y], joints.chestTurn));
  const torso = subtract(joints.hip, joints.chest)[1];
  const broad = build.halfShoulder * style.body.shoulder;
  const body = { by: 'middle', layer: 'mid', most: 1.1, least: 0.36, turn: 0 } as const;
  const eyes = style.eye.y + build.eyeShift;
  const { near, far } = joints.arms;
  const leg = joints.legs.near;
  switch (spot) {
    case 'head':
      return { ...small, at: apply(headMatrix, [0.02, -0.54]), by: 'foot', most: 1.5, least: 0.4 };
    case 'hair':
      return {
        ...small,
        at: apply(headMatrix, [0.16, -0.46]),
        most: 0.6,
        least: 0.46,
        pair: [apply(headMatrix, [-0.5, -0.06]), apply(headMatrix, [0.46, -0.06])],
        hanging: 1.5,
      };
    case 'forehead':
      return { ...small, at: onFace(0.02, Math.min(-0.2, eyes - 0.27)) };
    case 'eyes':
      return {
        ...small,
        at: onFace(0, eyes + 0.02),
        most: 1.05,
        least: 0.85,
        pair: [onFace(-style.eye.x, eyes), onFace(style.eye.x, eyes)],
      };
    case 'ear':
      return {
        ...small,
        at: apply(headMatrix, [-0.5, 0.02]),
        pair: [apply(headMatrix, [-0.5, 0.1]), apply(headMatrix, [0.46, 0.1])],
        most: 0.6,
        least: 0.44,
      };
    case 'nose':
      return { ...small, at: onFace(0.02, style.nose.y + build.noseShift - 0.03), most: 0.36 };
    case 'face':
      return { ...small, at: onFace(0, style.nose.y + build.noseShift), most: 0.8 };
    case 'mouth':
      return { ...small, at: onFace(0.03, style.mouth.y + build.mouthShift), by: 'top', most: 0.6 };
    case 'cheek':
      return { ...small, at: onFace(-0.3, style.cheek.y) };
    case 'chin':
      return { ...small, at: onFace(0, 0.44 + build.chin) };
    case 'neck':
      return { ...body, at: onChest(0.03, 0.05), most: 0.8, layer: 'under' };
    case 'shoulder':
      return {
        ...body,
        at: add(near.shoulder, [-0.12 - broad * 0.2, -0.05]),
        pair: [add(near.shoulder, [-0.2, -0.05]), add(far.shoulder, [0.18, -0.05])],
        by: 'foot',
        layer: 'top',
      };
    case 'back':
      return { ...body, at: onChest(-broad - 0.2, torso * 0.4), layer: 'back', most: 0.9, least: 0.64 };
    case 'behind':
      return { ...body, at: onChest(-broad - 0.2, torso * 0.78), layer: 'back', most: 0.8, least: 0.55 };
    case 'chest':
      return { ...body, at: onChest(0.06, torso * 0.36), least: 0.44 };
    case 'belly':
      return { ...body, at: onChest(0.06, torso * 0.74), least: 0.44 };
    case 'under-arm':
      return { ...body, at: add(near.shoulder, [0.02, torso * 0.52]), most: 1.6, least: 0.5 };
    case 'arm':
      return { ...small, at: between(far.elbow, far.wrist, 0.3), layer: 'top', turn: 0 };
    case 'wrist':
      return { ...small, at: between(far.elbow, far.wrist, 0.86), layer: 'top', turn: 0 };
    case 'hand':
      return { ...small, at: add(handOf(far), [0, -0.04]), by: 'foot', layer: 'top', most: 0.75, turn: 0 };
    case 'fist':
      return { ...small, at: handOf(far, 0.12), layer: 'front', most: 0.5, turn: 0 };
    case 'fingers':
      return { ...small, at: handOf(far, 0.17), by: 'top', layer: 'front', turn: 0 };
    case 'finger':
      return { ...small, at: handOf(far, 0.2), layer: 'top', turn: 0 };
    case 'lap':
      return { ...body, at: add(between(leg.hip, leg.knee, 0.5), [0.02, -0.07]), by: 'foot' };
    case 'knee':
      return { ...small, at: leg.knee, layer: 'mid', most: 0.6, turn: 0 };
    case 'leg':
      return { ...small, at: between(leg.knee, leg.ankle, 0.5), layer: 'mid', most: 0.6, turn: 0 };
    case 'foot':
      return { ...small, at: add(leg.ankle, [0.05, 0.12]), by: 'foot', layer: 'mid', most: 0.8, turn: 0 };
  }
}

export interface HandAt {
  arm: 'near' | 'far';
  at: Point;
  hand: HandShape;
  layer: Arm['layer'];
}

/** What the hands do for a thing of that width and height: they steady it, hold it or show it; `touched`: they have just put it there. */
export function handsAt(
  spot: BodySpot,
  bearer: Bearer,
  { wide, high, touched }: { wide: number; high: number; touched: boolean },
): HandAt[] {
  const { joints } = bearer;
  const { at } = spotOn(spot, bearer);
  const near = (to: Point, hand: HandShape = 'flat', layer: Arm['layer'] = 'top'): HandAt => ({
    arm: 'near',
    at: to,
    hand,
    layer,
  });
  const far = (to: Point, layer: Arm['layer'] = 'top'): HandAt => ({
    arm: 'far',
    at: to,
    hand: 'flat',
    layer,
  });
  const from = joints.arms.far.shoulder;
  switch (spot) {
    case 'head': {
      // What is small balances by itself.
      const up = Math.min(high * 0.3, 0.3);
      const left = near([at[0] - wide / 2, at[1] - up]);
      const right = far([at[0] + wide / 2, at[1] - up]);
      return touched ? [left, right] : wide > 0.62 ? [left] : [];
    }
    case 'eyes':
      return touched ? [near([at[0] - 0.4, at[1] + 0.1]), far([at[0] + 0.4, at[1] + 0.1])] : [];
    case 'chest':
    case 'belly':
    case 'lap': {
      const half = Math.min(wide / 2, 0.34);
      const y = spot === 'lap' ? at[1] - high * 0.4 : at[1] + high * 0.12;
      return [near([at[0] - half, y], 'flat', 'front'), far([at[0] + half, y + 0.05], 'front')];
    }
    case 'behind':
      return [
        near(add(at, [0.12, 0.06]), 'fist', 'back'),
        { ...far(add(joints.hip, [-0.06, -0.1]), 'back'), hand: 'fist' },
      ];
    case 'under-arm':
      return [near(add(at, [0.16, high * 0.24]), 'flat', 'front')];
    case 'arm':
    case 'wrist':
      return [{ ...far(add(from, [0.5, 0.3])), hand: 'relaxed' }];
    case 'hand':
    case 'fist':
    case 'fingers':
    case 'finger': {
      const shape = { hand: 'flat', fist: 'fist', fingers: 'fist', finger: 'point' } as const;
      return [{ ...far(add(from, [0.54, 0.06])), hand: shape[spot] }];
    }
    case 'shoulder':
      return touched || wide > 0.9 ? [near(add(at, [0.06, -0.04]), 'fist', 'top')] : [];
    case 'back':
    case 'knee':
    case 'leg':
    case 'foot':
      return [];
    default:
      return touched ? [near(add(at, [-0.14, 0.1]), 'point')] : [];
  }
}
