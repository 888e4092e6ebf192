import { isVerbal, type Part, type Sentence, type Token } from '../token.ts';
import { veilQuotes } from '../veil-quotes.ts';
import { mendHomograph } from './homographs.ts';
import { formOf } from './form-of-verb.ts';
import { mendClipped } from './clipped.ts';
import { mendAdverbials, mendCompounds, mendInLaws, mendQuantities, mendWonder } from './compounds.ts';
import { mendDeed } from './deed-forms.ts';
import { mendGoingOn } from './goes-on.ts';
import { mendOwnDeed } from './own-deed.ts';
import { mendHer } from './her.ts';
import { mendHelpedDeed } from './helped-deed.ts';
import { mendKnownDeed } from './known-deeds.ts';
import { lemmaOf } from './lemma.ts';
import { mendOnlyAVerb } from './only-a-verb.ts';
import { mendOpeningDeed } from './opening-deed.ts';
import { mendNoun } from './nouns-there.ts';
import { mendDoneBySeveral } from './several-do.ts';
import { plainLetters } from './plain-letters.ts';
import { mendPreposition } from './prepositions.ts';
import { isWork, nounFollows, opensPhrase } from './possessive.ts';
import { isTitled, joinNames } from './titled.ts';
import { withTitlesOfWorks } from './titles-of-works.ts';
import { mendWay } from './ways.ts';
import { wink } from './wink.ts';
import * as words from './words.ts';
import { wordTable } from '../../text/word-table.ts';

const parts: Readonly<Record<string, Part>> = wordTable({
  NOUN: 'noun',
  PROPN: 'name',
  PRON: 'pronoun',
  DET: 'determiner',
  ADJ: 'adjective',
  ADV: 'adverb',
  NUM: 'number',
  VERB: 'verb',
  AUX: 'auxiliary',
  ADP: 'preposition',
  CCONJ: 'conjunction',
  SCONJ: 'subordinator',
  PUNCT: 'mark',
});

/** Sentences of an English text as tagged words; spans are characters of the text. */
export function tagEnglish(text: string, childName: string): Sentence[] {
  const { veiled, quotes } = veilQuotes(text);
  const nlp = wink();
  const { its } = nlp;
  const plain = plainLetters(veiled);
  const doc = nlp.readDoc(plain);
  const sentences: Sentence[] = [];
  let at = 0;
  doc.sentences().each((sentence) => {
    const tokens: Token[] = [];
    sentence.tokens().each((item) => {
      const word = String(item.out());
      const found = plain.indexOf(word, at);
      if (found < 0) return;
      at = found + word.length;
      const written = veiled.slice(found, at);
      // 'Carried her in.', 'the cat sat.': no inch, and no Saturday.
      const bare = /^\p{Ll}{2,}\.$/u.test(word) && !abbreviated.test(word) ? word.slice(0, -1) : undefined;
      const read = bare ? nlp.readDoc(bare).tokens().itemAt(0) : item;
      const text = bare ? written.slice(0, -1) : written;
      tokens.push(tokenOf(text, found, String(read.out(its.pos)), String(read.out(its.lemma))));
      if (bare) tokens.push(tokenOf('.', at - 1, 'PUNCT', '.'));
    });
    for (const token of tokens) {
      const quote = quotes.get(token.span[0]);
      if (quote === undefined) continue;
      Object.assign(token, { part: 'quote', quoted: quote.text, span: quote.span });
    }
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (!first || !last) return;
    mendClipped(tokens);
    repair(joinNames(tokens), childName);
    sentences.push({ tokens: withTitlesOfWorks(tokens), span: [first.span[0], last.span[1]] });
  });
  return sentences;
}

const abbreviated = /^(?:mrs?|ms|dr|st|jr|sr|etc|vs|approx|no|min|sec|hrs?|am|pm|km|cm|kg|lb|oz|ft)\.$/;

/** The words of a text that are verbs in it, lower case. */
export const verbWords = (text: string, childName: string): ReadonlySet<string> =>
  new Set(
    tagEnglish(text, childName).flatMap(({ tokens }) =>
      tokens.flatMap(({ part, lower }) => (part === 'verb' || part === 'auxiliary' ? [lower] : [])),
    ),
  );

/** A word may be another than its dictionary form and yet one: 'mum' is filed under 'mom'. */
const ofSeveral = /s$|^(?:feet|teeth|mice|children|men|women|geese)$/;

function tokenOf(text: string, from: number, pos: string, lemma: string): Token {
  const lower = text.toLowerCase();
  const part = parts[pos] ?? (pos === 'PART' ? partOfParticle(lower) : 'other');
  const token: Token = {
    text,
    lower,
    lemma: part === 'name' ? text : lemma.toLowerCase(),
    part,
    span: [from, from + text.length],
  };
  if (part === 'noun') token.plural = lower !== lemma.toLowerCase() && ofSeveral.test(lower);
  return token;
}

