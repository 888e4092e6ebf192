/** Upside down and spread on the floor: what gymnasts do. Limbs are told by where they point, whatever the trunk does. */
import type { DrawOp } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Body } from '../poses/motion.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition, Trait } from './action.ts';
import { jump } from './jump.ts';
import { barOnPosts } from '../props/bar-on-posts.ts';

const traits: readonly Trait[] = [
  'whole',
  'own-eyes',
  'goes-on',
  'needs-walking',
  'watched',
  'never-from-below',
  'wide-awake',
];

/** Heads from the wrist to the palm on the ground; short arms reach it beside a large head that is drawn in. */
const palm = 0.12;
const drawnIn = 0.2;

/** On both hands, the legs apart in the air. */
function onHands(frame: number, { bones, torso }: Body): Pose {
  const sway = 3 * Math.sin((frame / 48) * 2 * Math.PI);
  const aside = 24;
  const arm = (bones.upperArm + bones.forearm) * Math.cos((aside * Math.PI) / 180);
  return {
    arms: {
      near: { angle: aside + 6, elbow: -12, hand: 'flat', layer: 'top' },
      far: { angle: -aside - 6, elbow: 12, hand: 'flat', thumb: 1, layer: 'top' },
    },
    legs: {
      near: { angle: 158 + sway, knee: 4, foot: 170, toe: 0.3 },
      far: { angle: 202 + sway, knee: -4, foot: 190, toe: 0.3 },
    },
    ground: torso + arm + palm,
    pelvis: 180 + sway,
    head: 81,
    headShift: [0, -drawnIn],
    gaze: [0.2, 0],
    face: { smile: 0.8 },
    cloakLength: 0.1,
  };
}

/** Stands on the hands. */
export const handstand: ActionDefinition = {
  motion: { noBag: true, blend: 10, move: onHands },
  wheelchair: { atRest: true },
  animal: jump.animal,
  room: 2.4,
  traits,
};

/** Frames of one roll, and of one on which it is seen upside down. */
const [roll, over] = [40, 17];
/** Heads: how high the hip is on the way, and where it is highest, degrees before upside down: the head is the heaviest. */
const ball = { high: 1, hip: 0.55, ahead: 30, small: 1.25 };

function rolling(frame: number, { torso, bones }: Body): Pose {
  const turn = 30 + (360 * (frame % roll)) / roll;
  const angle = (turn * Math.PI) / 180;
  const curl = 44;
  const chest = turn + curl;
  return {
    arms: {
      near: { angle: 78 - turn, elbow: 60, hand: 'fist', layer: 'top' },
      far: { angle: 92 - turn, elbow: 70, hand: 'fist', thumb: 1, layer: 'front' },
    },
    legs: {
      near: { angle: 128 - turn, knee: 128, foot: -turn, toe: 0.8 },
      far: { angle: 138 - turn, knee: 128, foot: -turn, toe: 0.8 },
    },
    seated: true,
    x: -0.3 * Math.sin(angle),
    // Whoever is longer needs more room above the ground.
    ground:
      ball.high +
      Math.max(0, torso + bones.upperArm + bones.forearm - ball.small) * 0.8 -
      ball.hip * Math.cos(angle + (ball.ahead * Math.PI) / 180),
    pelvis: turn,
    spine: curl,
    head: chest * 0.45 + 26,
    face: { closed: 'happy', smile: 0.8 },
    cloakLength: 0.1,
  };
}

/** Rolls head over heels, the knees at the chest. */
export const somersault: ActionDefinition = {
  motion: { noBag: true, blend: 10, telling: { at: over, every: roll }, move: rolling },
  wheelchair: { atRest: true },
  animal: jump.animal,
  room: 2.2,
  traits,
};

const spread = (up: number, head: number): Pose => ({
  arms: {
    near: { angle: -112 - up, elbow: -8, hand: 'open', layer: 'back' },
    far: { angle: 112 + up, elbow: 8, hand: 'open', thumb: 1, layer: 'back' },
  },
  legs: {
    near: { angle: -88, knee: 0, foot: 70, toe: -0.6 },
    far: { angle: 88, knee: 0, foot: -70, toe: 0.6 },
  },
  ground: 0.2,
  seated: true,
  head,
  cloakLength: 0.1,
  face: { smile: 0.9 },
});

/** Sits with one leg to each side, and the arms out. */
export const splits: ActionDefinition = {
  motion: {
    noBag: true,
    blend: 12,
    move: {
      keys: [
        { at: 0, pose: spread(0, 2) },
        { at: 24, pose: spread(14, -4) },
        { at: 48, pose: spread(0, 2) },
      ],
      loopFrom: 0,
    },
  },
  wheelchair: { atRest: true },
  animal: jump.animal,
  room: 3,
  traits,
};

/** Heads from the fingers to the ground. */
const clear = 0.5;

/** By the knees from a bar, arms down. */
function byTheKnees(frame: number, { bones, torso }: Body): Pose {
  const t = Math.sin((frame / 48) * 2 * Math.PI);
  return {
    arms: {
      near: { angle: 14 + 8 * t, elbow: 8, hand: 'open', layer: 'front' },
      far: { angle: -14 + 8 * t, elbow: -8, hand: 'open', thumb: 1, layer: 'back' },
    },
    legs: {
      near: { angle: 174 + 3 * t, knee: 148, foot: 40, toe: 0.8 },
      far: { angle: 186 + 3 * t, knee: 148, foot: 40, toe: 0.8 },
    },
    ground: torso + Math.max(bones.upperArm + bones.forearm + palm, 0.95) + clear,
    pelvis: 180 + 3 * t,
    head: 81,
    gaze: [0.3, 0.2],
    face: { smile: 1 },
    cloakLength: 0.1,
  };
}

/** In the hollows of the knees. */
function bar(figure: Figure): DrawOp[] {
  const { legs } = figure.joints;
  const y = Math.max(legs.near.knee[1], legs.far.knee[1]) - 0.02;
  return barOnPosts(figure, [(legs.near.knee[0] + legs.far.knee[0]) / 2, y]);
}

/** Hangs head down by the knees. */
export const hangUpsideDown: ActionDefinition = {
  motion: { cut: true, noBag: true, props: () => ({ behind: bar }), move: byTheKnees },
  wheelchair: { atRest: true },
  animal: jump.animal,
  room: 2.7,
  traits,
};

const balanced = (tilt: number): Pose => ({
  arms: {
    near: { angle: -86 + tilt, elbow: -6, hand: 'open', layer: 'back' },
    far: { angle: 86 + tilt, elbow: 6, hand: 'open', thumb: 1, layer: 'back' },
  },
  legs: {
    near: { angle: -9, knee: 6, toe: 0.9 },
    far: { angle: 24, knee: 34, foot: -6, toe: 0.9 },
  },
  hipSpread: 0.4,
  pelvis: tilt * 0.3,
  spine: -tilt * 0.6,
  head: tilt * 0.5,
  gaze: [0.5, 0.7],
  face: { mouth: { press: 0.6 } },
});

/** One foot before the other with the arms out, on something narrow. */
export const balance: ActionDefinition = {
  motion: {
    noBag: true,
    blend: 10,
    move: {
      keys: [
        { at: 0, pose: balanced(6) },
        { at: 22, pose: balanced(-8) },
        { at: 44, pose: balanced(6) },
      ],
      loopFrom: 0,
    },
  },
  wheelchair: { atRest: true },
  animal: jump.animal,
  room: 2.2,
  traits,
};
