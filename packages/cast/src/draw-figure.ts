import {
  apply,
  compose,
  type DrawOp,
  type Matrix,
  type Point,
  radians,
  rotation,
  scaling,
  translation,
} from '@milestoon/drawing';
import { gift, giftOf, put } from '@milestoon/things';
import { arm } from './body/arm.ts';
import type { Fit } from './body/fit.ts';
import { legs } from './body/legs.ts';
import { neck, torso } from './body/torso.ts';
import { torsoOf } from './body/torso-frame.ts';
import type { Expression } from './face/expressions.ts';
import type { Figure, Sway } from './figure.ts';
import { head } from './head.ts';
import { handsOn, type OnBody, onBodyIn } from './on-body/on-body.ts';
import type { Props } from './props/props.ts';
import { held, type HeldThing } from './props/slot.ts';
import type { Layer } from './rig/pose.ts';
import type { Rig } from './rig/rig.ts';
import type { Wear } from './rig/worn.ts';
import { type Joints, stand } from './rig/skeleton.ts';
import type { Stance } from './rig/stance.ts';
import { type HoldInHeads, holdOn } from './together/holding.ts';
import { hijabCape } from './wear/hijab.ts';
import { skull } from './view/skull.ts';
import { turnJoints } from './view/turned-joints.ts';
import { turnedHead } from './view/turned-head.ts';
import { backFrame, sideFrame } from './view/turned-frames.ts';
import { isTurned, showsBack, threeQuarter, type Yaw } from './view/yaw.ts';

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
  /** Three-quarter when missing. A head may have turned further than the body, or (negative) to its other side. */
  yaw?: Yaw;
  holds?: readonly HoldInHeads[];
  gift?: Point;
  /** What is given, where it is no present. */
  given?: HeldThing;
  props?: Props;
  onBody?: readonly OnBody[];
  noBag?: boolean;
  /** By day when missing. */
  wear?: Wear;
}

export interface DrawnFigure {
  /** In heads: origin between the feet on the ground. */
  ops: DrawOp[];
  /** What lies over whoever stands before: an arm round them, a thing held between. */
  over: DrawOp[];
  joints: Joints;
  headMatrix: Matrix;
}

/** Head space → the figure's space. */
export function headMatrixOf(joints: Joints, expression: Expression, yaw = threeQuarter): Matrix {
  const [x, y] = joints.head;
  const matrix = compose(
    translation(x, y + expression.nod),
    rotation(joints.headTurn + radians(expression.headTilt)),
    scaling(1),
  );
  if (yaw >= threeQuarter) return matrix;
  // Toward the front the skull comes to stand over the neck, so that its mirror image can take over.
  const shift = 0.036 * (1 - Math.abs(yaw) / threeQuarter);
  return compose(matrix, scaling(yaw < 0 ? -1 : 1, 1), translation(shift, 0));
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
  const { style, build } = rig;
  const { person, fit: clothes, remember, aside } = rig.worn[request.wear ?? 'day'];
  const view = request.yaw ?? { body: threeQuarter, head: threeQuarter };
  const yaw: Yaw = { body: view.body, head: Math.abs(view.head) };
  const posed = turnJoints(stand(build, style, stance), yaw.body, person.wheelchair);
  const headMatrix = headMatrixOf(posed, expression, view.head);
  const onBody = request.onBody ?? [];
  const bearer = { build, style, yaw, joints: posed, headMatrix };
  const joints = holdOn(posed, [...handsOn(onBody, bearer), ...(request.holds ?? [])]);
  const outline = skull(style, person, build, expression.puff, yaw.head);
  const figure: Figure = {
    style,
    light: mirrored ? -1 : 1,
    person,
    build,
    joints,
    fit: stance.seated ? seatedFit(clothes) : clothes,
    sway: request.sway,
    yaw,
    seated: stance.seated,
    headOutline: outline.map((p) => apply(headMatrix, p)),
    noBag: request.noBag ?? false,
    remember,
    aside,
  };
  const frame = torsoOf(figure);
  const prop = (layer: keyof Props): readonly DrawOp[] => [
    ...(request.props?.[layer]?.(figure) ?? []),
    ...onBodyIn(layer, onBody, figure, headMatrix),
  ];
  const headFigure: Figure = view.head < 0 ? { ...figure, light: figure.light === 1 ? -1 : 1 } : figure;
  const drawHead = isTurned(yaw.head) ? turnedHead : head;
  const layers = drawHead(headFigure, { expression, gaze: request.gaze, blink: request.blink, outline });
  const inHead = (ops: readonly DrawOp[]): DrawOp[] =>
    ops.length > 0 ? [{ kind: 'group', matrix: headMatrix, ops }] : [];
  const { near, far } = joints.arms;
  const arms = (layer: Layer): DrawOp[] => [
    ...(far.layer === layer ? arm(figure, frame, far, layer === 'back') : []),
    ...(near.layer === layer ? arm(figure, frame, near, false) : []),
  ];
  // A hand that lies over somebody has its thing there.
  const isOver = near.layer === 'over';
  const limbs = legs(figure, prop('between'));
  const body = torso(figure, frame);
  const away = showsBack(yaw.body);
  const { behind, hanging } = figure.fit.garment;
  const cloak = behind?.(figure, isTurned(yaw.body) ? backFrame(figure, frame) : frame) ?? [];
  const bag = hanging?.(figure, isTurned(yaw.body) ? sideFrame(figure, frame) : frame) ?? [];
  const ops: DrawOp[] = [
    ...prop('behind'),
    ...(away ? [] : cloak),
    ...inHead(layers.back),
    ...prop('back'),
    ...arms('back'),
    ...neck(figure),
    ...(stance.seated ? [...body, ...limbs] : [...limbs, ...body]),
    ...bag,
    ...prop('mid'),
    ...arms('front'),
    ...(away ? cloak : []),
    ...prop('under'),
    ...(person.headwear === 'hijab' ? hijabCape(figure) : []),
    ...inHead([...layers.head, ...layers.over]),
    ...(isOver ? [] : prop('front')),
    ...arms('top'),
    ...(isOver ? [] : prop('top')),
  ];
  const over = [
    ...givenAway(figure, request),
    ...(isOver ? prop('front') : []),
    ...arms('over'),
    ...(isOver ? prop('top') : []),
  ];
  return { ops, over, joints, headMatrix };
}

/** A present, or what the story says is given, between the hands. */
function givenAway(figure: Figure, { gift: at, given }: FigureRequest): DrawOp[] {
  if (!at) return [];
  return given ? [held(figure, at, given)] : put(figure, gift, giftOf(figure.person.signature), { at });
}
