import { readFile } from 'node:fs/promises';
import { type Film, filmSchema, trailerFrame } from '@milestoon/film';
import { uprightSize } from '@milestoon/stage';
import { createFrameCanvas } from '../canvas/index.ts';
import type { OpenFrames } from '../export/index.ts';

/** Where the film is; crosses a process border. */
export interface TrailerSource {
  filmFile: string;
  /** Pixels of the trailer. */
  width: number;
  height: number;
}

/** Opens the trailer of a film for painting. It shows drawings only, no photos. */
export async function openFrames({ filmFile, width, height }: TrailerSource): Promise<OpenFrames> {
  const film: Film = filmSchema.parse(JSON.parse(await readFile(filmFile, 'utf8')));
  const canvas = createFrameCanvas({ width, height, scale: width / uprightSize.width });
  return {
    paint: (n) => canvas.paint(trailerFrame(film, n)),
    data: () => canvas.pixels(),
    close: () => canvas.close(),
  };
}
