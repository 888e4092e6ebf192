import { clamp, type Point } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { around, betweenHands } from '../poses/with-hands.ts';
import type { Body } from '../poses/motion.ts';
import { onTheKnees, rest } from '../poses/rest.ts';
import type { Drawn } from '../props/slot.ts';
import type { ArmPose, Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { sniff } from './sniff.ts';

const low = (spine: number, y: number): Pose =>
  around(0.3, y, 0.2, { ...onTheKnees, spine, head: 10, gaze: [0.6, 0.9] });

/** On the ground between the hands. */
const underHands = (figure: Figure, { foot }: Drawn): Point => [betweenHands(figure)[0] + 0.14, -foot];

/** Bent over as far as the arms need it, one hand after the other goes over the table. */
const overTable =
  (heads: number) =>
  (frame: number, { bones, torso }: Body): Pose => {
    const arm = bones.upperArm + bones.forearm;
    const drop = bones.thigh + bones.shin + torso - heads - arm * 0.72;
    const lean = (Math.acos(clamp(1 - drop / torso, 0.6, 1)) * 180) / Math.PI;
    const turn = (frame / 24) * Math.PI;
    const hand = (x: number, at: number): ArmPose => ({
      to: { from: 'ground', at: [x + 0.08 * at, -heads - 0.08 - 0.1 * Math.max(0, at)] },
      hand: 'flat',
    });
    return {
      ...rest,
      arms: {
        near: { ...hand(0.34 + (lean / 90) * torso, Math.sin(turn)), bend: 1, layer: 'top' },
        far: { ...hand(0.66 + (lean / 90) * torso, -Math.sin(turn)), bend: -1, thumb: 1, layer: 'top' },
      },
      ground: bones.thigh + bones.shin + 0.1,
      spine: 4 + lean,
      head: 8 - lean * 0.4,
      gaze: [0.6, 0.8],
    };
  };

/** On the knees, both hands at a thing near the ground: put there, planted, taken up, looked after. */
export const putDown: ActionDefinition = {
  motion: {
    blend: 12,
    noBag: true,
    slot: () => ({ at: underHands, least: 0.42, most: 1 }),
    move: {
      keys: [
        { at: 0, pose: low(10, 0.44) },
        { at: 20, pose: low(33, 0.48), ease: 'out' },
        { at: 46, pose: low(29, 0.46) },
        { at: 70, pose: low(33, 0.48) },
      ],
      loopFrom: 20,
    },
  },
  atTable: (heads) => ({
    blend: 12,
    noBag: true,
    slot: () => ({ at: betweenHands, least: 0.3, most: 0.8 }),
    move: overTable(heads),
  }),
  wheelchair: { atRest: true },
  room: 2.6,
  animal: sniff.animal,
  traits: ['whole', 'quiet', 'babies-can', 'own-eyes'],
};
