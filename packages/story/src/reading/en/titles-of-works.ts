import type { Token } from '../token.ts';

/** 'the whole of Let It Go': a run of capitals in the middle of a sentence is one name. */
export function withTitlesOfWorks(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    let end = i;
    while (i > 0 && isCapital(tokens[end]) && isCapital(tokens[end + 1])) end++;
    const run = tokens.slice(i, end + 1);
    if (run.length > 1 && run.some(({ part }) => /^(?:verb|auxiliary|pronoun|possessive)$/.test(part))) {
      const text = run.map((each) => each.text).join(' ');
      const span = [token.span[0], (run.at(-1) as Token).span[1]] as const;
      joined.push({ text, lower: text.toLowerCase(), lemma: text, part: 'name', span });
      i = end;
    } else joined.push(token);
  }
  return joined;
}

const isCapital = (token: Token | undefined): boolean =>
  token !== undefined && token.part !== 'quote' && token.text !== 'I' && /^\p{Lu}\p{Ll}/u.test(token.text);
