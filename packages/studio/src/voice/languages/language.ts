import type { SpokenNames } from '../names/sounds-like.ts';

/** What stands beside a written piece, and what parents said about names. */
export interface Neighbours {
  previous: string;
  next: string;
  names: SpokenNames;
}

export const nowhere: Neighbours = { previous: '', next: '', names: new Map() };

/** One piece of a line between two spaces, and how it is said. */
export interface SaidPiece {
  written: string;
  spoken: string[];
  /** Nothing parts it from the next. */
  flows: boolean;
}

/**
 * How one language is read aloud. What is spoken are plain English words, which Flite reads by itself, or CMU phones
 * between slashes: `/zh uw aw1 n/`.
 */
export interface SpokenLanguage {
  /** A piece without its outer punctuation: a word, a number, a date … */
  say(core: string, near: Neighbours): string[];
  /** 'Dr.', 'St.', 'e.g.' with their punctuation: undefined where the dot ends a sentence. */
  sayAbbreviation(piece: string, near: Neighbours): string[] | undefined;
  /** Ends in a word that goes on after its dot, such as 'Dr.' before a name. */
  opensAName: RegExp;
  /** How sounds change where two words meet. */
  linked?(pieces: readonly SaidPiece[]): string[][];
}
