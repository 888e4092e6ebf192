import type { Episode, EpisodeProgress } from '@milestoon/contract';
import type { FirstTexts } from '@milestoon/domain/texts';
import type { Wire } from '../../lib/api.ts';

export type EpisodeView = Wire<Episode>;

export const statusTones: Record<EpisodeView['status'], 'good' | 'warn'> = {
  completed: 'good',
  processing: 'warn',
  failed: 'warn',
};

/** 'About 3 minutes left', rounded so that it neither flickers nor pretends: it is a guess. */
export function timeLeft(seconds: number | null, { episodes: { progress } }: FirstTexts): string | null {
  if (seconds === null || !Number.isFinite(seconds)) return null;
  if (seconds < 5) return progress.almost;
  if (seconds < 50) return progress.lessThanMinute;
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 10) return progress.minutes(minutes);
  const fives = Math.round(minutes / 5) * 5;
  return fives < 60 ? progress.minutes(fives) : progress.hours(Math.round(minutes / 60));
}

/** What an event says about its episode. */
export const stateOf = (event: EpisodeProgress): Pick<EpisodeView, 'status' | 'newVersion' | 'progress'> => ({
  status: event.status,
  newVersion: event.newVersion,
  progress: event.status === 'processing' || event.newVersion === 'making' ? event : null,
});

/**
 * The list after one event of the stream. `reload` is true when the event tells of something the list
 * cannot know: an episode it does not have, or a film that has just been finished.
 */
export function applyProgress(
  episodes: readonly EpisodeView[],
  event: EpisodeProgress,
): { episodes: EpisodeView[]; reload: boolean } {
  const known = episodes.find((episode) => episode.id === event.episodeId);
  if (!known) return { episodes: [...episodes], reload: true };
  return {
    episodes: episodes.map((episode) => (episode === known ? { ...episode, ...stateOf(event) } : episode)),
    reload: known.status !== event.status || known.newVersion !== event.newVersion,
  };
}
