import type { AnimationStyle } from '@milestoon/domain';
import { landing as english } from '@milestoon/domain/texts/landing/en';
import { landing as spanish } from '@milestoon/domain/texts/landing/es';
import { landing as portuguese } from '@milestoon/domain/texts/landing/pt';
import { type Action, type Emotion, newHero, perform } from '@milestoon/cast';
import { hash } from '@milestoon/drawing';
import { buildSet, gradeCast, poster, type SetName, type TimeOfDay, type Weather } from '@milestoon/stage';
import { stars } from '../../apps/web/src/features/landing/trailer/stars.ts';
import { painted, writePicture } from './picture.ts';

interface Episode {
  style: AnimationStyle;
  set: SetName;
  time: TimeOfDay;
  weather?: Weather;
  action: Action;
  emotion: Emotion;
}

const episodes: readonly Episode[] = [
  { style: 'anime', set: 'park', time: 'day', action: 'cheer', emotion: 'laughing' },
  { style: 'anime', set: 'beach', time: 'golden', action: 'wave', emotion: 'happy' },
  { style: 'anime', set: 'living', time: 'day', action: 'stand', emotion: 'surprised' },
  { style: 'adventure', set: 'forest', time: 'day', action: 'point', emotion: 'surprised' },
  { style: 'adventure', set: 'forest', time: 'night', action: 'wave', emotion: 'happy' },
  { style: 'adventure', set: 'beach', time: 'day', action: 'cheer', emotion: 'proud' },
  { style: 'simple', set: 'classroom', time: 'day', action: 'wave', emotion: 'happy' },
  { style: 'simple', set: 'party', time: 'day', action: 'clap', emotion: 'laughing' },
  { style: 'simple', set: 'snow', time: 'day', weather: 'snow', action: 'cheer', emotion: 'laughing' },
  { style: 'fantasy', set: 'bedroom', time: 'night', action: 'stand', emotion: 'proud' },
  { style: 'fantasy', set: 'park', time: 'night', action: 'wave', emotion: 'happy' },
  { style: 'fantasy', set: 'snow', time: 'night', action: 'cheer', emotion: 'happy' },
];

/** The posters of one season, lettered in every language. */
export async function drawSeason(): Promise<void> {
  for (const [language, { episodes: words }] of Object.entries({
    en: english,
    pt: portuguese,
    es: spanish,
  }))
    for (const [index, { style, set, time, weather = 'clear', action, emotion }] of episodes.entries()) {
      const hero = newHero({ name: 'Mia', look: stars.pigtails, style, seed: 7, variant: 0 });
      const stage = buildSet({ name: set, time, weather, style, seed: hash(set) });
      const figure = perform(hero, { action, emotion, actionFrame: 26, frame: 26, facing: 'left' });
      const list = poster({
        style,
        title: words.titles[index] ?? '',
        hero: gradeCast(figure, stage.light),
        set: stage,
      });
      await writePicture(`season/${language}-${index + 1}`, painted(list, { width: 384, height: 216 }), 66);
    }
}
