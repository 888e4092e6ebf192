import { type DrawOp, lerp, type Point } from '@milestoon/drawing';
import { rays } from '../props/marks.ts';
import { around, betweenHands } from '../poses/with-hands.ts';
import type { Slot } from '../props/slot.ts';
import type { ActionDefinition } from './action.ts';
import { shaking } from './shake.ts';

const slips = 16;
const lands = 26;

function slot(frame: number): Slot {
  if (frame < slips) return { at: betweenHands };
  const at = fallenTo(frame);
  return { at: () => at, turn: 70 * Math.min(1, (frame - slips) / (lands - slips)) };
}

function fallenTo(frame: number): Point {
  const t = Math.min(1, (frame - slips) / (lands - slips));
  const bounce = frame > lands && frame < lands + 10 ? Math.sin(((frame - lands) / 10) * Math.PI) * 0.12 : 0;
  return [lerp(0.25, 0.62, t), lerp(-1.3, -0.2, t * t) - bounce];
}

const startled = { raise: 0.8, mouth: { open: 0.8, width: 0.7, round: 0.7 } } as const;

/** Lines above what falls. */
const falling = (frame: number): DrawOp[] => {
  if (frame <= slips || frame >= lands) return [];
  const [x, y] = fallenTo(frame);
  return rays([x, y], { toward: 100, spread: 40, from: 0.34, to: 0.66 });
};

/** It slips through the fingers; both hands stay in the air. */
export const drop: ActionDefinition = {
  motion: {
    noBag: true,
    slot,
    props: (frame) => ({ behind: () => falling(frame) }),
    telling: { at: 22 },
    move: {
      keys: [
        { at: 0, pose: around(0.14, 0.4, 0.22, { head: 3 }) },
        { at: slips, pose: around(0.16, 0.46, 0.24, { head: 6, spine: 4 }) },
        {
          at: 22,
          pose: around(0.22, 0.44, 0.36, { head: 14, spine: 8, gaze: [0.5, 1], face: startled }),
          ease: 'out',
        },
        { at: 60, pose: around(0.22, 0.5, 0.34, { head: 12, spine: 7, gaze: [0.5, 1], face: startled }) },
        { at: 90, pose: around(0.2, 0.46, 0.36, { head: 13, spine: 8, gaze: [0.5, 1], face: startled }) },
      ],
      loopFrom: 60,
    },
  },
  animal: shaking,
  traits: ['sudden', 'own-eyes'],
};
