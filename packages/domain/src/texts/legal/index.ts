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

/** Loads only the language that is asked for. */
export const loadLegalTexts = async (language: Language): Promise<LegalTexts> =>
  language === 'pt' ? (await import('./pt.ts')).legal : (await import('./en.ts')).legal;
