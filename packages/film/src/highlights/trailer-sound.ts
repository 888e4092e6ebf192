import { framesPerSecond } from '@milestoon/drawing';
import type { Film } from '../film.ts';
import type { SoundPlan } from '../sound/sound-plan.ts';
import { planTrailer } from './trailer-plan.ts';

/** Moods that make one want to see more, the most first. */
const inviting = ['triumphant', 'brave', 'playful', 'cheerful'] as const;

/** What is heard in a trailer: the child's tune from its flourish to its cadence, and a sound at each cut. */
export function planTrailerSound(film: Film): SoundPlan {
  const plan = planTrailer(film);
  const duration = plan.frames / framesPerSecond;
  const mood = inviting.find((candidate) => film.sound.music.some((part) => part.mood === candidate));
  const cuts = plan.moments
    .slice(1)
    .map(({ at }) => ({ kind: 'whoosh' as const, at: at / framesPerSecond - 0.3 }));
  return {
    seed: film.sound.seed,
    duration,
    speech: [],
    music: [{ mood: mood ?? 'cheerful', start: 0, end: duration }],
    effects: [...cuts, { kind: 'sparkle', at: plan.endFrom / framesPerSecond + 0.2 }],
  };
}
