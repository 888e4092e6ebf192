import type { Token } from '../token.ts';
import type { Lexicon } from './lexicon.ts';

/** 'había dejado', 'estaba durmiendo', 'foi comido'; and being told from going. */
export function withAuxiliaries(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  return tokens.map((token, i) => {
    if (token.part !== 'verb') return token;
    const next = tokens
      .slice(i + 1, i + 5)
      .find(({ part, clitic, lower }) => !clitic && lower !== '' && !/^(?:adverb|negation)$/.test(part));
    if (token.lemma === 'ser' && /^(?:fui|fu|foi|fomos|foram|foste)/.test(token.lower)) {
      const goes =
        next &&
        (next.means === 'to' ||
          next.lower === 'a' ||
          next.means === 'until' ||
          /^(?:para|hacia|pra)$/.test(next.lower));
      if (goes || (next?.part === 'verb' && next.form === 'infinitive')) return { ...token, lemma: 'ir' };
    }
    const helps =
      lexicon.auxiliaries.has(token.lemma) &&
      next?.part === 'verb' &&
      (next.form === 'participle' || next.form === 'gerund');
    return helps ? { ...token, part: 'auxiliary' } : token;
  });
}
