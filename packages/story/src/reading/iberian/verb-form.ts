import type { Token } from '../token.ts';
import type { VerbForm } from './conjugate.ts';
import type { Lexicon } from './lexicon.ts';

/** What a word is as a verb, by the table or by its ending, or undefined. */
export function verbFormOf(lower: string, lexicon: Lexicon): VerbForm | undefined {
  // 'De', 'a' and 'para' are verbs in a grammar only, as 'una' is.
  if (lexicon.prepositions.has(lower) || lexicon.determiners.has(lower)) return undefined;
  const known = lexicon.forms.get(lower);
  if (known) return known;
  if (lexicon.nouns.has(lower) || lower.length < (/ó$/.test(lower) ? 4 : 5)) return undefined;
  for (const [ending, infinitive, form] of lexicon.strongEndings)
    if (ending.test(lower)) return { ...form, lemma: lower.replace(ending, '') + infinitive };
  return undefined;
}

/** Whether a word that may be a verb is one where it stands. */
export function isVerbThere(
  lower: string,
  form: VerbForm,
  before: Token | undefined,
  tokens: readonly Token[],
  lexicon: Lexicon,
): boolean {
  if (form.form === 'participle') {
    const verb = before?.part === 'adverb' ? tokens.at(-2) : before;
    return verb?.part === 'verb' && lexicon.auxiliaries.has(verb.lemma);
  }
  // 'A las siete saltando': nothing else than a verb ends so.
  // 'En una de estas vio una avispa': there is no such noun.
  const isPointed = /^(?:est|es|ess)[ea]s?$/.test(before?.lower ?? '') && tokens.at(-2)?.lower === 'de';
  if (before && !isPointed && /^(?:determiner|possessive|number)$/.test(before.part))
    return form.form === 'gerund' || isToldOfOne(lower, form, before, lexicon);
  if (before?.part === 'preposition')
    return (
      form.form === 'infinitive' &&
      (!lexicon.nouns.has(lower) || (before.lower === 'a' && tokens.at(-2)?.part === 'verb')) &&
      !lexicon.contractions[before.lower]
    );
  if (form.form === 'infinitive') return !lexicon.nouns.has(lower) || before?.part === 'verb';
  // 'Comemos' is no noun, though it is of the present.
  const isStrong = !form.weak || (form.person === 'we' && /[aei]mos$/.test(lower));
  if (isStrong && !lexicon.nouns.has(lower)) return true;
  // 'Que se llama Bauti': no animal.
  if (
    before?.clitic &&
    before.lower === 'se' &&
    !tokens.some(({ span }) => span[1] === before.host && !before.span.includes(span[1]))
  )
    return true;
  // 'Pôs-lhe gelo': a noun behind the pronoun of another verb.
  if (before?.clitic && tokens.some(({ span }) => span[1] === before.host) && lexicon.nouns.has(lower))
    return false;
  if (before?.part === 'pronoun' || before?.part === 'negation' || before?.part === 'relative') return true;
  const clause = tokens.slice(
    tokens.findLastIndex(({ part }) => /^(?:mark|conjunction|subordinator)$/.test(part)) + 1,
  );
  const told = clause.some(({ part, form }) => part === 'verb' && form === 'finite');
  // 'Vino el abuelo' against 'bebió vino': a noun too, but told as nouns are not.
  if (lexicon.nouns.has(lower)) return !form.weak && !told;
  return !told && before?.part !== 'adjective';
}

const onesOf =
  /^(?:un[ao]|otr[ao]s?|ningun[ao]|algun[ao]s?|est[ea]|es[ea]|aquell?[ao]?|el|dos|tres|cuatro|cinco|\d+)$/;
const pastOnly =
  /(?:[^aeiouáéíóú]ó|i[óo]|aron|ieron|aban?|ían?)$|^(?:hizo|dijo|puso|quiso|pudo|tuvo|estuvo)$/;
/** 'Uno estornudó', 'el otro pegó los trozos', 'el 19 bajó': what only a told verb ends with. */
const isToldOfOne = (lower: string, form: VerbForm, before: Token, { articleA, nouns }: Lexicon): boolean =>
  !articleA &&
  form.form === 'finite' &&
  !form.weak &&
  !nouns.has(lower) &&
  onesOf.test(before.lower) &&
  pastOnly.test(lower);

/** 'Pegou a colher': a spoon; 'começou a colher flores' picks them. */
export const isSpoon = (next: Token | undefined, before: Token | undefined): boolean =>
  next?.lower === 'colher' &&
  !/^(?:começar|ajudar|voltar|aprender|estar|andar|continuar|ir|ensinar)$/.test(before?.lemma ?? '');
