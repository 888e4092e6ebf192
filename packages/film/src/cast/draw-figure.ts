import type { DrawOp, Matrix, Point } from '../core/draw-list.ts';
import { apply, compose, radians, rotation, scaling, translation } from '../core/geometry.ts';
import { arm } from './body/arm.ts';
import type { Fit } from './body/fit.ts';
import { legs } from './body/legs.ts';
import { neck, torso } from './body/torso.ts';
import { torsoOf } from './body/torso-frame.ts';
import type { Expression } from './face/expressions.ts';
import type { Figure, Sway } from './figure.ts';
import { head, skull } from './head.ts';
import type { Props } from './props/props.ts';
import type { Rig } from './rig/rig.ts';
import { type Joints, stand } from './rig/skeleton.ts';
import type { Stance } from './rig/stance.ts';

export interface FigureRequest {
  rig: Rig;
  stance: Stance;
  expression: Expression;
  gaze: Point;
  /** 0 open … 1 shut */
  blink: number;
  sway: Sway;
  /** The picture will be mirrored: the light changes sides with it. */
  mirrored: boolean;
  props?: Props;
  noBag?: boolean;
  nightwear?: boolean;
}

export interface DrawnFigure {
  /** In heads: origin between the feet on the ground. */
  ops: DrawOp[];
  joints: Joints;
  headMatrix: Matrix;
}

/** Head space → the figure's space. */
export function headMatrixOf(joints: Joints, expression: Expression): Matrix {
  const [x, y] = joints.head;
  return compose(
    translation(x, y + expression.nod),
    rotation(joints.headTurn + radians(expression.headTilt)),
    scaling(1),
  );
}

/** A skirt or tunic on somebody who sits becomes a lap. */
function seatedFit(fit: Fit): Fit {
  if (fit.hem <= 0.2) return fit;
  return {
    ...fit,
    tights: fit.trousers ? fit.bottom : fit.tights,
    trousers: null,
    bottom: fit.skirt ?? fit.top,
    hem: 0.06,
    hemWidth: 1.05,
    lap: true,
  };
}

/**
 * One figure, from back to front: cloak, back hair, far arm, neck, legs, torso, bag, near arm, head,
 * braids, then an arm that touches the face. Props come between, where the hands need them.
 */
export function drawFigure(request: FigureRequest): DrawnFigure {
  const { rig, stance, expression, mirrored } = request;
  const { style, person, build } = rig;
  const joints = stand(build, style, stance);
  const headMatrix = headMatrixOf(joints, expression);
  const outline = skull(style, person, build, expression.puff);
  const clothes = request.nightwear ? rig.nightwear : rig.fit;
  const figure: Figure = {
    style,
    light: mirrored ? -1 : 1,
    person,
    build,
    joints,
    fit: stance.seated ? seatedFit(clothes) : clothes,
    sway: request.sway,
    seated: stance.seated,
    headOutline: outline.map((p) => apply(headMatrix, p)),
    noBag: request.noBag ?? false,
    remember: rig.remember,
  };
  const frame = torsoOf(figure);
  const prop = (layer: keyof Props): readonly DrawOp[] => request.props?.[layer]?.(figure) ?? [];
  const layers = head(figure, { expression, gaze: request.gaze, blink: request.blink, outline });
  const inHead = (ops: readonly DrawOp[]): DrawOp[] =>
    ops.length > 0 ? [{ kind: 'group', matrix: headMatrix, ops }] : [];
  const { near, far } = joints.arms;
  const arms = (layer: 'back' | 'front' | 'top'): DrawOp[] => [
    ...(far.layer === layer ? arm(figure, frame, far, layer === 'back') : []),
    ...(near.layer === layer ? arm(figure, frame, near, false) : []),
  ];
  const limbs = legs(figure, prop('between'));
  const body = torso(figure, frame);
  const ops: DrawOp[] = [
    ...prop('behind'),
    ...(figure.fit.garment.behind?.(figure, frame) ?? []),
    ...inHead(layers.back),
    ...prop('back'),
    ...arms('back'),
    ...neck(figure),
    ...(stance.seated ? [...body, ...limbs] : [...limbs, ...body]),
    ...(figure.fit.garment.hanging?.(figure, frame) ?? []),
    ...prop('mid'),
    ...arms('front'),
    ...prop('under'),
    ...inHead([...layers.head, ...layers.over]),
    ...prop('front'),
    ...arms('top'),
    ...prop('top'),
  ];
  return { ops, joints, headMatrix };
}
