import { openingOf } from '@milestoon/cast';
import { framesPerSecond } from '@milestoon/drawing';
import { type Film, mouthAt } from '@milestoon/film';
import { lerp } from './statistics.ts';

/** Loudness of each film frame of a spoken line, as the square root of its mean power. */
export function envelopeOf(samples: Float32Array, rate: number, frames: number): number[] {
  const step = rate / framesPerSecond;
  return Array.from({ length: frames }, (_, n) => {
    // A little wider than a frame: a mouth does not follow single periods of the voice.
    const part = samples.subarray(Math.max(0, Math.round((n - 0.5) * step)), Math.round((n + 1.5) * step));
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / Math.max(1, part.length));
  });
}

/** How far the speaker's mouth is open on each frame from the start of a line. */
export function openingsOf(film: Film, beat: string, from: number, frames: number): number[] | null {
  const shots = film.shots.filter((shot) => shot.kind === 'story' && shot.beat === beat && shot.speaker);
  if (shots.length === 0) return null;
  return Array.from({ length: frames }, (_, n) => {
    const shot = shots.find(({ from: first, to }) => first <= from + n && from + n < to);
    if (shot?.kind !== 'story') return 0;
    // Drawn on twos.
    const drawing = shot.from + Math.floor((from + n - shot.from) / 2) * 2;
    const { from: before, to, t, strength = 1 } = mouthAt(shot.mouth, drawing + 0.5);
    return lerp(openingOf(before), openingOf(to), t) * strength;
  });
}
