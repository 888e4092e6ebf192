import type { Episode, EpisodeProgress, ProductionStep } from '@milestoon/contract';
import type { Wire } from '../../lib/api.ts';

export type EpisodeView = Wire<Episode>;

/** What the parent reads while a step runs. */
export const stepNames: Record<ProductionStep, string> = {
  look: 'Getting to know the face',
  screenplay: 'Writing the story',
  narration: 'Recording the voices',
  film: 'Staging the scenes',
  sound: 'Composing the music',
  pictures: 'Painting the pictures',
  video: 'Putting the film together',
};

export const statusTexts: Record<EpisodeView['status'], { text: string; tone: 'good' | 'warn' }> = {
  completed: { text: 'Ready to watch', tone: 'good' },
  processing: { text: 'Processing...', tone: 'warn' },
  failed: { text: 'Processing, taking longer than usual...', tone: 'warn' },
};

/** 'About 40 seconds left', rounded so that it neither flickers nor pretends. */
export function timeLeft(seconds: number | null): string | null {
  if (seconds === null || !Number.isFinite(seconds)) return null;
  if (seconds < 5) return 'Almost there';
  if (seconds < 55) return `About ${Math.ceil(seconds / 5) * 5} seconds left`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? 'About a minute left' : `About ${minutes} minutes left`;
}

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
    episodes: episodes.map((episode) =>
      episode === known ? { ...episode, status: event.status, progress: event } : episode,
    ),
    reload: known.status !== event.status,
  };
}
