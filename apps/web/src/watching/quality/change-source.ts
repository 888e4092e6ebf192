import { play } from '../play.ts';
import { holdPicture } from './held-picture.ts';

/** Where a film was when its file was changed, until the next file is there. */
const rests = new WeakMap<HTMLMediaElement, { at: number; isPlaying: boolean }>();

/** Whether the film is between two files, and its clock says nothing. */
export const isChanging = (film: HTMLMediaElement): boolean => rests.has(film);

/** Gives a film another file to play, from the beginning. */
export function beginSource(film: HTMLVideoElement, source: string | null): void {
  rests.delete(film);
  if (source === null) film.removeAttribute('src');
  else film.src = source;
}

/**
 * Gives a film another file of the same, which goes on where this one was: it plays if it played, with sound, speed and
 * captions as they were, which belong to the element.
 */
export function changeSource(film: HTMLVideoElement, source: string): void {
  // Changed once more before the file was there: it goes on where it was then.
  const rest = rests.get(film) ?? { at: film.currentTime, isPlaying: !film.paused && !film.ended };
  if (rest.at > 0) holdPicture(film);
  rests.set(film, rest);
  film.addEventListener(
    'loadedmetadata',
    () => {
      if (rests.get(film) !== rest) return;
      rests.delete(film);
      film.currentTime = rest.at;
      // Refused without a press of its own in some browsers: then it waits for one.
      if (rest.isPlaying) play(film).catch(() => {});
      // What begins by itself would go on.
      else if (rest.at > 0) film.pause();
    },
    { once: true },
  );
  film.src = source;
}
