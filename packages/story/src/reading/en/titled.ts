import type { Token } from '../token.ts';

const isCapital = (token: Token | undefined): boolean => /^\p{Lu}\p{Ll}/u.test(token?.text ?? '');
const never = /^(?:I|The|A|An|He|She|They|We|It)$/;

/** 'Miss Patel talked to him': a title with its name, though 'miss' is a verb. */
export function isTitled(tokens: readonly Token[], i: number): boolean {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isTitle = (one: Token | undefined, other: Token | undefined): boolean =>
    one?.text === 'Miss' && isCapital(other) && !never.test(other?.text ?? '');
  return isTitle(token, next) || isTitle(before, token);
}

/** 'DeShawn', 'MacKenzie': one name, though the tagger cuts it before the second capital. Changes the list. */
export function joinNames(tokens: Token[]): Token[] {
  for (let i = tokens.length - 2; i >= 0; i--) {
    const [one, other] = [tokens[i], tokens[i + 1]];
    if (!one || !other || one.span[1] !== other.span[0]) continue;
    if (!/^\p{Lu}\p{Ll}+$/u.test(one.text) || !/^\p{Lu}\p{Ll}+$/u.test(other.text)) continue;
    const text = one.text + other.text;
    tokens.splice(i, 2, {
      ...one,
      text,
      lower: text.toLowerCase(),
      lemma: text,
      part: 'name',
      span: [one.span[0], other.span[1]],
    });
  }
  return tokens;
}
