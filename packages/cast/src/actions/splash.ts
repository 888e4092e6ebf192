import { type DrawOp, ellipse, fill } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { feet } from '../poses/rest.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';

/** One hand down on the water, the other up for the next. */
const slapping = (near: number, far: number, spine: number): Pose => ({
  arms: {
    near: { angle: near, elbow: 34, hand: 'open', layer: 'top' },
    far: { angle: far, elbow: 16, hand: 'open', thumb: 1, layer: 'front' },
  },
  legs: feet,
  spine,
  head: -4,
  face: { closed: 'happy', smile: 1, mouth: { open: 0.5, width: 1 } },
});
const [low, high] = [34, 104] as const;
/** Frames of one slap with each hand. */
const cycle = 20;

/** What flies up from both hands. */
const spray = ({ joints }: Figure, frame: number): DrawOp[] =>
  Array.from({ length: 16 }, (_, i) => {
    const t = ((((frame / cycle) * 2 + (i * 7) / 16) % 1) + 1) % 1;
    const aside = ((i * 5) % 16) / 15;
    const [x, y] = [joints.chest[0] + 0.46 + aside * 0.75 + t * 0.2, joints.chest[1] + 0.56];
    const size = 0.04 + 0.028 * ((i * 3) % 3);
    return fill(
      ellipse(x, y - Math.sin(Math.PI * t) * (0.5 + 0.5 * aside), size, size * 1.25, 0, 14),
      'rgba(216,241,252,0.95)',
    );
  });

/** Slaps the water with both hands, one after the other. */
export const splash: ActionDefinition = {
  motion: {
    noBag: true,
    blend: 8,
    telling: { at: 6, every: cycle },
    marks: (frame) => (figure) => spray(figure, frame),
    move: {
      keys: [
        { at: 0, pose: slapping(low, high, 8) },
        { at: cycle / 2, pose: slapping(high, low, 12) },
        { at: cycle, pose: slapping(low, high, 8) },
      ],
      loopFrom: 0,
    },
  },
  animal: {
    view: { body: 50, head: 26 },
    toy: 'drops',
    keys: [
      { at: 0, pose: { lift: -0.05 } },
      { at: 5, pose: { lift: -0.1, crouch: 0.4, wings: 0.1 } },
      {
        at: 10,
        pose: { lift: 0.05, paw: 1, wings: 0.8, beat: 0.6, open: 0.7, nod: 0.15, joy: 1, lids: 1 },
        ease: 'out',
      },
      { at: 15, pose: { lift: -0.08, crouch: 0.3, wings: 0.6, beat: -0.8, joy: 1, lids: 1 }, ease: 'in' },
      {
        at: 20,
        pose: { lift: 0.05, paw: 1, wings: 0.8, beat: 0.6, open: 0.7, nod: 0.15, joy: 1, lids: 1 },
        ease: 'out',
      },
      { at: 25, pose: { lift: -0.08, crouch: 0.3, wings: 0.6, beat: -0.8 }, ease: 'in' },
      { at: 44, pose: { lift: -0.05 } },
    ],
    loopFrom: 0,
  },
  room: 1.9,
  traits: ['lively', 'babies-can', 'animals-too', 'goes-on'],
};
