import { isFilm } from '../preview/painter.ts';
import type { WantedStill } from '../storyboard/still-painter.ts';

/** The frame in which each line is best seen: well into its first picture. */
export function stillsOfLines(film: unknown): WantedStill[] {
  const wanted = new Map<string, WantedStill>();
  for (const shot of isFilm(film) ? film.shots : [])
    if (shot.kind === 'story' && shot.beat !== undefined && !wanted.has(shot.beat))
      wanted.set(shot.beat, { key: shot.beat, frame: Math.floor(shot.from + (shot.to - shot.from) * 0.6) });
  return [...wanted.values()];
}

/** What tells these stills from those of its storyboard, and of other films. */
export const storyOfLines = (film: unknown): string => (isFilm(film) ? `lines of ${film.seed}` : 'no lines');
