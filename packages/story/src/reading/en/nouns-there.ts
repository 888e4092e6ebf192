import { pictureFor } from '@milestoon/things/nouns';
import type { Token } from '../token.ts';

const whom = /^(?:me|him|us|them)$/;
const opens = /^(?:determiner|possessive)$/;
/** Behind these a noun is over. */
const closes = /^(?:mark|preposition|conjunction|subordinator|pronoun|relative|quote)$/;
const shuts = /^(?:hold|keep|pull|push|kick|slam|bang|zip|tie|tape|squeeze|close|press|nail|button|pin)$/;

/** A noun that the tagger took for something else: 'took the dummy out', 'passed me pegs'. Changes the token at `i`. */
export function mendNoun(tokens: readonly Token[], i: number): void {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!token || !before) return;
  const { lower, lemma, part } = token;
  // 'The back step': what is behind has a noun of its own.
  if (
    part === 'verb' &&
    lower === lemma &&
    before.lower === 'back' &&
    opens.test(tokens[i - 2]?.part ?? '') &&
    (!next || closes.test(next.part))
  ) {
    before.part = 'adjective';
    asNoun(token);
  }
  // 'A lollipop and very short bangs': several of something are of that kind.
  if (
    part === 'verb' &&
    /[a-z]{2}s$/.test(lower) &&
    lower !== lemma &&
    before.part === 'adjective' &&
    /^(?:adverb|conjunction|determiner|preposition|mark|adjective)$/.test(tokens[i - 2]?.part ?? '') &&
    (!next || closes.test(next.part))
  ) {
    asNoun(token);
    token.plural = true;
  }
  // 'Opened the till': behind an article nothing is waited for.
  if (lower === 'till' && /^(?:the|a|his|her|my|toy)$/.test(before.lower))
    Object.assign(token, { part: 'noun', lemma: 'till', plural: false });
  // 'His dummy': with nothing behind it, it is no quality of anything.
  if (
    part === 'adjective' &&
    (opens.test(before.part) || (before.part === 'genitive' && tokens.slice(0, i).some(isTold))) &&
    (!next || closes.test(next.part) || isSaidOfIt.test(next.lower)) &&
    pictureFor(lower, 'en') &&
    !isColor.test(lower)
  )
    asNoun(token);
  const isOfSeveral =
    part === 'verb' && /[a-z]{2}s$/.test(lower) && lower !== lemma && pictureFor(lemma, 'en') !== null;
  // 'Passed me pegs': behind 'me' nobody does anything.
  if (isOfSeveral && whom.test(before.lower)) asNoun(token);
  // 'Stuck plasters on him': two deeds do not stand together.
  if (isOfSeveral && isDone(before) && !/^(?:go|come|do|help|say)$/.test(before.lemma)) asNoun(token);
  // 'Squeezed paint onto the plate': a stuff behind a deed that is told is no deed.
  if (part === 'verb' && stuffs.test(lower) && isDone(before) && !helps.test(before.lemma))
    Object.assign(token, { part: 'noun', lemma: lower, plural: false });
  // 'Stuck leaves on the paper': of a tree.
  if (part === 'verb' && lower === 'leaves' && isDone(before))
    Object.assign(token, { part: 'noun', lemma: 'leaf', plural: true });
  // 'Held the gown shut': so it is kept, and nothing shuts.
  if (lower === 'shut' && part === 'verb' && isThing(before) && holdsBefore(tokens, i))
    Object.assign(token, { part: 'adverb', lemma: 'shut' });
}

/** 'Dropped the key all by himself', 'put the key back': what follows says how it is done. */
const isSaidOfIt =
  /^(?:all|again|alone|together|today|yesterday|tonight|down|up|out|away|back|in|off|on|over|here|there|himself|herself)$/;
const isColor = /^(?:orange|rose|peach|plum|lime|olive|violet|chestnut|cherry|gold|silver)$/;
const asNoun = (token: Token): void => {
  Object.assign(token, { part: 'noun', plural: token.lower !== token.lemma });
};
const stuffs =
  /^(?:paint|glue|water|milk|soap|mud|sand|chalk|tape|string|butter|salt|sugar|oil|jam|cream|honey|dust|shampoo|dirt|ink|foam)$/;
const helps = /^(?:go|come|do|help|say|let|make|dare|see|hear|watch)$/;
const isTold = ({ part }: Token): boolean => part === 'verb';
const isThing = ({ part, lower }: Token): boolean => /^(?:noun|name)$/.test(part) || lower === 'it';
/** A deed that is told: 'stuck', 'bought'. */
const isDone = ({ part, lower, lemma }: Token): boolean =>
  part === 'verb' && lower !== lemma && !/ing$/.test(lower);
const holdsBefore = (tokens: readonly Token[], i: number): boolean =>
  tokens.slice(Math.max(0, i - 5), i).some(({ part, lemma }) => part === 'verb' && shuts.test(lemma));