const partOfParticle = (lower: string): Part =>
  words.negations.has(lower)
    ? 'negation'
    : lower === 'to'
      ? 'infinitive'
      : /^'s?$/.test(lower)
        ? 'genitive'
        : 'other';

const opensNoun = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.lower !== 'both' &&
  /^(?:determiner|possessive|adjective|number|genitive)$/.test(token.part);

/** What grammar and a family's way of writing know better than the tagger. */
function repair(tokens: Token[], childName: string): void {
  const names = new Set(childName.split(' '));
  mendCompounds(tokens);
  mendInLaws(tokens);
  // 'On the step when …': what is before it is asked what follows.
  for (const token of tokens)
    if (token.part === 'adverb' && /^(?:when|where)$/.test(token.lower)) token.part = 'subordinator';
  for (const [i, token] of tokens.entries()) {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const { lower } = token;
    if (token.part === 'quote' || token.part === 'mark') continue;
    if (names.has(token.text) || isTitled(tokens, i))
      Object.assign(token, { part: 'name', lemma: token.text });
    else if (words.possessives.has(lower) && opensPhrase(tokens, i)) token.part = 'possessive';
    else if (words.plainPronouns.has(lower) && token.part !== 'determiner' && token.part !== 'number')
      token.part = 'pronoun';
    else if (
      /^(?:this|that|these|those|all|each|both|no|some|any|every|another)$/.test(lower) &&
      nounFollows(tokens, i)
    )
      token.part = lower === 'no' ? 'negation' : 'determiner';
    else if (i === 0 && token.part === 'name') asCommonWord(token, next);
    else if (
      token.part !== 'verb' &&
      token.part !== 'auxiliary' &&
      words.pastForms[lower] &&
      !opensNoun(before)
    ) {
      Object.assign(token, { part: 'verb', lemma: words.pastForms[lower] });
    } else if (
      token.part === 'verb' &&
      opensNoun(before) &&
      !isVerbal(next) &&
      (!next || /^(?:preposition|mark|conjunction|verb|noun|subordinator)$/.test(next.part))
    )
      token.part = next?.part === 'noun' ? 'adjective' : 'noun';
    else if (words.kin.has(lower) && (token.part !== 'verb' || owns.test(before?.lower ?? ''))) {
      // 'Made her brother a cake': nobody brothers a cake.
      if (token.part === 'verb' && before?.lower === 'her') before.part = 'possessive';
      token.part = token.part === 'name' ? 'name' : 'noun';
      // 'Da' is 'the' to the dictionary.
      if (lower.length < 3 && token.part === 'noun') token.lemma = lower;
    } else if (lower === 'new' || lower === 'own' || lower === 'first' || lower === 'little')
      token.part = 'adjective';
    if (
      token.part === 'noun' &&
      i > 0 &&
      /^\p{Lu}/u.test(token.text) &&
      !words.kin.has(lower) &&
      !/[.!?]/.test(before?.text ?? '')
    )
      Object.assign(token, { part: 'name', lemma: token.text });
    if (token.part === 'verb' && before && isNounThere(token, before, next))
      Object.assign(token, { part: 'noun', plural: lower !== token.lemma });
    if (
      before?.part === 'infinitive' &&
      token.part !== 'verb' &&
      token.part !== 'auxiliary' &&
      token.part !== 'adverb'
    )
      Object.assign(before, { part: 'preposition' });
    if (/^(?:verb|noun)$/.test(token.part) && opensNoun(before) && isWork(tokens, i))
      Object.assign(token, { part: 'noun', lemma: lower.replace(/s$/, '') });
    // 'There were leaves in his hair': nobody leaves.
    const isThere = /^(?:were|are|of|some|many|dry|dead|wet|autumn)$/.test(before?.lower ?? '');
    const singular = (token.part === 'noun' || (token.part === 'verb' && isThere)) && words.singulars[lower];
    if (singular) Object.assign(token, { part: 'noun', lemma: singular, plural: true });
    if (/^(?:today|yesterday|tomorrow|tonight)$/.test(lower)) token.part = 'adverb';
    // 'He video called his mum': it is he who calls.
    if (/^(?:video|face|skype|facetime)$/.test(lower) && /^call(?:ed|s|ing)?$/.test(next?.lower ?? ''))
      token.part = 'adverb';
    mendHer(tokens, i);
    mendHomograph(tokens, i);
    mendPreposition(tokens, i);
    mendWay(tokens, i);
    mendGoingOn(tokens, i);
    mendDeed(tokens, i);
    mendKnownDeed(tokens, i);
    mendOpeningDeed(tokens, i);
    mendHelpedDeed(tokens, i);
    mendDoneBySeveral(tokens, i);
    mendNoun(tokens, i);
    mendOnlyAVerb(tokens, i);
    if (lower === 'that' && token.part === 'pronoun' && clauseFollows(tokens, i)) token.part = 'subordinator';
    if (lower === 'riding' && token.lemma === 'rid') token.lemma = 'ride';
    // 'Waded' is no wad, and of a word that no dictionary has ('skooshed') the ending is told off.
    if (token.part === 'verb' && /(?:.{3}ed|drunk|swum|lain)$/.test(lower))
      token.lemma = words.pastForms[lower] ?? (token.lemma === lower ? lemmaOf(lower) : token.lemma);
    if (words.negations.has(lower) && token.part !== 'pronoun')
      // 'Without looking' nothing is done; without a coat there is no coat.
      token.part =
        lower === 'without' && !(next?.part === 'verb' && /ing$/.test(next.lower))
          ? 'preposition'
          : 'negation';
    if (lower in words.numbers && token.part !== 'pronoun') token.part = 'number';
    if (
      /^(?:who|which|that|whom)$/.test(lower) &&
      isVerbal(next) &&
      before &&
      !isVerbal(before) &&
      i > 0 &&
      token.part !== 'determiner'
    )
      token.part = 'relative';
    if (token.part === 'number')
      token.count = words.numbers[lower] ?? (Number.parseInt(lower, 10) || (undefined as never));
    if (
      token.part === 'auxiliary' &&
      /^(?:had|has|have|having|did|do|does)$/.test(lower) &&
      !isVerbal(tokens[i + 1]) &&
      !isVerbal(tokens[i + 2]) &&
      !words.pastForms[next?.lower ?? ''] &&
      next?.part !== 'negation'
    )
      token.part = 'verb';
    if (words.auxiliaries.has(lower) && token.part === 'verb' && isVerbal(next)) token.part = 'auxiliary';
    if (token.part === 'verb' || token.part === 'auxiliary') token.form = formOf(token, before);
    if (token.part === 'preposition' && words.subordinators.has(lower) && clauseFollows(tokens, i))
      token.part = 'subordinator';
    if (token.part === 'adverb' && lower === 'so') token.part = 'subordinator';
  }
  for (const i of tokens.keys()) mendOwnDeed(tokens, i);
  mendAdverbials(tokens);
  mendWonder(tokens);
  mendQuantities(tokens);
}

