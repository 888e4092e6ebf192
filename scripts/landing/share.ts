import { writeFile } from 'node:fs/promises';
import { frame } from '@milestoon/film';
import { trailerFilm } from '../../apps/web/src/features/landing/trailer/trailer-film.ts';
import { painted } from './picture.ts';

const file = 'apps/web/public/share.jpg';
const size = { width: 1200, height: 675 };
/** As high as networks show it. */
const height = 630;
/** The title has come to rest, and the child looks out from under it. */
const moment = 48;

/** Draws what networks show where somebody passes the address on. */
export async function drawShare(): Promise<void> {
  const words = { title: 'Milestoon', lines: ['', ''] as const };
  const film = trailerFilm({ name: 'Mia', style: 'anime', star: 'pigtails', words, language: 'en' });
  const top = (size.height - height) / 2;
  const picture = painted(frame(film, moment), size).extract({
    left: 0,
    top: Math.round(top),
    width: size.width,
    height,
  });
  const bytes = await picture.flatten().jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  await writeFile(file, bytes);
  console.log(`${file}: ${(bytes.length / 1024).toFixed(1)} kB`);
}
