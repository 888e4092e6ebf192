import type { Film } from '../film.ts';

/** A film as it is printed: no caption stands in it, and nobody is caught in the middle of a word. */
export const quiet = (film: Film): Film => ({
  ...film,
  captions: [],
  shots: film.shots.map((shot) => (shot.kind === 'story' ? { ...shot, speaker: null, mouth: [] } : shot)),
});
