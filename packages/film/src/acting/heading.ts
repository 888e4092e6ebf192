/** Which way somebody points: turning is seen, the eyes go first, then the head, then the body. */
import {
  blinkOnTurn,
  headingOf,
  isPlain,
  type Performance,
  turnedBetween,
  turnFrames,
} from '@milestoon/cast';
import type { Acting } from '../film.ts';

type Heading = NonNullable<Performance['heading']>;

export interface Turning {
  heading?: Heading;
  /** While turning, where the eyes already are. */
  leading?: readonly [number, number];
  /** Lids shut 0…1. */
  blink?: number;
}

/** Nothing for whoever stands three-quarter: that is how everybody is drawn. */
export function turningAt(acting: Acting, before: Acting | null, frame: number): Turning {
  const since = frame - acting.from;
  const to = headingOf(acting.action, acting.facing, since);
  if (before && (before.facing !== acting.facing || !isPlain(before.action) || !isPlain(acting.action))) {
    const from = headingOf(before.action, before.facing, acting.from - before.from);
    const frames = turnFrames(from, to);
    const turns = from.body !== to.body || from.head !== to.head;
    if (turns && since < frames) {
      const eyes = since < frames * 0.6 ? { leading: [Math.sign(to.head) * 0.9, 0] as const } : {};
      return { heading: turnedBetween(from, to, since), blink: blinkOnTurn(since / frames), ...eyes };
    }
  }
  return isPlain(acting.action) ? {} : { heading: to };
}
