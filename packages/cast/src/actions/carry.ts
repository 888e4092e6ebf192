import type { Point } from '@milestoon/drawing';
import type { Figure } from '../figure.ts';
import type { Motion } from '../poses/motion.ts';
import type { Drawn, Slot } from '../props/slot.ts';
import { walkPose, walkSpeed } from '../poses/gait.ts';
import { around, betweenHands } from '../poses/with-hands.ts';
import type { ActionDefinition } from './action.ts';
import { fetch } from './fetch.ts';
import { walk } from './walk.ts';

const { arms } = around(0.16, 0.42, 0.24);

const carrying = (slot: Slot): Motion => ({
  noBag: true,
  speed: walkSpeed,
  slot: () => slot,
  move: (frame, { bones, hips }) => ({ ...walkPose(frame, bones, hips), ...(arms ? { arms } : {}) }),
});

/** Upon the hands, and beside the face. */
const onHands = (figure: Figure, { wide, high }: Drawn): Point => {
  const [, y] = betweenHands(figure);
  return [0.16 + wide / 2, y + 0.16 - high / 2];
};

/** Walks with a thing in both arms. */
export const carry: ActionDefinition = {
  ...walk,
  animal: fetch.animal,
  motion: carrying({ at: betweenHands, most: 1.2 }),
  withLarge: carrying({ at: onHands, most: 2.1 }),
};
