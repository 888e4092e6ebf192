import { add, type DrawOp } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import { heart } from '../props/marks.ts';
import { feet, nearRest, onTheKnees } from '../poses/rest.ts';
import { around, betweenHands } from '../poses/with-hands.ts';
import type { Motion } from '../poses/motion.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { pet } from './pet.ts';

const lips = {
  closed: 'soft',
  mouth: { open: 0.22, width: 0.42, round: 1, lipRing: 1 },
} as const satisfies Pose['face'];
const after = { closed: 'happy', smile: 0.9, blush: 0.8 } as const satisfies Pose['face'];

const leaning = (spine: number, head: number, part: Pose): Pose => ({ legs: feet, spine, head, ...part });
const toTheMouth: Pose['arms'] = {
  near: nearRest,
  far: { to: { from: 'head', at: [0.3, 0.5] }, bend: -1, hand: 'flat', thumb: 1, layer: 'top' },
};
const away: Pose['arms'] = {
  near: nearRest,
  far: { angle: 88, elbow: 12, hand: 'open', thumb: 1, layer: 'top' },
};

/** A heart rises from the lips. */
function love(figure: Figure, frame: number): DrawOp[] {
  const t = (frame - 12) / 30;
  if (t < 0 || t > 1) return [];
  return heart(
    figure,
    add(figure.joints.head, [0.5 + 0.06 * Math.sin(t * 6), -0.05 - 0.5 * t]),
    0.22 + 0.1 * t,
  );
}

/** Leans to the other with pursed lips, then a smile; a hand takes the kiss along where nobody is near. */
const kissing = (legs: Pose): Motion => ({
  blend: 10,
  noBag: true,
  marks: (frame) => (figure) => love(figure, frame % 68),
  telling: { at: 22, every: 68 },
  move: {
    keys: [
      { at: 0, pose: leaning(-3, -2, { ...legs, arms: toTheMouth }) },
      { at: 12, pose: leaning(9, 5, { ...legs, arms: toTheMouth, face: lips }), ease: 'soft' },
      { at: 26, pose: leaning(11, 6, { ...legs, arms: toTheMouth, face: lips }) },
      { at: 36, pose: leaning(2, -4, { ...legs, arms: away, face: after }), ease: 'out' },
      { at: 56, pose: leaning(0, 0, { ...legs, arms: away, face: after }) },
      { at: 68, pose: leaning(-3, -2, { ...legs, arms: toTheMouth }) },
    ],
    loopFrom: 0,
  },
});

const withToy = (y: number, spine: number, head: number, face: NonNullable<Pose['face']>): Pose =>
  around(0.26, y, 0.2, { spine, head, face });

export const kiss: ActionDefinition = {
  motion: kissing({}),
  grownUp: kissing(onTheKnees),
  withThing: {
    noBag: true,
    marks: (frame) => (figure) => love(figure, frame % 64),
    slot: () => ({ at: betweenHands, most: 0.6 }),
    telling: { at: 22, every: 64 },
    move: {
      keys: [
        { at: 0, pose: withToy(0.24, 0, 2, after) },
        { at: 12, pose: withToy(-0.06, 6, 8, lips), ease: 'soft' },
        { at: 26, pose: withToy(-0.04, 7, 9, lips) },
        { at: 40, pose: withToy(0.24, -2, -3, after), ease: 'out' },
        { at: 64, pose: withToy(0.24, 0, 2, after) },
      ],
      loopFrom: 0,
    },
  },
  animal: pet.animal,
  heading: () => ({ body: 62, head: 66 }),
  room: 1.5,
  together: { as: ['kiss', 'kiss'] },
  traits: ['fond', 'own-eyes'],
};
