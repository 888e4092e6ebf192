import { clamp01, easing, lerp } from '@milestoon/drawing';
import { rest } from '../poses/rest.ts';
import type { Motion } from '../poses/motion.ts';
import type { Pose } from '../rig/pose.ts';
import type { ActionDefinition } from './action.ts';

const watching = (far: number, elbow: number, head: number): Pose => ({
  ...rest,
  arms: {
    near: { angle: -15, elbow: 9 },
    far: far > 60 ? { angle: far, elbow, hand: 'point', layer: 'top' } : { angle: far, elbow, thumb: 1 },
  },
  spine: far > 60 ? 2 : 0,
  head,
});

const admiring = (pointing: Pose, held: Pose): Motion => ({
  move: {
    keys: [
      { at: 0, pose: watching(13, 4, 0) },
      { at: 16, pose: watching(13, 10, -3) },
      { at: 26, pose: pointing, ease: 'overshoot' },
      { at: 48, pose: held },
      { at: 62, pose: watching(13, 6, 2) },
      { at: 100, pose: watching(15, 4, 4) },
      { at: 168, pose: watching(13, 4, 0) },
    ],
    loopFrom: 0,
  },
});

/** A grown-up looks where the child points. */
const admireQuietly = admiring(watching(14, 7, -4), watching(13, 9, -5));

/** Frames of one round of looks. */
const round = 168;
/** Now and then a look at whoever stands beside, 0…1. */
const glance = (frame: number): number => {
  const at = frame % round;
  return easing.soft(clamp01((at - 54) / 10)) - easing.soft(clamp01((at - 96) / 12));
};

/** Seen from behind: stands before something grand, points at it, looks at whoever stands beside. */
export const admire: ActionDefinition = {
  motion: admiring(watching(122, 12, -5), watching(116, 16, -4)),
  animal: {
    view: { body: 162, head: 158 },
    busy: true,
    keys: [
      { at: 0, pose: { sit: 1 } },
      { at: 60, pose: { sit: 1, tilt: 0.1, ears: 0.3 } },
      { at: 120, pose: { sit: 1 } },
    ],
    loopFrom: 0,
  },
  baby: 'alike',
  grownUp: admireQuietly,
  heading: (frame) => ({ body: 172, head: lerp(172, 80, glance(frame)) }),
  indoors: 'point',
  together: { as: ['admire', 'admire'] },
  traits: ['own-eyes'],
};
