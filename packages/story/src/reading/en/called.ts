import { isVerbal, type Token } from '../token.ts';

/** 'A girl called Lotte took his hand': that is her name, and nobody calls. */
export const isCalled = (tokens: readonly Token[], i: number): boolean =>
  /^(?:called|named)$/.test(tokens[i]?.lower ?? '') &&
  tokens[i - 1]?.part === 'noun' &&
  tokens[i + 1]?.part === 'name' &&
  (tokens.slice(i + 2, i + 4).some((token) => isVerbal(token) && token.form !== 'gerund') ||
    isObject(tokens, i - 1));

/** 'Made a new friend called Leo', 'played with a girl called Zoe': whoever is made calls nobody. */
const isObject = (tokens: readonly Token[], i: number): boolean => {
  const verb = tokens.slice(0, i).findLastIndex((token) => isVerbal(token));
  return (
    verb >= 0 &&
    tokens
      .slice(verb + 1, i)
      .every(({ part }) => /^(?:determiner|possessive|adjective|number|noun|adverb|preposition)$/.test(part))
  );
};
