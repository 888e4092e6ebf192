import type { Language, FirstTexts } from '@milestoon/domain/texts';
import { useCallback } from 'react';
import { useFirstTexts, useLanguage } from '../../lib/texts.tsx';

interface Titled {
  title: string;
  episodeNumber: number | null;
}

const twoDigits = (language: Language, number: number): string =>
  new Intl.NumberFormat(language, { minimumIntegerDigits: 2, useGrouping: false }).format(number);

const inWords = (texts: FirstTexts, language: Language, { title, episodeNumber }: Titled): string =>
  episodeNumber === null ? title : texts.episodes.numbered(title, twoDigits(language, episodeNumber));

/** 'Episode 07: First steps', or the bare title while an episode has no number. */
export function useNumberedTitle(): (episode: Titled) => string {
  const texts = useFirstTexts();
  const { language } = useLanguage();
  return useCallback((episode) => inWords(texts, language, episode), [texts, language]);
}
