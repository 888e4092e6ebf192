import type { Language } from '@milestoon/domain/texts';
import type { LandingTexts } from '@milestoon/domain/texts/landing';
import { createContext, use } from 'react';

export interface LandingLanguage {
  language: Language;
  texts: LandingTexts;
  speak: (language: Language) => Promise<void>;
}

export const LandingContext = createContext<LandingLanguage | null>(null);

/** The landing page stands alone before the app is there, so it brings its own texts. */
export function useLanding(): LandingLanguage {
  const landing = use(LandingContext);
  if (!landing) throw new Error('the landing page has no texts');
  return landing;
}
