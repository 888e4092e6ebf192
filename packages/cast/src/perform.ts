import {
  apply,
  type Box,
  clamp01,
  type DrawList,
  easing,
  lerp,
  type Matrix,
  noise,
  type Point,
} from '@milestoon/drawing';
import { thingOf } from './actions/index.ts';
import type { Action } from './actions/names.ts';
import { toddlesUntil, toddling } from './actions/walk.ts';
import { animalRise, animalTravel, performAnimal } from './animals/animal.ts';
import { definitionOf } from './actions/index.ts';
import { isAnimal } from './animals/roles.ts';
import { isBaby } from './grown-ups.ts';
import { blinkAt } from './blink.ts';
import type { Character } from './character.ts';
import { drawFigure } from './draw-figure.ts';
import type { Emotion } from './emotions.ts';
import { blendExpressions, type Expression, expressions } from './face/expressions.ts';
import { speak } from './face/visemes.ts';
import type { Sway } from './figure.ts';
import { scaleOf } from './measure.ts';
import { stageMatrix } from './stage-matrix.ts';
import type { Performance } from './performance.ts';
import { walkAwayRise } from './poses/gait.ts';
import { tableTop } from './poses/on-the-table.ts';
import { motionOf } from './poses/index.ts';
import { evaluateKeyframes } from './poses/keyframes.ts';
import type { Motion } from './poses/motion.ts';
import type { Props } from './props/props.ts';
import { inNearHand } from './poses/with-hands.ts';
import { type Slot, withThing } from './props/slot.ts';
import { inWheelchair } from './poses/rolling/in-wheelchair.ts';
import type { Pose } from './rig/pose.ts';
import { type Rig, rigOf } from './rig/rig.ts';
import { type Joints, stand } from './rig/skeleton.ts';
import { blendStances, solve, type Stance } from './rig/stance.ts';
import { type View, viewOf } from './view/heading.ts';
import { turnJoints } from './view/turned-joints.ts';

/** Frames over which one action flows into the next, and one feeling into the next. */
const bodyBlend = 8;
const faceBlend = 6;

/** Somebody in one frame: stage pixels, origin at the feet on the ground, +y down. */
export function perform(character: Character, performance: Performance): DrawList {
  const { figure, over } = performInParts(character, performance);
  return over.length > 0 ? [...figure, ...over] : figure;
}

/** The same in two parts: what lies over a partner who stands before is apart. */
export function performInParts(
  character: Character,
  performance: Performance,
): { figure: DrawList; over: DrawList } {
  if (isAnimal(character.role))
    return { figure: performAnimal(character, character.role, performance), over: [] };
  const rig = rigOf(character);
  const { mirrored, yaw } = viewIn(rig, performance);
  const motion = motionFor(rig, performance);
  const stance = breathing(rig, stanceAt(rig, performance, 0), performance);
  const expression = expressionAt(rig, performance);
  const matrix = stageMatrix(character, stance, mirrored, motion);
  const inHeads = ([x, y]: readonly [number, number]): Point => [x / matrix[0], y / matrix[3]];
  const drawn = drawFigure({
    rig,
    stance,
    expression,
    gaze: gazeAt(rig, performance, expression),
    blink: Math.max(blinkAt(character.seed, performance.frame), performance.blink ?? 0),
    sway: swayAt(rig, performance, stance),
    mirrored,
    yaw,
    props: performance.spot
      ? propsOf(motion, performance)
      : marked(motion, performance.actionFrame, propsOf(motion, performance)),
    ...(performance.holds
      ? { holds: performance.holds.map((hold) => ({ ...hold, at: inHeads(hold.at) })) }
      : {}),
    ...(performance.onBody ? { onBody: performance.onBody } : {}),
    ...(performance.gift ? { gift: inHeads(performance.gift) } : {}),
    ...(performance.gift && performance.thing ? { given: performance.thing } : {}),
    noBag: motion.noBag ?? false,
    wear: performance.wear ?? motion.wear ?? 'day',
  });
  const part = (ops: DrawList): DrawList => (ops.length > 0 ? [{ kind: 'group', matrix, ops }] : []);
  return { figure: part(drawn.ops), over: part(drawn.over) };
}

const freeHand: Slot = { at: inNearHand, most: 0.6, least: 0.36 };

/** The things of the motion, and the one the story names where the motion has a place for it. */
function propsOf(motion: Motion, { actionFrame, thing, gift, thingTurn }: Performance): Props {
  const props = motion.props?.(actionFrame, thing) ?? {};
  // What is given is between the hands of two.
  if (!thing || gift) return props;
  // Hands that are busy with things of their own carry no other.
  const slot = motion.slot?.(actionFrame) ?? (motion.props ? null : freeHand);
  return slot
    ? withThing(props, thingTurn === undefined ? slot : { ...slot, turn: thingTurn }, thing)
    : props;
}

