import type { NounLanguage } from '@milestoon/things/nouns';
import { englishTransfers } from './en/transfers.ts';
import { portugueseTransfers } from './pt/transfers.ts';
import { spanishTransfers } from './es/transfers.ts';

/** What a language has for bringing something from one place to another. Each of them matches lemmas. */
export interface TransferWords {
  /** It is laid, put or hidden somewhere. */
  puts: RegExp;
  /** It flies there. */
  throws: RegExp;
  /** It flies off a foot. */
  kicks: RegExp;
  /** It runs out of what somebody holds. */
  pours: RegExp;
  /** Of these: nobody does it with care. */
  spills: RegExp;
  /** Of these: it takes the dust off too. */
  shakes: RegExp;
  /** What falls out of what is shaken, by the noun. */
  loose: RegExp;
  /** What is in it is seen then. */
  opens: RegExp;
  /** It comes out into somebody's hands. */
  takes: RegExp;
  /** Somebody lets an animal go. */
  frees: RegExp;
  /** It comes out by itself. */
  emerges: RegExp;
  /** It goes into a letter box, though none is named. */
  posts: RegExp;
  /** The ground it is poured or falls on, by the noun. */
  grounds: RegExp;
  /** Of these: nobody pours on it with care. */
  floors: RegExp;
}

export const transferWords: Readonly<Record<NounLanguage, TransferWords>> = {
  en: englishTransfers,
  pt: portugueseTransfers,
  es: spanishTransfers,
};
