import type { Food, ThingName } from '@milestoon/cast';
import type { StoryWords } from './story-words.ts';

/** The words that lead to a thing. */
export interface ThingWords {
  thing: ThingName;
  words: RegExp;
  /** Of something else: 'the ball' of a dance is no toy. */
  unless?: RegExp;
}

/** What a story needs of a language: a language is added by a folder that has one of these, and its line in `index.ts`. */
export interface StoryLanguage {
  /** What is rarer comes first: in 'a letter with a sticker' it is the sticker. */
  things: readonly ThingWords[];
  /** What is seen as one of the foods that are drawn. */
  foods: readonly (readonly [Food, RegExp])[];
  /** In front of what is not there. */
  absent: RegExp;
  /** In front of what is gone. */
  lost: RegExp;
  /** Something to laugh or wonder at; the beginnings of words are enough. */
  funny: RegExp;
  /** What the storyteller says. */
  lines: StoryWords;
  /** Jokes for what a text is about, beside those of `lines`. */
  gagsAbout?: Readonly<Record<string, StoryWords['gags']>>;
}

/** Whole words, in any script: `\b` sees no letter in 'ó'. */
export const word = (alternatives: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');
/** The same for the beginnings of words. */
export const wordBegins = (alternatives: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternatives})`, 'iu');
