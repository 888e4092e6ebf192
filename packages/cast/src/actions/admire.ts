import { clamp01, easing, lerp } from '@milestoon/drawing';
import { admire as animal } from '../animals/acting/deeds/still.ts';
import { admire as motion, admireQuietly } from '../together/motions.ts';
import type { ActionDefinition } from './action.ts';

/** Frames of one round of looks. */
const round = 168;
/** Now and then a look at whoever stands beside, 0…1. */
const glance = (frame: number): number => {
  const at = frame % round;
  return easing.soft(clamp01((at - 54) / 10)) - easing.soft(clamp01((at - 96) / 12));
};

/** Seen from behind: something grand in the distance. */
export const admire: ActionDefinition = {
  motion,
  animal,
  baby: motion,
  grownUp: admireQuietly,
  heading: (frame) => ({ body: 172, head: lerp(172, 80, glance(frame)) }),
  indoors: 'point',
  together: { as: ['admire', 'admire'] },
  traits: ['own-eyes'],
};
