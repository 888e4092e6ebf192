import { createCanvas } from '@napi-rs/canvas';
import { encodeWebP } from '@milestoon/studio/canvas';
import { stillSize, type Watched } from './watch-film.ts';

const columns = 5;
const gap = 6;

/** The stills of a film, line by line, as one WebP. */
export async function drawPage(stills: Watched['stills']): Promise<Uint8Array> {
  const rows = Math.ceil(stills.length / columns);
  const [stepX, stepY] = [stillSize.width + gap, stillSize.height + gap];
  const page = createCanvas(columns * stepX + gap, rows * stepY + gap);
  const context = page.getContext('2d');
  context.fillStyle = '#20222b';
  context.fillRect(0, 0, page.width, page.height);
  for (const [i, still] of stills.entries())
    context.putImageData(still, gap + (i % columns) * stepX, gap + Math.floor(i / columns) * stepY);
  return encodeWebP(page, 78);
}
