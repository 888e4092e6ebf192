import type { Lifeless } from '../meaning/lifeless-words.ts';

/** What one clause of a family's text says, before anybody thinks of a picture. The same for every language. */

/** How true it is, there and then, what a clause says. */
export const modes = [
  'done',
  'undone',
  'wished',
  'feared',
  'said',
  'pretended',
  'compared',
  'pictured',
  'remembered',
] as const;
export type Mode = (typeof modes)[number];

/** From … to (exclusive), characters of the cleaned text. */
export type Span = readonly [from: number, to: number];

/** A noun with what belongs to it: 'his three muddy red boots'. */
export interface Phrase {
  /** As it is written. */
  text: string;
  span: Span;
  /** Dictionary form of the noun, lower case and singular, in the text's language: 'boot'; a name as written. */
  head: string;
  /** What stands before or behind it and tells its kind or colour, lower case: 'muddy', 'red'; 'rubber' in 'rubber boots'. */
  qualities: readonly string[];
  /** 'of' something: 'slice of cheese' has 'cheese'. */
  of?: string;
  /** Whose: 'his', "grandma's". */
  owner?: string;
  /** A number that is told; 'a' and 'the' say nothing. */
  count?: number;
  plural: boolean;
  /** Written with a capital where a common noun would have none. */
  name: boolean;
  /** A pronoun, lower case as written: 'she', 'ella', 'we'. Its meaning is found later. */
  pronoun?: string;
  /** It has the shape of somebody or something alive and is not: a toy, a statue, a picture. */
  lifeless?: Lifeless;
  /** The picture of what it means beside the words around it, where that is not its usual one; null: that has none. */
  sense?: string | null;
  /** How it hangs on the verb: English names of prepositions in every language ('in', 'on', 'with', 'to', 'from' …). */
  preposition?: string;
}

/** Somebody does something, or is something. */
export interface Clause {
  /** Index of the sentence in the cleaned text. */
  sentence: number;
  span: Span;
  /** Where its telling begins, if before that: with the verb that it hangs on, 'foi' of 'foi buscar'. */
  toldFrom?: number;
  /** Who acts, as the words name them; taken over from the clause before where none is named. */
  who: readonly Phrase[];
  verb: {
    /** Dictionary form in the text's language, lower case: 'fall', 'cair'; 'be', 'ser' for what only is. */
    lemma: string;
    /** 'up' of 'stood up'. */
    particle?: string;
    span: Span;
  };
  /** What it is done to, with or near, in the order of the text. */
  things: readonly Phrase[];
  /** Words that say how: 'slowly', 'alone'. Lower case, dictionary form. */
  manner: readonly string[];
  mode: Mode;
  /** Not done because who should do it will not: 'refused to eat', 'did not want to go'. Whoever should is in `who`. */
  refused?: boolean;
  /** Somebody acts as if it had not been done. */
  feigned?: boolean;
  /** Not done, but it came close: 'almost fell'. */
  nearly?: boolean;
  /** Not done in all their life: 'had never seen snow'. */
  neverYet?: boolean;
  /** What is said word for word, in a clause of saying. */
  quote?: string;
}
