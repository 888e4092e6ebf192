import type { TimeOfDay } from '@milestoon/stage';
import { eveningClock } from '../../world/places/bare-clock.ts';
import { hourOf } from '../../world/places/hours.ts';

/** The hour that a clause tells, also by words that began before it: 'it was about four | in the morning when …'. */
export function hourTold(text: string, from: number, told: string, rest: string): TimeOfDay | null {
  const before = text.slice(Math.max(0, from - longest), from);
  return (
    hourOf(before + told + rest, before.length + told.length, before.length) ??
    eveningClock(told + rest, text.slice(0, from))
  );
}
/** No words that tell an hour are longer. */
const longest = 40;
