import { type Character, rise } from '@milestoon/cast';
import type { SetName } from '@milestoon/stage';
import type { Acting } from '../film.ts';

/** Places with a way into the distance. */
const open: readonly SetName[] = [
  'park',
  'beach',
  'forest',
  'snow',
  'garden',
  'playground',
  'street',
  'mountain',
  'farm',
  'zoo',
  'roadside',
  'station',
  'fair',
  'market',
  'lake',
  'schoolgate',
  'schoolyard',
  'coop',
  'field',
];
export const hasDistance = (set: SetName): boolean => open.includes(set);

/** Frames: still facing the viewer, turning on the spot (one full cycle of steps), looking back. */
const [facing, turning, lookingBack] = [8, 24, 44];
/** Furthest up the picture, stage pixels. */
const longest = 150;

/**
 * Turns round, walks off, stops and looks back. `still` is the acting it begins with, the first of the
 * walkers whose it is. Hand in hand they go as fast as the slower one; the faster takes fewer steps, so that
 * the feet of both stay where they are planted.
 */
export function walkAway(
  still: Acting,
  walkers: readonly [Character, ...Character[]],
  to: number,
  continues: boolean,
): Acting[] {
  const own = rise(walkers[0], 'walk-away');
  const speed = Math.min(...walkers.map((walker) => rise(walker, 'walk-away')));
  const start = continues ? still.from : still.from + facing + turning;
  const end = Math.min(to - lookingBack, start + Math.floor(longest / Math.max(0.1, speed)));
  // Too short for a way: a wave says goodbye, too.
  if (end < start + 24) return [{ ...still, action: 'wave' }];
  const begun: Acting[] = continues
    ? []
    : [still, { ...still, from: still.from + facing, action: 'walk-away' }];
  return [
    ...begun,
    {
      ...still,
      from: start,
      action: 'walk-away',
      rise: speed,
      ...(speed < own ? { pace: speed / own } : {}),
    },
    { ...still, from: end, action: 'look-back' },
  ];
}
