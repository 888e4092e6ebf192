import nlp from 'compromise';

/** One word of a sentence with what stands around it and what the tagger knows of it. */
export interface Token {
  before: string;
  text: string;
  after: string;
  tags: ReadonlySet<string>;
}

interface TaggedSentence {
  terms: { pre: string; text: string; post: string; tags?: string[] }[];
}

/** Tagged by compromise (MIT, Spencer Kelly). Joining all tokens gives the sentence back. */
export function tokensOf(sentence: string): Token[] {
  const tagged = nlp(sentence).json({ offset: false }) as TaggedSentence[];
  return tagged.flatMap((part) =>
    part.terms.map((term) => ({
      before: term.pre,
      text: term.text,
      after: term.post,
      tags: new Set(term.tags),
    })),
  );
}

export const textOf = (tokens: readonly Token[]): string =>
  tokens
    .filter((token) => token.text !== '' || token.after !== '')
    .map((token) => token.before + token.text + token.after)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.!?;:](?:\s|$))/g, '')
    .trim();

export const lower = (token: Token | undefined): string => (token?.text ?? '').toLowerCase();
/** Of how many words from `at` on the child's name is: all of its names, or the first alone; 0 where it is none. */
export function nameLengthAt(tokens: readonly Token[], at: number, childName: string): number {
  const names = childName.toLowerCase().split(/\s+/);
  const isNamed = (count: number): boolean =>
    names
      .slice(0, count)
      .every((name, k) => lower(tokens[at + k]).replace(k === count - 1 ? /'s$/ : '', '') === name);
  if (isNamed(names.length)) return names.length;
  return names.length > 1 && isNamed(1) ? 1 : 0;
}

export const isVerb = (token: Token | undefined): boolean => token?.tags.has('Verb') ?? false;
export const isAdverb = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.tags.has('Adverb') || /^(?:all|both|also|just|even|still|never|always|too)$/i.test(token.text));

/** A word in the case its place asks for: a capital where the replaced word had one at a sentence's start. */
export const cased = (text: string, atStart: boolean): string =>
  atStart ? text.charAt(0).toUpperCase() + text.slice(1) : text;
