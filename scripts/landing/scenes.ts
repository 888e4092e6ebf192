import { animationStyleKeys } from '@milestoon/domain';
import { newHero, portrait, portraitSize } from '@milestoon/cast';
import { frame } from '@milestoon/film';
import { starKeys } from '../../apps/web/src/features/landing/trailer/star-keys.ts';
import { stars } from '../../apps/web/src/features/landing/trailer/stars.ts';
import { trailerPoster } from '../../apps/web/src/features/landing/trailer/trailer-film.ts';
import { painted, writePicture } from './picture.ts';

const widths = [720, 1200];

/** One scene in each style, without words, and the faces to choose from. */
export async function drawScenes(): Promise<void> {
  for (const style of animationStyleKeys) {
    const { film, n } = trailerPoster({ name: 'Mia', style, star: 'pigtails', language: 'en' });
    for (const width of widths) {
      const size = { width, height: (width * 9) / 16 };
      await writePicture(`scene-${style}-${width}`, painted(frame(film, n), size), 72);
    }
  }
  for (const star of starKeys) {
    const hero = newHero({ name: star, look: stars[star], style: 'simple', seed: 7, variant: 0 });
    const size = { width: 148, height: 148, units: portraitSize };
    const head = painted(portrait(hero), size).extract({ left: 18, top: 12, width: 112, height: 112 });
    await writePicture(`star-${star}`, head, 80);
  }
}
