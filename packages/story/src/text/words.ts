/** Letters of any alphabet, digits, and the apostrophes and hyphens inside a word. */
const wordPattern = /[\p{L}\p{N}]+(?:['’.\-:,][\p{L}\p{N}]+)*/gu;

export const wordsOf = (text: string): string[] => text.match(wordPattern) ?? [];

/** Spoken words, as a narrator's pace counts them. */
export const countWords = (text: string): number => wordsOf(text).length;

export const capitalised = (text: string): string =>
  text.replace(
    /^([^\p{L}\p{N}]*)(\p{L})/u,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Source of a pattern for a child's name as a whole word, for the flags 'iu': \b does not know that
 * 'Zoë' ends in a letter. A child called by two names is also found by the first.
 */
export function nameSource(name: string): string {
  const first = name.split(/\s+/)[0] ?? name;
  const names = first === name ? escapePattern(name) : `(?:${escapePattern(name)}|${escapePattern(first)})`;
  return `(?<![\\p{L}])${names}(?![\\p{L}])`;
}

const letter = '[\\p{L}\\p{N}_]';

/** The same pattern with ends of words as every language has them: 'cant' is no word in 'cantó'. */
export const wholeWords = (pattern: RegExp): RegExp =>
  new RegExp(
    pattern.source.replaceAll('\\b', `(?:(?<=${letter})(?!${letter})|(?<!${letter})(?=${letter}))`),
    `${pattern.flags.replace('u', '')}u`,
  );
