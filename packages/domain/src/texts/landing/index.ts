import type { Language } from '../index.ts';
import type { landing } from './en.ts';

/** The landing page's texts in one language. */
export type LandingTexts = typeof landing;

const loaders: Record<Language, () => Promise<LandingTexts>> = {
  en: async () => (await import('./en.ts')).landing,
  pt: async () => (await import('./pt.ts')).landing,
  es: async () => (await import('./es.ts')).landing,
};

/** Loads only the language that is asked for. */
export const loadLandingTexts = (language: Language): Promise<LandingTexts> => loaders[language]();
