import { add, type DrawOp, ellipse, fill, openCurve, stroke } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { lie } from './lie.ts';

/** On the ground with one leg drawn up and both hands round it. */
const holdingIt = (rock: number): Pose => ({
  arms: {
    near: { to: { from: 'ground', at: [0.3 + rock, -0.34] }, bend: 1, hand: 'flat', layer: 'top' },
    far: {
      to: { from: 'ground', at: [0.62 + rock, -0.3] },
      bend: -1,
      hand: 'flat',
      thumb: 1,
      layer: 'front',
    },
  },
  legs: {
    near: { angle: 124, knee: 112, foot: -8, toe: 0.6 },
    far: { angle: 88, knee: 2, foot: -58, toe: 0.75 },
  },
  ground: 'hip',
  seated: true,
  spine: 6 + rock * 30,
  head: 12,
  gaze: [0.6, 0.9],
  cloakLength: 0.15,
  face: { tear: 1, raise: 0.6, tilt: 1, smile: -0.8, mouth: { open: 0.6, width: 0.9, wobble: 1 } },
});

/** Red, with a few scratches. */
function scrape({ joints }: Figure): DrawOp[] {
  const at = add(joints.legs.near.knee, [0.03, 0.02]);
  const [x, y] = at;
  const scratch = (dx: number): DrawOp =>
    stroke(
      openCurve([
        [x + dx - 0.02, y - 0.07],
        [x + dx + 0.02, y + 0.07],
      ]),
      0.018,
      '#8f1f22',
    );
  return [fill(ellipse(x, y, 0.115, 0.1, 0.3, 24), '#d8433f'), ...[-0.05, 0, 0.05].map(scratch)];
}

/** Sits on the ground with a grazed knee and cries. */
export const hurtKnee: ActionDefinition = {
  motion: {
    noBag: true,
    blend: 10,
    props: () => ({ top: scrape }),
    move: {
      keys: [
        { at: 0, pose: holdingIt(0) },
        { at: 16, pose: holdingIt(0.05) },
        { at: 32, pose: holdingIt(0) },
      ],
      loopFrom: 0,
    },
  },
  wheelchair: { atRest: true },
  animal: lie.animal,
  baby: 'alike',
  room: 2,
  traits: ['whole', 'never-from-below', 'babies-can', 'own-eyes', 'quiet'],
};