const marked = ({ marks }: Motion, frame: number, props: Props): Props =>
  marks ? { ...props, top: (figure) => [...(props.top?.(figure) ?? []), ...marks(frame)(figure)] } : props;

/** What is done and felt. */
type Acting = Pick<Performance, 'action' | 'emotion' | 'food' | 'thing' | 'seated' | 'table' | 'released'>;

function poseAt(rig: Rig, acting: Acting, frame: number): { from: Pose; to: Pose; t: number } {
  const { move } = motionFor(rig, acting);
  if (typeof move !== 'function') return evaluateKeyframes(move, frame);
  const pose = move(frame, rig.body);
  return { from: pose, to: pose, t: 0 };
}

function actionStance(rig: Rig, acting: Acting, frame: number): Stance {
  const { build, style } = rig;
  const { from, to, t } = poseAt(rig, acting, frame);
  const start = solve(build, style, from);
  return from === to ? start : blendStances(start, solve(build, style, to), t);
}

/** The stance `earlier` frames before the performance. */
function stanceAt(rig: Rig, performance: Performance, earlier: number): Stance {
  const { actionFrame, previous } = performance;
  const frame = actionFrame - earlier;
  const motion = motionFor(rig, performance);
  const cut = motion.cut || (previous && motionFor(rig, previous).cut);
  const blend = motion.blend ?? bodyBlend;
  if (!previous || cut || frame >= blend) return actionStance(rig, performance, Math.max(0, frame));
  const before = actionStance(rig, previous, Math.max(0, previous.actionFrame - earlier));
  if (frame <= 0) return before;
  return blendStances(before, actionStance(rig, performance, frame), easing.soft(frame / blend));
}

/** Breathing never stops: the chest rises and the shoulders with it. */
function breathing(rig: Rig, stance: Stance, performance: Performance): Stance {
  const { frame } = performance;
  const { period, depth } = motionFor(rig, performance).breath ?? { period: 62, depth: 0.009 };
  const phase = ((rig.character.seed % 97) / 97) * 2 * Math.PI;
  const breath = Math.sin((frame / period) * 2 * Math.PI + phase);
  return { ...stance, stretch: stance.stretch + depth * breath, head: stance.head + depth * 40 * breath };
}

function felt(emotion: Emotion, pose: Pose): Expression {
  const base = expressions[emotion];
  if (!pose.face) return base;
  const { mouth, ...rest } = pose.face;
  return { ...base, ...rest, mouth: { ...base.mouth, ...mouth } };
}

function actionExpression(rig: Rig, acting: Acting, frame: number): Expression {
  const { emotion } = acting;
  const { from, to, t } = poseAt(rig, acting, frame);
  return from === to
    ? felt(emotion, from)
    : blendExpressions(felt(emotion, from), felt(emotion, to), clamp01(t));
}

/** The face of a performance: what is felt, what the action asks for, what is spoken. */
export function expressionAt(rig: Rig, performance: Performance): Expression {
  const { actionFrame, previous, viseme } = performance;
  let expression = actionExpression(rig, performance, actionFrame);
  if (previous && actionFrame < faceBlend)
    expression = blendExpressions(
      actionExpression(rig, previous, previous.actionFrame),
      expression,
      easing.soft(actionFrame / faceBlend),
    );
  return viseme ? speak(expression, viseme) : expression;
}

/** Eyes lead: they arrive in half the time of the head. Small jumps keep them alive. */
function gazeAt(rig: Rig, performance: Performance, expression: Expression): Point {
  const { seed } = rig.character;
  const { from, to, t } = poseAt(rig, performance, performance.actionFrame);
  const [fromX, fromY] = from.gaze ?? expression.gaze;
  const [toX, toY] = to.gaze ?? expression.gaze;
  const early = clamp01(t * 2);
  let x = lerp(fromX, toX, early);
  let y = lerp(fromY, toY, early);
  if (performance.gaze) {
    x = viewIn(rig, performance).faceMirrored ? -performance.gaze[0] : performance.gaze[0];
    y = performance.gaze[1];
  }
  const jump = Math.floor(performance.frame / 34);
  return [x + noise(seed, 'gaze x', jump, 1) * 0.08, y + noise(seed, 'gaze y', jump, 1) * 0.05];
}

