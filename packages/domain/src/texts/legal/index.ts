import type { Site } from '../../site.ts';
import type { Language } from '../index.ts';
import type { contact } from '../support/en.ts';

/** What is said of every installation, or only where it is so; null: nothing. `[words](address)` is a link. */
export type LegalLine = string | ((site: Site) => string | null);

/** A paragraph, or the points of a list. */
export type LegalBlock = LegalLine | readonly LegalLine[];

/** One legal page, section by section. */
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
  contact: typeof contact;
}

/** A line as this installation says it; null where it says nothing. */
export const lineOf = (line: LegalLine, site: Site): string | null =>
  typeof line === 'string' ? line : line(site);

const loaders: Record<Language, () => Promise<LegalTexts>> = {
  en: async () => (await import('./en.ts')).legal,
  pt: async () => (await import('./pt.ts')).legal,
  es: async () => (await import('./es.ts')).legal,
};

/** Loads only the language that is asked for. */
export const loadLegalTexts = (language: Language): Promise<LegalTexts> => loaders[language]();
