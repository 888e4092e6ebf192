import { spelledOf } from '../../person/nickname.ts';
import { isGivenName } from '../../people/gender.ts';
import type { Part, Sentence, Token } from '../token.ts';
import { veilQuotes } from '../veil-quotes.ts';
import type { VerbForm } from './conjugate.ts';
import { plainNoun } from './diminutives.ts';
import { isEven, isNotEven } from './even.ts';
import { inFull } from './kin-spelled.ts';
import { isHalf } from './halves.ts';
import type { Lexicon } from './lexicon.ts';
import { joinPronouns, joinWords } from './joined-words.ts';
import { withTurns } from './phrasing.ts';
import { climbs, finiteWith, formBehind, standsBeforeVerb } from './clitic-there.ts';
import { namesWithin, sentencesOf } from './sentences.ts';
import { isAfterHour } from './after-hour.ts';
import { withAuxiliaries } from './auxiliaries.ts';
import { isRelative } from './relative.ts';
import { asQuotes } from './spoken.ts';
import { exclaimed, weekdays } from './openers.ts';
import { withToldAccents } from './typed-without-accents.ts';
import { isSpoon, isVerbThere, verbFormOf } from './verb-form.ts';

const wordOrMark = /\p{L}+(?:[-'’·]\p{L}+)*|\d+(?:[.,:]\d+)*|[^\s\p{L}\d]/gu;
const isArticle = /^(?:el|la|los|las|su|sus|mi|mis|un|una)$/;
const opensNoun = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:determiner|possessive|number|preposition)$/.test(token.part);

/** Sentences of a Portuguese or Spanish text as tagged words; spans are characters of the text. */
export function tagIberian(text: string, childName: string, lexicon: Lexicon): Sentence[] {
  const { veiled, quotes } = veilQuotes(text);
  const own = new Set(childName.split(' ').flatMap(spelledOf));
  const words = [...veiled.matchAll(wordOrMark)];
  const written: Token[] = words.map(({ 0: word, index }, i) => {
    const quote = quotes.get(index);
    const typed = word.toLowerCase();
    const lower = own.has(typed) ? typed : inFull(typed, words[i - 1]?.[0], lexicon);
    const token: Token = {
      text: word,
      lower,
      lemma: lower,
      part: /[\p{L}\d]/u.test(word) ? 'other' : 'mark',
      span: [index, index + word.length],
    };
    return quote ? { ...token, part: 'quote', quoted: quote.text, span: quote.span } : token;
  });
  const tokens = withToldAccents(written, lexicon);
  const called = namesWithin(tokens);
  return sentencesOf(joinWords(joinPronouns(asQuotes(tokens, text, lexicon), lexicon.pronouns))).map(
    (words) => {
      const tagged = tagWords(words, childName, lexicon, called);
      return {
        tokens: tagged,
        span: [words[0]?.span[0] ?? 0, words.at(-1)?.span[1] ?? 0] as const,
      };
    },
  );
}

function tagWords(
  words: readonly Token[],
  childName: string,
  lexicon: Lexicon,
  called: ReadonlySet<string>,
): Token[] {
  const names = new Set(childName.split(' ').flatMap(spelledOf));
  const tokens: Token[] = [];
  for (const [i, word] of words.entries()) {
    const before = tokens.at(-1);
    if (word.part === 'mark' || word.part === 'quote' || word.fixed) {
      tokens.push(word);
      continue;
    }
    const [verb, ...clitics] = lexicon.splitClitics(word.lower, lexicon.forms);
    if (clitics.length > 0) {
      const said = finiteWith(word.lower, before) ?? verb;
      const form = verbFormOf(said, lexicon) ?? { lemma: verb, form: 'infinitive' };
      tokens.push(
        asVerb(word, form, lexicon),
        ...clitics.flatMap((clitic) => cliticOf(clitic, word, lexicon)),
      );
      continue;
    }
    tokens.push(...tagWord(word, before, words, i, { names, called, lexicon, tokens }));
  }
  return withTurns(withAuxiliaries(cliticsBehind(tokens, lexicon), lexicon), lexicon);
}

interface Context {
  names: ReadonlySet<string>;
  called: ReadonlySet<string>;
  lexicon: Lexicon;
  tokens: readonly Token[];
}

function tagWord(
  word: Token,
  before: Token | undefined,
  words: readonly Token[],
  i: number,
  { names, called, lexicon, tokens }: Context,
): Token[] {
  const { lower, text } = word;
  const next = words[i + 1];
  const nextForm = next ? verbFormOf(next.lower, lexicon) : undefined;
  const as = (part: Part, more: Partial<Token> = {}): Token[] => [{ ...word, part, ...more }];
  const first = !before || before.part === 'mark';
  if (names.has(lower)) return as('name', { lemma: text, child: true });
  if (first && called.has(text)) return as('name', { lemma: text });
  if (/^\d/.test(text)) return as('number', { count: Number.parseInt(text, 10) });
  const clitic = lexicon.clitics[lower];
  if (clitic && standsBeforeVerb(lower, words, i, lexicon)) return cliticOf(lower, word, lexicon);
  if (lexicon.articleA && lower === 'a' && nextForm?.form === 'infinitive' && !isSpoon(next, before))
    return as('preposition', { means: 'to' });
  // 'Fomos a casa da avó', against 'limpou a casa'.
  if (lexicon.articleA && lower === 'a' && next?.lower === 'casa' && goesHome.test(before?.lemma ?? ''))
    return as('preposition', { means: 'to' });
  const contracted = lexicon.contractions[lower];
  if (contracted) return as('preposition', { means: contracted });
  const within = /^[nd](el[ae]s?)$/.exec(lower)?.[1];
  if (within) {
    // 'O urso dela' tells whose it is; 'correu atrás dele', 'gostou dele', 'pegou nele' of or in whom.
    if (lower.startsWith('d') && /^(?:noun|name|adjective)$/.test(before?.part ?? '')) return as('other');
    const pronoun: Token = { ...word, lower: within, lemma: within, part: 'pronoun' };
    if (before?.part === 'preposition') return [pronoun];
    const means = lower.startsWith('d') ? 'of' : 'in';
    return [{ ...word, text: '', lower: '', lemma: '', part: 'preposition', means }, pronoun];
  }
  if (lower === 'que' || lower === 'quien' || lower === 'quem')
    return as(isRelative(tokens, formBehind(words, i, lexicon), lexicon) ? 'relative' : 'subordinator');
  if (lower === 'como') {
    const clause = words.slice(i + 1, i + 5).some(({ lower: each }) => {
      const form = verbFormOf(each, lexicon);
      return form?.form === 'finite' && !form.weak && !lexicon.nouns.has(each);
    });
    return clause ? as('subordinator') : as('preposition', { means: 'like' });
  }
  const companion = lexicon.comitatives[lower];
  if (companion)
    return [
      { ...word, text: '', lower: '', lemma: '', part: 'preposition', means: 'with' },
      { ...word, lower: companion, lemma: companion, part: 'pronoun' },
    ];
  // 'Todos aplaudimos', 'los dos bailaron': those who do it, and no noun behind them.
  const isAll =
    /^(?:todos|todas|ambos|ambas)$/.test(lower) ||
    (/^(?:dois|duas|dos)$/.test(lower) && before) ||
    (/^(?:três|tres|quatro|cuatro|cinco)$/.test(lower) && /^(?:l?[oa]s|nós)$/.test(before?.lower ?? ''));
  if (isAll && nextForm?.form === 'finite' && !nextForm.weak && /^(?:we|they)$/.test(nextForm.person ?? ''))
    return as('pronoun');
  // 'Una se le cayó': one of them.
  const isOne =
    /^(?:un[ao]|otr[ao]|uma?|outr[ao])$/.test(lower) &&
    ((lexicon.clitics[next?.lower ?? ''] && !lexicon.determiners.has(next?.lower ?? '')) ||
      (lexicon.articleA && isPastOf(next, nextForm, lexicon)));
  if (isOne) return as('pronoun');
  // 'A todos': of nothing all.
  if (/^tod[oa]s$/.test(lower) && (!next || next.part === 'mark' || lexicon.conjunctions.has(next.lower)))
    return as('pronoun');
  if (isNotEven(lower, before, words.slice(i + 1), lexicon)) return as('negation');
  if (lexicon.negations.has(lower) && !(lower === 'sin' || lower === 'sem')) return as('negation');
  // 'Muito contente': how much so, and nothing many.
  if (/^(?:muito|pouco|tanto|mucho)$/.test(lower) && lexicon.adjectives.has(next?.lower ?? ''))
    return as('adverb');
  if (lexicon.determiners.has(lower) || isHalf(word, before, isNominal(next, lexicon)))
    return as('determiner');
  if (lexicon.possessives.has(lower)) return as('possessive');
  if (lexicon.pronouns.has(lower)) return as('pronoun');
  if (lexicon.conjunctions.has(lower)) return as('conjunction');
  if (lexicon.subordinators.has(lower)) return as('subordinator');
  const named = /^\p{Lu}/u.test(text) && !first;
  if (first && weekdays.test(lower)) return as('noun');
  if (first && next?.text === ',' && exclaimed.test(lower)) return as('adverb');
  // 'Había dormido' against 'estaba dormido'.
  const isPerfect = perfect.test(before?.lemma ?? '') && verbFormOf(lower, lexicon)?.form === 'participle';
  const adjectival = lexicon.adjectives.has(lower) && !isPerfect;
  const preposition = lexicon.prepositions.get(lower);
  if (preposition === 'until' && isEven(words, i, lexicon)) return as('adverb');
  // 'El banco bajo' is low; 'la pelota bajo el brazo' is under it.
  if (preposition && !(lower === 'bajo' && before?.part === 'noun' && !isArticle.test(next?.lower ?? '')))
    return as('preposition', { means: preposition });
  const number = lexicon.numbers[lower];
  if (number) return as('number', { count: number });
  const isOrdinal = ordinals.test(lower) && (lexicon.nouns.has(next?.lower ?? '') || nextForm?.weak === true);
  if (adjectival && !named && !(opensNoun(before) && !isNominal(next, lexicon) && !isOrdinal))
    return as('adjective');
  if (lexicon.adverbs.has(lower) || /.{3}mente$/.test(lower)) return as('adverb');
  const form = verbFormOf(lower, lexicon);
  const capital = /^\p{Lu}/u.test(text);
  // 'Deixei a Mia' has her name and no verb behind it.
  const acting = lexicon.clitics[next?.lower ?? ''] ? words[i + 2] : next;
  const acts = acting && !/^\p{Lu}/u.test(acting.text) ? verbFormOf(acting.lower, lexicon) : undefined;
  // 'Leo se tiró', 'Leo corrió': whoever reads does not do something else in one breath.
  // 'Vale pedaleó': two verbs do not stand side by side, so the first is a name.
  const isSomeone =
    capital &&
    first &&
    acts?.form === 'finite' &&
    (form?.person === 'i'
      ? acts.person !== 'i'
      : form?.weak === true && !acts.weak && form.person === 'one' && acts.person === 'one');
  if (form?.form === 'finite' && !named && isAfterHour(tokens)) return [asVerb(word, form, lexicon)];
  if (form && !named && !isSomeone && isVerbThere(lower, form, before, tokens, lexicon))
    return [asVerb(word, form, lexicon)];
  // At the start of a sentence a capital says nothing; a word without an article in front of a verb is a name.
  const opener =
    capital &&
    first &&
    next !== undefined &&
    (!/s$/.test(lower) || isGivenName(text)) &&
    !lexicon.nouns.has(lower);
  const actor =
    opener &&
    (lexicon.clitics[next.lower] !== undefined ||
      (nextForm?.form === 'finite' && !nextForm.weak) ||
      next.lower === 'e' ||
      next.lower === 'y');
  if (named || actor) return as('name', { lemma: text });
  // What stands right behind a noun tells its kind: 'gafas redondas'.
  const behind = before?.part === 'noun' && !lexicon.nouns.has(lower);
  if (behind) return as('adjective');
  const singular = lexicon.singular(lower);
  return as('noun', { lemma: plainNoun(singular, lexicon), plural: singular !== lower });
}

/** 'Um chorava', 'a outra dormia': endings that no noun has. */
const isPastOf = (next: Token | undefined, form: VerbForm | undefined, { nouns }: Lexicon): boolean =>
  form?.form === 'finite' &&
  !form.weak &&
  next !== undefined &&
  !nouns.has(next.lower) &&
  /(?:.{2}(?:ou|ava|[^mst]eu|iu)|.{2}[^aeiouv]ia)$/.test(next.lower);

const perfect = /^(?:haber|haver|ter)$/;
const goesHome = /^(?:ir|vir|voltar|chegar|regressar|ser)$/;
/** 'O primeiro jogo': what can be a verb is none behind it. */
const ordinals =
  /^(?:primeir[oa]s?|segund[oa]s?|terceir[oa]s?|últim[oa]s?|únic[oa]s?|primer[oa]?s?|tercer[oa]?s?|própri[oa]|mesm[oa]|mism[oa]|nov[oa]|nuev[oa]|gran|bom|boa|buen[oa]?)$/;
const isNominal = (token: Token | undefined, lexicon: Lexicon): boolean =>
  token !== undefined &&
  /\p{L}/u.test(token.text) &&
  !lexicon.prepositions.has(token.lower) &&
  !lexicon.contractions[token.lower] &&
  !(lexicon.clitics[token.lower] && !lexicon.determiners.has(token.lower)) &&
  !lexicon.conjunctions.has(token.lower) &&
  !lexicon.subordinators.has(token.lower) &&
  verbFormOf(token.lower, lexicon) === undefined;

function asVerb(word: Token, { lemma, form, person, supposed }: VerbForm, lexicon: Lexicon): Token {
  return {
    ...word,
    part: 'verb',
    lemma,
    form,
    ...(person ? { person } : {}),
    ...(supposed ? { supposed } : {}),
  };
}

function cliticOf(lower: string, word: Token, lexicon: Lexicon): Token[] {
  const kind = lexicon.clitics[lower];
  const token: Token = { ...word, lower, lemma: lower, part: kind === 'self' ? 'other' : 'pronoun' };
  const end = word.span[1];
  const text =
    lower === word.lower ? word : { ...word, text: lower, span: [end - lower.length, end] as const };
  const pronoun = { ...token, text: text.text, span: text.span, clitic: true, host: word.span[1] };
  return kind === 'to'
    ? [{ ...pronoun, text: '', lower: '', lemma: '', part: 'preposition', means: 'to' }, pronoun]
    : [pronoun];
}

/** 'lo buscó' is read as 'buscó lo': what stands before a verb without a preposition acts. */
function cliticsBehind(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const moved: Token[] = [];
  let waiting: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    const host = tokens.slice(0, i).findLast(({ clitic }) => !clitic);
    if (token.clitic && (waiting.length > 0 || host?.part !== 'verb' || host.span[1] !== token.host))
      waiting.push(token);
    else moved.push(token);
    const next = tokens[i + 1];
    const helps =
      (lexicon.auxiliaries.has(token.lemma) && next?.part === 'verb' && next.form !== 'finite') ||
      climbs(token, tokens.slice(i + 1, i + 3));
    if (token.part === 'verb' && !helps && waiting.length > 0) {
      moved.push(...waiting);
      waiting = [];
    }
  }
  return [...moved, ...waiting];
}
