import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type AnimationStyle, animationStyleKeys } from '@milestoon/domain';
import { framesPerSecond } from '@milestoon/drawing';
import { actionSounds, type Film, type PlannedSound, type SoundPlan } from '@milestoon/film';
import { encodeSound } from '@milestoon/studio/export';
import { mixdown } from '@milestoon/studio/sound';
import { trailerFilm } from '../../apps/web/src/features/landing/trailer/trailer-film.ts';

const folder = 'apps/web/src/features/landing/sounds';

const moods: Record<AnimationStyle, SoundPlan['music'][number]['mood']> = {
  anime: 'cheerful',
  adventure: 'brave',
  simple: 'playful',
  fantasy: 'wondering',
};

/** What is heard in a trailer: music, a sound at each cut, and what is seen to make one. Words would need a language. */
function planSound(film: Film, style: AnimationStyle): SoundPlan {
  const roles = Object.fromEntries(Object.entries(film.characters).map(([id, { role }]) => [id, role]));
  const story = film.shots.filter((shot) => shot.kind === 'story');
  const cuts = film.shots.slice(1).map(({ from }): PlannedSound => {
    const at = from / framesPerSecond;
    return { kind: from === film.shots.at(-1)?.from ? 'sparkle' : 'whoosh', at: at - 0.1 };
  });
  const { duration } = film.sound;
  return {
    ...film.sound,
    music: [{ mood: moods[style], start: 0, end: duration }],
    effects: [...cuts, ...actionSounds(story, roles)].toSorted((a, b) => a.at - b.at),
  };
}

/** Writes the sound of each style's trailer. */
export async function writeSounds(): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const style of animationStyleKeys) {
    const words = { title: '', lines: ['', ''] as const };
    const film = trailerFilm({ name: 'Mia', style, star: 'pigtails', words, language: 'en' });
    const { left, right, sampleRate } = mixdown(planSound(film, style), new Map(), 16_000);
    const file = path.join(folder, `${style}.m4a`);
    await encodeSound({ left, right, sampleRate }, file);
    console.log(file);
  }
}
