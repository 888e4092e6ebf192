import { readFile } from 'node:fs/promises';
import { type Film, filmSchema, frame, frameKey } from '@milestoon/film';
import { openFramePainter } from '../canvas/index.ts';

/** Where the film and the parent's photos are; crosses a process border. */
export interface FilmSource {
  filmFile: string;
  /** Pixels of the video. */
  width: number;
  height: number;
  photos: Record<string, string>;
}

/**
 * Opens a film for painting. `paint` returns false when the frame looks like the one painted before,
 * so that the exporter can send the same picture again.
 */
export async function openFrames(source: FilmSource): Promise<{
  paint(n: number): boolean;
  data(): Buffer;
  close(): void;
}> {
  const film: Film = filmSchema.parse(JSON.parse(await readFile(source.filmFile, 'utf8')));
  const painter = await openFramePainter({ ...source, images: source.photos });
  let last: string | null = null;
  return {
    paint(n) {
      const key = frameKey(film, n);
      if (key === last) return false;
      painter.paint(frame(film, n));
      last = key;
      return true;
    },
    data: () => painter.data(),
    close: () => painter.close(),
  };
}
