import { lerp, type Point } from '@milestoon/drawing';
import { inNearHand } from '../poses/with-hands.ts';
import { wake } from '../props/marks.ts';
import type { Slot } from '../props/slot.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';
import { fetch } from './fetch.ts';

const round = 64;
const leaves = 18;
const lands = 44;

/** Where it flies, a share of its way from the hand: in an arc, down to the ground. */
const onItsWay = (t: number): Point => [
  lerp(0.7, 3.4, t),
  lerp(-1.75, -0.25, t) - Math.sin(Math.PI * t) * 0.9,
];
const flown = (frame: number): number => Math.min(1, ((frame % round) - leaves) / (lands - leaves));

/** In the hand, then on its way; when it has landed there is another throw. */
function slot(frame: number): Slot {
  const t = flown(frame);
  if (t < 0) return { at: inNearHand, least: 0.34, most: 0.6 };
  return { at: () => onItsWay(t), least: 0.34, most: 0.6, turn: t * 300 };
}

/** An arm far back or far out, the legs in a stride. */
const hurling = (angle: number, elbow: number, spine: number, part: Pose): Pose => ({
  arms: {
    near: { angle, elbow, hand: 'open', layer: 'top' },
    far: { angle: 40 - spine * 3, elbow: 14, thumb: 1, layer: 'back' },
  },
  legs: { near: { angle: -20, knee: 4, foot: 6 }, far: { angle: 22, knee: 10 } },
  spine,
  gaze: [1, 0],
  ...part,
});

/** Draws back and lets fly. */
export const throwing: ActionDefinition = {
  motion: {
    noBag: true,
    slot,
    marks: (frame) => () => {
      const t = flown(frame);
      if (t < 0.15 || t > 0.8) return [];
      const [[x, y], [toX, toY]] = [onItsWay(t), onItsWay(t + 0.04)];
      const far = Math.hypot(toX - x, toY - y);
      return wake([x, y], [(toX - x) / far, (toY - y) / far]);
    },
    telling: { at: 27, every: round },
    move: {
      keys: [
        { at: 0, pose: hurling(-60, 40, -4, { head: 2 }) },
        { at: 12, pose: hurling(-136, -50, -12, { head: -2 }), ease: 'out' },
        { at: leaves, pose: hurling(112, 6, 10, { head: 2 }), ease: 'in' },
        { at: 28, pose: hurling(84, 4, 15, { head: 0, gaze: [1, 0.1] }) },
        { at: round, pose: hurling(-60, 40, -4, { head: 2 }) },
      ],
      loopFrom: 0,
    },
  },
  animal: fetch.animal,
  room: 2,
  traits: ['sudden', 'animals-too', 'watched'],
};
