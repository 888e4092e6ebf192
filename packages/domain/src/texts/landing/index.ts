import type { Language } from '../index.ts';
import type { landing } from './en.ts';

/** The landing page's texts in one language. */
export type LandingTexts = typeof landing;

/** Loads only the language that is asked for. */
export const loadLandingTexts = async (language: Language): Promise<LandingTexts> =>
  language === 'pt' ? (await import('./pt.ts')).landing : (await import('./en.ts')).landing;
