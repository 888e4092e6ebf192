import { add, easing } from '@milestoon/drawing';
import { across } from '../animals/acting/views.ts';
import { leanToReach, narrow } from '../poses/lean.ts';
import type { Body, Motion } from '../poses/motion.ts';
import { seated } from '../poses/rolling/seated.ts';
import { headsIn } from '../poses/rolling/strokes.ts';
import { bike as drawBike, bikeFrame, pedalAt } from '../props/bike.ts';
import { crankLength, crankOf, crankTurn, handBike } from '../props/hand-bike.ts';
import { chairFrame } from '../props/wheelchair-frame.ts';
import { bonesOf } from '../rig/build.ts';
import type { ArmPose, LegPose, Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { onGround } from './thing.ts';

const cycle = 24;

/** Leg lengths per frame; the wheels roll exactly that far. */
const speed = 0.09;

const turnAt = (frame: number): number => ((frame % cycle) / cycle) * 2 * Math.PI;

function pose(frame: number, body: Body): Pose {
  const turn = turnAt(frame);
  const leg = (angle: number): LegPose => ({
    to: add(pedalAt(angle), [-0.03, -0.115]),
    foot: 4 + 9 * Math.cos(angle),
    toe: 1,
  });
  const sway = Math.sin(turn);
  const nearGrip = add(bikeFrame.grip, [-0.05, -0.02]);
  const lean = leanToReach(body, [-0.24, -0.9], 8, nearGrip, 9);
  return {
    shoulderSpread: narrow,
    arms: {
      near: { to: { from: 'ground', at: nearGrip }, bend: 1, hand: 'fist' },
      far: {
        to: { from: 'ground', at: add(bikeFrame.grip, [0.04, -0.03]) },
        bend: 1,
        hand: 'fist',
        layer: 'back',
      },
    },
    legs: { near: leg(turn), far: leg(turn + Math.PI) },
    x: -0.24,
    pelvis: 8 + 1.5 * sway,
    ground: 0.9 + 0.006 * Math.cos(2 * turn),
    spine: lean - 1.5 * sway,
    head: -lean * 0.75 - 2 + Math.sin(2 * turn) * 1.2,
    cloakLength: 0.18,
    gaze: [0.5, 0],
  };
}

function crankPose(frame: number, body: Body): Pose {
  const chair = chairFrame(body.bones);
  const turn = crankTurn(chair, frame * headsIn({ speed }, body.bones));
  const [x, y] = crankOf(chair);
  const forward = Math.cos(turn);
  const hand = (beside: number): ArmPose => ({
    to: {
      from: 'ground',
      at: [x + crankLength * forward + beside - 0.06, y + crankLength * Math.sin(turn) - 0.05],
    },
    bend: 1,
    hand: 'fist',
  });
  return {
    ...seated({}, body),
    arms: { near: { ...hand(-0.08), layer: 'front' }, far: { ...hand(0.08), thumb: 1, layer: 'back' } },
    spine: 6 + 3 * forward,
    head: -4 - 2 * easing.soft((forward + 1) / 2),
    gaze: [0.5, 0],
  };
}

/** A bike that is driven by hand; it goes as fast as other bikes. */
const handBiking: Motion = {
  noBag: true,
  cut: true,
  speed,
  move: crankPose,
  props: (frame) => ({
    mid: (figure) => {
      const bones = bonesOf(figure.build, figure.style);
      return handBike(figure, chairFrame(bones), frame * headsIn({ speed }, bones));
    },
  }),
};

/** On a bicycle; an animal trots. */
export const bike: ActionDefinition = {
  motion: {
    noBag: true,
    cut: true,
    speed,
    move: pose,
    props: (frame) => ({
      between: (figure) => {
        const { thigh, shin } = bonesOf(figure.build, figure.style);
        return drawBike(figure, turnAt(frame), (frame * speed * (thigh + shin)) / bikeFrame.wheelRadius);
      },
    }),
  },
  wheelchair: { inChair: () => handBiking },
  animal: {
    view: across,
    gait: 'trot',
    keys: [{ at: 0, pose: { nod: 0.05, open: 0.2 } }],
  },
  contacts: [{ kind: 'bike-bell', first: 18, every: 1000, most: 1 }],
  thing: { name: 'bike', middle: onGround(0.12, -0.52), reach: 0.78 },
  room: 1.9,
  grownUpInstead: 'walk',
  baby: 'alike',
  traits: [
    'whole',
    'bold',
    'sudden',
    'rides',
    'on-the-way',
    'alongside',
    'lively',
    'goes-on',
    'needs-walking',
    'watched',
    'wide-awake',
  ],
};
