import { wordTable } from '../../text/word-table.ts';
import type { VerbForm } from './conjugate.ts';

/** Closed classes and habits of one of the two languages. */
export interface Lexicon {
  language: 'pt' | 'es';
  forms: ReadonlyMap<string, VerbForm>;
  /** Verbs nobody listed, by endings that hardly any noun has. */
  strongEndings: readonly (readonly [RegExp, lemmaEnding: string, Omit<VerbForm, 'lemma'>])[];
  determiners: ReadonlySet<string>;
  possessives: ReadonlySet<string>;
  /** As subjects or behind prepositions. */
  pronouns: ReadonlySet<string>;
  /** Unstressed pronouns beside a verb: what they are to it. */
  clitics: Readonly<Record<string, 'object' | 'to' | 'self'>>;
  /** 'With' and who it is in one word: 'comigo', 'conmigo'. */
  comitatives: Readonly<Record<string, string>>;
  /** Preposition and article in one word: 'no', 'del'. */
  contractions: Readonly<Record<string, string>>;
  prepositions: ReadonlyMap<string, string>;
  conjunctions: ReadonlySet<string>;
  subordinators: ReadonlySet<string>;
  negations: ReadonlySet<string>;
  adverbs: ReadonlySet<string>;
  adjectives: ReadonlySet<string>;
  numbers: Readonly<Record<string, number>>;
  auxiliaries: ReadonlySet<string>;
  saying: ReadonlySet<string>;
  /** Nouns that look like verbs. */
  nouns: ReadonlySet<string>;
  /** 'to' before people and places; in Portuguese mostly the article. */
  articleA: boolean;
  singular(noun: string): string;
  /** 'despertarlo' and 'levou-lhe' as verb and pronouns. */
  splitClitics(word: string, forms: ReadonlyMap<string, VerbForm>): readonly [verb: string, ...string[]];
}

export const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));
/** 'contento contenta contentos contentas' of 'content': adjectives that end in -o and -a. */
export const inAllForms = (stems: string): string =>
  stems
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((stem) => ['o', 'a', 'os', 'as'].map((end) => stem + end))
    .join(' ');
export const pairs = (list: string): Readonly<Record<string, string>> =>
  wordTable(
    Object.fromEntries(
      list
        .split(/\s+/)
        .filter(Boolean)
        .map((pair) => pair.split(':') as [string, string]),
    ),
  );