const owns = /^(?:my|her|his|our|their|the)$/;
const afterTo = new Set([
  'bed',
  'school',
  'work',
  'church',
  'town',
  'dinner',
  'lunch',
  'breakfast',
  'sports',
  'nursery',
]);

/** A verb that grammar does not allow there is the noun that is written alike. */
function isNounThere({ lower, lemma }: Token, before: Token, next: Token | undefined): boolean {
  if (before.part === 'infinitive') return afterTo.has(lower) || (lower !== lemma && /s$/.test(lower));
  if (before.part === 'preposition')
    return !/ing$/.test(lower) && !/^(?:determiner|possessive|pronoun)$/.test(next?.part ?? '');
  // 'the school play': somebody alone 'plays'.
  return before.part === 'noun' && !before.plural && lower === lemma && !words.pastForms[lower];
}

function clauseFollows(tokens: readonly Token[], i: number): boolean {
  for (const token of tokens.slice(i + 1, i + 7)) {
    if (isVerbal(token)) return token.form !== 'gerund';
    if (token.part === 'mark' || token.part === 'conjunction' || token.part === 'preposition') return false;
  }
  return false;
}

/** The first word has a capital anyway: 'Bananas everywhere' speaks of bananas. */
function asCommonWord(token: Token, next: Token | undefined): void {
  if (next?.part === 'name' || next?.part === 'genitive') return;
  const nlp = wink();
  const alone = nlp.readDoc(plainLetters(token.lower)).tokens().itemAt(0);
  const pos = String(alone.out(nlp.its.pos));
  const lemma = String(alone.out(nlp.its.lemma)).toLowerCase();
  // A name written small is a noun nobody knows: only a plural, or a word in front of a verb's object, is sure.
  if (pos === 'NOUN' && lemma !== token.lower)
    // 'Mum' is 'mom' to the dictionary, and one.
    Object.assign(token, { part: 'noun', lemma, plural: ofSeveral.test(token.lower) });
  else if (pos === 'VERB' && lemma !== token.lower) Object.assign(token, { part: 'verb', lemma });
  else if (pos === 'ADJ' || pos === 'ADV') token.part = pos === 'ADJ' ? 'adjective' : 'adverb';
}
