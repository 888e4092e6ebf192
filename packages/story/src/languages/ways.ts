import type { NounLanguage } from '@milestoon/things/nouns';
import { englishWays } from './en/ways.ts';
import { portugueseWays } from './pt/ways.ts';
import { spanishWays } from './es/ways.ts';

/** What a language has for ways: over, through, out of, off, up, down and round something. */
export interface WayWords {
  /** What is passed that names a place or nothing that has a picture: its picture, by the noun. */
  landmarks: readonly (readonly [picture: string, nouns: RegExp])[];
  /** One leaves something by them: 'sair de', 'run out of'. */
  leaves: RegExp;
  /** One drops from something by them: 'saltar de', 'fall from'. */
  drops: RegExp;
  /** Up and down something: 'subir por', 'bajar por'. */
  rises: RegExp;
  sinks: RegExp;
  /** Of those that lead up, the ones that lead along: 'correu pela cerca'. */
  runs: RegExp;
  /** What is jumped without a word for over: 'saltó la valla'. */
  leaps: RegExp;
}

export const wayWords: Readonly<Record<NounLanguage, WayWords>> = {
  en: englishWays,
  pt: portugueseWays,
  es: spanishWays,
};
