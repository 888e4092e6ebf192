import type { Token } from '../token.ts';
import type { Lexicon } from './lexicon.ts';

/** 'disse: outra vez!': what follows the colon behind a verb of saying is said word for word. */
export function asQuotes(tokens: readonly Token[], text: string, lexicon: Lexicon): Token[] {
  const read: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    read.push(token);
    const verb = tokens[i - 1] && lexicon.splitClitics(tokens[i - 1]?.lower ?? '', lexicon.forms)[0];
    const form = verb ? lexicon.forms.get(verb) : undefined;
    const [first, from] = [tokens[i + 1], i + 1];
    if (token.text !== ':' || !form || !lexicon.saying.has(form.lemma) || !first || first.part === 'quote')
      continue;
    const end = tokens.findIndex(({ text: each }, k) => k >= from && /^[.!?]$/.test(each));
    const last = tokens[end < 0 ? tokens.length - 1 : end] as Token;
    const span = [first.span[0], last.span[1]] as const;
    const quoted = text.slice(...span);
    read.push({ text: quoted, lower: '', lemma: '', part: 'quote', span, quoted });
    i = end < 0 ? tokens.length : end;
  }
  return read;
}
