import { pictureFor } from '@milestoon/things/nouns';
import type { Token } from '../token.ts';

const particles =
  /^(?:up|down|in|out|off|over|away|back|round|around|along|home|inside|outside|upstairs|downstairs|forward|forwards)$/;
/** Where a back is, and what is done to one: 'lay on her back', 'scratched her back'. */
const atBack = /^(?:on|onto|in|behind|against|down|across|over|under|upon)$/;
const touches =
  /^(?:scratch|rub|pat|stroke|pet|wash|dry|tickle|hurt|arch|turn|straighten|massage|soap|wipe|slap|thump|tap|break|bend)$/;
const gives =
  /^(?:give|hand|buy|bring|offer|send|pass|serve|get|make|bake|knit|lend|award|feed|tell|teach|throw|promise|owe|fetch|cook|pour|present)$/;
const opensAnother = /^(?:determiner|possessive|pronoun|infinitive)$/;
const isNominal = (token: Token | undefined): boolean =>
  /^(?:noun|adjective|number)$/.test(token?.part ?? '');

/**
 * 'Spun her round', 'gave her sweets': she, where the tagger took her for whose it is. What she has of her own is hers only
 * where the words go on to whom it is given: 'gave her sweets to Tom', 'gave her teddy a kiss'.
 */
export function mendHer(tokens: readonly Token[], i: number): void {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (token?.lower !== 'her' || !next) return;
  if (next.lower === 'back' && (atBack.test(before?.lower ?? '') || touches.test(before?.lemma ?? ''))) {
    token.part = 'possessive';
    Object.assign(next, { part: 'noun', lemma: 'back', plural: false });
    return;
  }
  if (isHers(tokens, i)) {
    token.part = 'possessive';
    Object.assign(next, { part: 'noun', lemma: next.lower, plural: false });
    return;
  }
  if (token.part !== 'possessive') return;
  if (particles.test(next.lower) && !/^(?:noun|name|genitive)$/.test(tokens[i + 2]?.part ?? '')) {
    token.part = 'pronoun';
    next.part = /^(?:up|down|in|out|off|over|away|back|round|around|along|forward)$/.test(next.lower)
      ? 'preposition'
      : 'adverb';
    return;
  }
  // 'Let her hand out the pretzels': she hands them out.
  if (
    /^(?:let|make|help|watch|see|have)$/.test(before?.lemma ?? '') &&
    handsOut.test(next.lower) &&
    particles.test(tokens[i + 2]?.lower ?? '')
  ) {
    token.part = 'pronoun';
    Object.assign(next, { part: 'verb', lemma: next.lower });
    return;
  }
  if (before?.part !== 'verb' || !gives.test(before.lemma)) return;
  let end = i + 1;
  while (isNominal(tokens[end])) end++;
  const last = tokens[end - 1];
  const after = tokens[end];
  if (end === i + 1 || !last || last.part !== 'noun') return;
  const isAnothers =
    after !== undefined &&
    (opensAnother.test(after.part) ||
      /^(?:to|back|away|up|out|in|on|for|off|into|number)$/.test(after.lower));
  if (!isAnothers && isGift(last, tokens.slice(i + 1, end))) token.part = 'pronoun';
}

/** Behind these somebody does what stands behind 'her': 'let her drum', 'watched her fly'. */
const lets = /^(?:let|make|help|watch|see|hear|feel|have|notice|bid|spot)$/;
const goesOn = /^(?:mark|preposition|conjunction|subordinator|adverb)$/;
/** 'Put her watch on the table', 'lost her key': a thing that is also a deed or a quality, where nobody has her do it. */
function isHers(tokens: readonly Token[], i: number): boolean {
  const [before, next, after] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
  if (!before || !next || (after && !goesOn.test(after.part))) return false;
  // 'Painted her orange', 'kept her cool': so she is then.
  const isQuality = next.part === 'adjective' && !isColor.test(next.lower);
  // 'Showed the baby her rattle', 'stabbed it with her fork'.
  const isShown =
    /^(?:noun|name)$/.test(before.part) &&
    tokens.slice(Math.max(0, i - 4), i).some(({ part, lemma }) => part === 'verb' && shows.test(lemma));
  return (
    ((before.part === 'verb' && !lets.test(before.lemma)) ||
      (before.part === 'preposition' && before.lower !== 'to') ||
      isShown) &&
    ((next.part === 'verb' && !/(?:ed|ing|s)$/.test(next.lower)) || isQuality) &&
    pictureFor(next.lower, 'en') !== null
  );
}
const shows = /^(?:show|give|hand|lend|bring|pass|offer|throw)$/;
const isColor = /^(?:orange|rose|peach|plum|lime|olive|violet|chestnut|gold|silver)$/;

/** 'Got her first glasses': what is first, last or somebody's own is whose it is. */
const ordinal = /^(?:first|second|third|last|own|only)$/;

/** Of one's own one gives a hand or a best; what has no article and is given is several or a stuff. */
const isGift = (last: Token, own: readonly Token[]): boolean =>
  !own.some(({ lower }) => ordinal.test(lower)) &&
  (last.plural === true ||
    /[^s]s$/.test(last.lower) ||
    stuffs.test(last.lower) ||
    own.some(({ part, lower }) => part === 'number' || /^(?:some|more|extra|fresh|hot|cold)$/.test(lower)));

/** Words for what one has that are also deeds with a particle. */
const handsOut =
  /^(?:hand|pass|back|ring|roll|zip|button|plug|water|dress|step|jump|climb|drive|turn|stick|cut|light|lock)$/;

const stuffs =
  /^(?:cake|chocolate|money|food|water|milk|juice|lemonade|squash|tea|cocoa|toast|bread|soup|ice|ice-cream|popcorn|candyfloss|medicine|advice|permission|praise|homework|help|music|courage|confidence|time|space|breakfast|lunch|dinner|supper|pocket|cream|jelly|fruit|pizza|rice|pasta)$/;
