import { readFile } from 'node:fs/promises';
import { animationStyleKeys } from '@milestoon/domain';
import { newHero, portrait, portraitSize } from '@milestoon/cast';
import { frame } from '@milestoon/film';
import { createLookReader } from '@milestoon/studio/look';
import sharp from 'sharp';
import { trailerFilm } from '../../apps/web/src/features/landing/trailer/trailer-film.ts';
import { painted, writePicture } from './picture.ts';

const photo = 'photos/boy-brown-skin-smiling.jpg';
const name = 'Leo';
const seed = 7;
const variants = { anime: 2, adventure: 0, simple: 1, fantasy: 3 } as const;

/** What the studio makes of one photo: four avatars and a scene. The child is a synthetic one. */
export async function drawLikeness(): Promise<void> {
  const bytes = await readFile(photo);
  await using reader = createLookReader();
  const { look } = await reader.read([bytes]);
  await writePicture('photo', sharp(bytes).resize(448, 448, { fit: 'cover', position: 'top' }), 74);
  for (const style of animationStyleKeys) {
    const hero = newHero({ name, look, style, seed, variant: variants[style] });
    const size = { width: 232, height: 232, units: portraitSize };
    await writePicture(`avatar-${style}`, painted(portrait(hero, { emotion: 'happy' }), size), 76);
  }
  const words = { title: '', lines: ['A big beetle', `And ${name} finds it first.`] as const };
  const film = trailerFilm({ name, style: 'adventure', star: 'pigtails', words, language: 'en' });
  const hero = newHero({ name, look, style: 'adventure', seed, variant: 0 });
  const told = { ...film, characters: { ...film.characters, hero } };
  await writePicture('episode', painted(frame(told, 165), { width: 640, height: 360 }), 74);
}
