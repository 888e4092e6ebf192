import type { Language } from '../index.ts';

/** A paragraph, or the points of a list. */
export type LegalBlock = string | readonly string[];

export interface LegalDocument {
  title: string;
  lead: string;
  sections: readonly { title: string; blocks: readonly LegalBlock[] }[];
}

/** The legal pages in one language. */
export interface LegalTexts {
  contents: string;
  /** `date` is already written in the language. */
  asOf: (date: string) => string;
  others: string;
  names: { terms: string; privacy: string; cookies: string; support: string };
  terms: LegalDocument;
  privacy: LegalDocument;
  cookies: LegalDocument;
  support: LegalDocument;
}

const loaders: Record<Language, () => Promise<LegalTexts>> = {
  en: async () => (await import('./en.ts')).legal,
  pt: async () => (await import('./pt.ts')).legal,
  es: async () => (await import('./es.ts')).legal,
};

/** Loads only the language that is asked for. */
export const loadLegalTexts = (language: Language): Promise<LegalTexts> => loaders[language]();