/** Hair and cloak arrive late: they answer to where the head was in the frames before. */
function swayAt(rig: Rig, performance: Performance, now: Stance): Sway {
  const speed = strideOf(rig, performance);
  const path = [0, 2, 4, 6].map((earlier): Point => {
    const stance = earlier === 0 ? now : stanceAt(rig, performance, earlier);
    const [x, y] = stand(rig.build, rig.style, stance).head;
    return [x - speed * earlier, y * stance.squash];
  });
  const weights = [0.3, 0.4, 0.3];
  let vx = 0;
  let vy = 0;
  for (const [i, weight] of weights.entries()) {
    const [a, b] = [path[i], path[i + 1]];
    if (!a || !b) continue;
    vx += ((a[0] - b[0]) / 2) * weight;
    vy += ((a[1] - b[1]) / 2) * weight;
  }
  const breeze = noise(rig.character.seed, 'breeze', performance.frame, 20) * 0.018;
  const limit = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
  // In small steps: hair that hangs alike in two frames is the same drawing.
  const step = (value: number): number => Math.round(value * 80) / 80;
  return {
    hair: [step(limit(-2.6 * vx, 0.3) + breeze), step(limit(-4.5 * vy, 0.45))],
    cloak: limit(-3.2 * vx, 0.36) + breeze,
    cloakLength: now.cloakLength + limit(-2.2 * vy, 0.16),
  };
}

/** Where the thing is that the action is about, in stage pixels, with room round it; null without one. */
export function thingZone(character: Character, performance: Performance): Box | null {
  const thing = isAnimal(character.role) ? null : thingOf(performance.action, character.look.wheelchair);
  if (!thing) return null;
  const { matrix, joints } = standing(character, performance);
  const isOnTable =
    performance.seated === 'behind' && definitionOf(performance.action).behindTable !== undefined;
  const [x, y] = apply(matrix, isOnTable ? [tableTop.at[0], tableTop.at[1] - 0.24] : thing.middle(joints));
  const reach = thing.reach * matrix[3];
  return [x - reach, y - reach, 2 * reach, 2 * reach];
}

/** The joints of a performance, and the way from heads to stage pixels. */
export function standing(character: Character, performance: Performance): { matrix: Matrix; joints: Joints } {
  const rig = rigOf(character);
  const stance = stanceAt(rig, performance, 0);
  const { mirrored, yaw } = viewIn(rig, performance);
  return {
    matrix: stageMatrix(character, stance, mirrored, motionFor(rig, performance)),
    joints: turnJoints(stand(rig.build, rig.style, stance), yaw.body, rig.person.wheelchair),
  };
}

/** Where the near hand of somebody holds things, stage pixels from the feet. */
export function nearHandAt(character: Character, performance: Performance): Point {
  const { matrix, joints } = standing(character, performance);
  const { mirrored } = viewIn(rigOf(character), performance);
  const [x, y] = apply(matrix, joints.arms.near.wrist);
  // A mirrored matrix is that of the picture, not of the joints.
  return [mirrored === matrix[0] < 0 ? x : -x, y];
}

/** Stage pixels per frame by which walking or running feet move the body, 0 for everything else. */
export const travel = (character: Character, action: Action): number =>
  isAnimal(character.role)
    ? animalTravel(character.role, action)
    : strideOf(rigOf(character), { action, emotion: 'neutral' }) * scaleOf(character);

/** Stage pixels per frame by which walking away from the viewer goes up the picture. */
export const rise = (character: Character, action: Action): number => {
  if (action !== 'walk-away') return 0;
  if (isAnimal(character.role)) return animalRise(character.role);
  const { bones } = rigOf(character).body;
  return walkAwayRise * (bones.thigh + bones.shin) * scaleOf(character);
};

/** Heads per frame. */
const strideOf = (rig: Rig, acting: Acting): number =>
  (motionFor(rig, acting).speed ?? 0) * (rig.body.bones.thigh + rig.body.bones.shin);

export function motionFor(
  { character, body }: Rig,
  { action, emotion, food, thing, seated, table, released }: Acting,
): Motion {
  const { look } = character;
  const role = isBaby(character) ? 'baby' : character.role;
  const atTable = table !== undefined && role !== 'baby' ? definitionOf(action).atTable : undefined;
  const isFirst = action === 'walk' && look.age < toddlesUntil && !isAnimal(character.role);
  const motion =
    atTable?.(table ?? 0) ??
    (released ? definitionOf(action).withLarge : undefined) ??
    (isFirst ? toddling : motionOf(action, role, emotion, food, thing?.picture, seated));
  return look.wheelchair ? inWheelchair(action, motion, motionOf('stand', role, 'neutral'), body) : motion;
}

/** How it is seen: as it is told, or else as its motion turns. */
function viewIn(rig: Rig, performance: Performance): View {
  const { facing, heading } = performance;
  const own = heading ? undefined : motionFor(rig, performance).heading?.(performance.actionFrame);
  if (!own) return viewOf(performance);
  const side = facing === 'left' ? -1 : 1;
  return viewOf({ facing, heading: { body: own.body * side, head: own.head * side } });
}
