import { limits } from './limits.ts';

/** Seasons count from 1; a season has twelve episodes. */
export const seasonOf = (episodeNumber: number): number =>
  Math.ceil(episodeNumber / limits.episodesPerSeason);

/** 'Episode 07: First steps', or the bare title while an episode has no number. */
export const numberedTitle = (title: string, episodeNumber: number | null): string =>
  episodeNumber === null ? title : `Episode ${String(episodeNumber).padStart(2, '0')}: ${title}`;
