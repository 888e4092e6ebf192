import { easing } from '@milestoon/drawing';
import { crankLength, crankOf, crankTurn, handBike } from '../../props/hand-bike.ts';
import { chairFrame } from '../../props/wheelchair-frame.ts';
import { bonesOf } from '../../rig/build.ts';
import type { ArmPose, Pose } from '../../rig/pose.ts';
import type { Body, Motion } from '../motion.ts';
import { seated } from './seated.ts';
import { headsIn } from './strokes.ts';

function crankPose(frame: number, speed: number, body: Body): Pose {
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
export const handBiking = (speed: number): Motion => ({
  noBag: true,
  cut: true,
  speed,
  move: (frame, body) => crankPose(frame, speed, body),
  props: (frame) => ({
    mid: (figure) => {
      const bones = bonesOf(figure.build, figure.style);
      return handBike(figure, chairFrame(bones), frame * headsIn({ speed }, bones));
    },
  }),
});
