import { readFile } from 'node:fs/promises';
import { yearFilmSchema, yearFrame, yearFrameKey } from '@milestoon/film';
import { openFramePainter } from '../../canvas/index.ts';
import type { OpenFrames } from '../../export/index.ts';

/** Where the year's film is; crosses a process border. */
export interface YearFrames {
  filmFile: string;
  /** Pixels of the video. */
  width: number;
  height: number;
  /** Files by asset name. */
  photos: Record<string, string>;
}

/** Opens the film of a year for painting; false where a frame looks like the one before. */
export async function openFrames(source: YearFrames): Promise<OpenFrames> {
  const film = yearFilmSchema.parse(JSON.parse(await readFile(source.filmFile, 'utf8')));
  const painter = await openFramePainter({ ...source, images: source.photos });
  let last: string | null = null;
  return {
    paint(n) {
      const key = yearFrameKey(film, n);
      if (key === last) return false;
      painter.paint(yearFrame(film, n));
      last = key;
      return true;
    },
    data: () => painter.data(),
    close: () => painter.close(),
  };
}
