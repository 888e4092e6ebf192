import type { Token } from '../token.ts';
import type { Lexicon } from './lexicon.ts';
import type { VerbForm } from './conjugate.ts';
import { verbFormOf } from './verb-form.ts';
import { wordTable } from '../../text/word-table.ts';

/** 'la vio' against 'la cena': an article stands before nouns, a pronoun before told verbs. */
export function standsBeforeVerb(
  lower: string,
  words: readonly Token[],
  i: number,
  lexicon: Lexicon,
): boolean {
  const next = words[i + 1];
  if (!next) return false;
  if (lexicon.contractions[lower]) {
    // 'nos' is both in Portuguese.
    const form = verbFormOf(next.lower, lexicon);
    return form?.form === 'finite' && !form.weak;
  }
  const isArticle = lexicon.determiners.has(lower);
  if (lexicon.clitics[next.lower] && !isArticle) return true;
  const form = verbFormOf(next.lower, lexicon);
  // 'Para lhe mostrar', 'para o ver'.
  if (form?.form === 'infinitive' && lexicon.articleA)
    return (
      !isArticle ||
      (/^(?:para|pra|sem|por)$/.test(words[i - 1]?.lower ?? '') && !lexicon.nouns.has(next.lower))
    );
  // 'Ficou se coçando', 'veio me abraçando'.
  if (form?.form === 'gerund' && lexicon.articleA && !isArticle) return true;
  if (!form || form.form !== 'finite') return false;
  // 'Se abraçaram', against 'se chove'.
  if (lower === 'se' && lexicon.articleA && i === 0) return told.test(next.lower);
  if (!isArticle) return true;
  // 'Se la come entera': two pronouns of one verb.
  if (!lexicon.articleA && /^(?:se|me|te|nos)$/.test(words[i - 1]?.lower ?? '') && /^l[oa]s?$/.test(lower))
    return true;
  return !form.weak && !lexicon.nouns.has(next.lower) && !/^\p{Lu}/u.test(next.text);
}

const told = /(?:ou|eu|iu|aram|eram|iram|amos|ava|avam)$/;

/** 'Que desde la grada le hacía palmas': where the words go on behind a place. */
function behindPlace(words: readonly Token[], i: number, lexicon: Lexicon): number {
  const first = words[i]?.lower ?? '';
  const isPlace = lexicon.prepositions.has(first) || lexicon.contractions[first] !== undefined;
  if (!isPlace || lexicon.clitics[first]) return i;
  let at = i + 1;
  while (lexicon.determiners.has(words[at]?.lower ?? '') || lexicon.possessives.has(words[at]?.lower ?? ''))
    at++;
  return at + 1;
}

/** The verb behind 'que', past 'no', 'ya' and pronouns: 'que nunca la vio'. */
export function formBehind(words: readonly Token[], i: number, lexicon: Lexicon): VerbForm | undefined {
  const start = behindPlace(words, i + 1, lexicon);
  const next = words
    .slice(start, start + 4)
    .find(
      ({ lower }, k) =>
        !lexicon.negations.has(lower) &&
        !lexicon.adverbs.has(lower) &&
        !(lexicon.clitics[lower] && standsBeforeVerb(lower, words, start + k, lexicon)),
    );
  return next ? verbFormOf(next.lower, lexicon) : undefined;
}

const modal =
  /^(?:ser|ir|querer|poder|deber|dever|empezar|comenzar|começar|volver|voltar|acabar|tratar|venir|vir|conseguir|tentar|intentar|soler|lograr)$/;
const goesOn = /^(?:ir|vir|venir|andar|seguir|continuar)$/;
/** 'Lo fui a buscar', 'o fomos buscar', 'los iba secando': what stands before the one verb is done to by the other. */
export const climbs = ({ part, lemma }: Token, [first, second]: readonly Token[]): boolean =>
  part === 'verb' &&
  ((goesOn.test(lemma) && first?.form === 'gerund') ||
    (modal.test(lemma) &&
      (first?.form === 'infinitive' ||
        (/^(?:a|de)$/.test(first?.lower ?? '') && second?.form === 'infinitive'))));

const finite: Readonly<Record<string, string>> = wordTable({
  pô: 'pôs',
  fê: 'fez',
  trá: 'traz',
  fá: 'faz',
  qui: 'quis',
});
/** 'O treinador pô-lo à baliza' did so, 'para pô-lo' is yet to; undefined where no pronoun has shortened the verb. */
export function finiteWith(word: string, before: Token | undefined): string | undefined {
  const stem = /^(pô|fê|trá|fá|qui)-l[oa]s?$/.exec(word)?.[1];
  const isHanging = /^(?:preposition|verb|auxiliary)$/.test(before?.part ?? '');
  return stem && !isHanging ? finite[stem] : undefined;
}
