import { limits } from './limits.ts';
import { filmWords } from './texts/film.ts';
import type { Language } from './texts/index.ts';

/** Seasons count from 1; a season has twelve episodes. */
export const seasonOf = (episodeNumber: number): number =>
  Math.ceil(episodeNumber / limits.episodesPerSeason);

/** Which of its season an episode is, from 1; `episodeNumber` counts through all seasons. */
export const placeInSeason = (episodeNumber: number): number =>
  ((episodeNumber - 1) % limits.episodesPerSeason) + 1;

/** The numbers of a season's episodes. */
export const numbersOf = (season: number): number[] =>
  Array.from({ length: limits.episodesPerSeason }, (_, i) => (season - 1) * limits.episodesPerSeason + i + 1);

/** 'Episode 07', in the language of a film; counted through all seasons, from 1. */
export const episodeLine = (episodeNumber: number, language: Language): string =>
  filmWords[language].episode(String(episodeNumber).padStart(2, '0'));

/** 'Episode 07: First steps', or the bare title while an episode has no number. */
export const numberedTitle = (title: string, episodeNumber: number | null, language: Language): string =>
  episodeNumber === null ? title : `${episodeLine(episodeNumber, language)}: ${title}`;
