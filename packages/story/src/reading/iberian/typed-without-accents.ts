import type { Token } from '../token.ts';
import type { Lexicon } from './lexicon.ts';

/** Fewer words may have no accent by chance. */
const leastWords = 20;
const accented = /[áéíóú]/iu;
/** Pasts that are written so with or without accents, or can be nothing else without: 'dijo', 'estaba', 'salio'. */
const surelyPast =
  /^(?:dijo|fue|hizo|era|puso|vino|quiso|trajo|pudo|\p{L}+(?:aba|aban|abamos|io|ieron|aron|uvo|yeron|yo))$/iu;

/** Whether a Spanish text tells of the past and its writer types no accents at all. */
function isWithoutAccents(tokens: readonly Token[], { forms }: Lexicon): boolean {
  const words = tokens.filter(({ part }) => part === 'other');
  // One that a keyboard has put there says nothing of the others.
  const typed = words.filter(({ text }) => accented.test(text)).length;
  const missing = words.filter(({ text, lower }) => accented.test(lower) && !accented.test(text)).length;
  return (
    words.length >= leastWords &&
    typed * 4 <= missing &&
    words.filter(({ text, lower }) => surelyPast.test(text) || (accented.test(lower) && forms.has(lower)))
      .length > 1
  );
}

const self = /^(?:me|te|se|nos|lo|la|los|las|le|les)$/;
const opensClause = /^(?:que|para|ojalá|ojala)$/;
const exclaims =
  /^(?:una?|el|del|al|este|ese|aquel|otro|mucho|poco|tanto|gran|buen|primer|tercer|cada|todo|más|mas)$/;

/** 'Tiro' stands where only a verb of somebody else does: 'tiró'; 'grite' where nobody asks for it: 'grité'. */
function pastOf(
  { lower }: Token,
  before: readonly Token[],
  { forms, ...lexicon }: Lexicon,
): string | undefined {
  const form = forms.get(lower);
  const past = lower.replace(/o$/, 'ó').replace(/e$/, 'é');
  if (!form || past === lower || !form.lemma.endsWith('ar') || forms.get(past)?.lemma !== form.lemma)
    return undefined;
  const host = before.findLast((each) => !self.test(each.lower) && each.lower !== 'no');
  const [last] = before.slice(-1);
  const isBehindPronoun = self.test(last?.lower ?? '');
  if (/e$/.test(lower)) return opensClause.test(host?.lower ?? '') ? undefined : past;
  if (host?.lower === 'yo') return undefined;
  const opensNoun =
    last !== undefined &&
    (exclaims.test(last.lower) ||
      lexicon.possessives.has(last.lower) ||
      lexicon.prepositions.has(last.lower) ||
      lexicon.contractions[last.lower] !== undefined ||
      lexicon.numbers[last.lower] !== undefined);
  return isBehindPronoun || !opensNoun ? past : undefined;
}

const endsPhrase = /^(?:y|e|o|u|pero|cuando|mientras|porque|con|a|al|en|por|sin)$/;
const alone = /^(?:solo|solito|sólo|mismo|también|tambien|ni|no|ya|nunca|siempre|tampoco|casi)$/;
/** 'El la empujo', 'más grande que el y', 'el dando saltos': he, for no noun follows. */
const isHe = (next: Token | undefined, after: Token | undefined, { forms, nouns }: Lexicon): boolean =>
  !next ||
  (next.part === 'mark' && !/["“«'¡¿(]/.test(next.text)) ||
  endsPhrase.test(next.lower) ||
  (alone.test(next.lower) && (after === undefined || forms.has(after.lower) || self.test(after.lower))) ||
  (self.test(next.lower) && after !== undefined && (forms.has(after.lower) || self.test(after.lower))) ||
  (forms.get(next.lower)?.form === 'gerund' && !nouns.has(next.lower));

/** Tokens with the accents that tell who acts, where a thumb has left them out: 'él', 'tiró', 'grité'. */
export function withToldAccents(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  if (lexicon.language !== 'es') return [...tokens];
  const isBare = isWithoutAccents(tokens, lexicon);
  return tokens.map((token, at) => {
    if (token.part !== 'other') return token;
    if (token.lower === 'el') {
      const [next, after] = tokens.slice(at + 1, at + 3);
      return isHe(next, after, lexicon) ? { ...token, lower: 'él', lemma: 'él' } : token;
    }
    const past = isBare ? pastOf(token, tokens.slice(Math.max(0, at - 4), at), lexicon) : undefined;
    return past ? { ...token, lower: past, lemma: past } : token;
  });
}
