import type { EpisodePreview } from '@milestoon/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Painter, isFilm, startPainter } from './painter.ts';

export const framesPerSecond = 24;
/** The still before it plays: the title card, with its letters in place. */
const stillFrame = 60;

export type PreviewState = 'opening' | 'ready' | 'failed';

/**
 * Plays a film on a canvas: the sound is the clock, the picture follows. A device that is too slow for it
 * leaves frames out; the sound never waits.
 */
export function usePreview(
  preview: Pick<EpisodePreview, 'film' | 'photos'>,
  canvas: RefObject<HTMLCanvasElement | null>,
  sound: RefObject<HTMLAudioElement | null>,
): PreviewState {
  const [state, setState] = useState<PreviewState>('opening');
  const newest = useRef(preview);
  useEffect(() => {
    const target = canvas.current;
    const audio = sound.current;
    const { film, photos } = newest.current;
    if (!target || !audio || !isFilm(film)) return setState('failed');
    const painter: Painter = startPainter(
      target,
      film,
      { photos },
      { onOpened: () => setState('ready'), onFailed: () => setState('failed') },
    );
    const still = Math.min(stillFrame, film.frames - 1);
    let request = 0;
    const follow = (): void => {
      const { currentTime, paused } = audio;
      const frame = Math.min(film.frames - 1, Math.floor(currentTime * framesPerSecond));
      painter.show(paused && currentTime === 0 ? still : frame);
      if (!paused) request = requestAnimationFrame(follow);
    };
    follow();
    const events = ['play', 'pause', 'seeked', 'ended'] as const;
    for (const event of events) audio.addEventListener(event, follow);
    return () => {
      cancelAnimationFrame(request);
      for (const event of events) audio.removeEventListener(event, follow);
      painter.close();
    };
  }, [canvas, sound]);
  return state;
}
