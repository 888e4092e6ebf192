import type { Token } from '../token.ts';
import { everydayForms } from './everyday-forms.ts';
import { wordTable } from '../../text/word-table.ts';
import { pastForms } from './words.ts';

/** What is at the mercy of a feeling is more often told of somebody: 'Scared of the dark', 'Excited all day'. */
const felt =
  /^(?:scared|excited|tired|worried|confused|bored|amazed|surprised|relieved|pleased|delighted|exhausted|frightened|disappointed|embarrassed|thrilled|startled|terrified|married|upset)$/;
const unchanged =
  /^(?:put|let|cut|hit|set|shut|read|hurt|spread|cast|split|left|wound|ground|felt|saw|lay|rose|dove|bound)$/;
const irregular: Readonly<Record<string, string>> = wordTable({
  swam: 'swim',
  drank: 'drink',
  bit: 'bite',
  trod: 'tread',
  blew: 'blow',
  wore: 'wear',
  drew: 'draw',
  rang: 'ring',
  shook: 'shake',
  tore: 'tear',
  stuck: 'stick',
  hung: 'hang',
  swung: 'swing',
  slid: 'slide',
  dug: 'dig',
  hid: 'hide',
  fed: 'feed',
  swept: 'sweep',
  crept: 'creep',
  leapt: 'leap',
  knelt: 'kneel',
  burnt: 'burn',
  spilt: 'spill',
});
const openers = /^(?:then|just|and|so|but|finally|only|even|also|later|next|suddenly|once|again)$/;
const object = /^(?:determiner|possessive|pronoun|negation)$/;
const particle =
  /^(?:up|down|out|off|away|over|back|in|on|along|around|about|round|through|past|by|into|onto|under)$/;
const behindParticle = /^(?:determiner|possessive|pronoun|preposition|mark|adverb|conjunction|number)$/;

const pastLemma = (lower: string): string | undefined =>
  irregular[lower] ?? pastForms[lower] ?? (/ed$/.test(lower) ? everydayForms().past.get(lower) : undefined);

/**
 * 'Licked the ice cream', 'Swam the whole length', 'Spat out the peas': where a diary leaves out who did it, the past with
 * its capital is neither a name nor a quality. Changes the token at `i`, the first of its sentence or behind a 'then'.
 */
export function mendOpeningDeed(tokens: readonly Token[], i: number): void {
  const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!token || !next || !/^(?:name|noun|adjective|adverb|other)$/.test(token.part)) return;
  if (before && !(i === 1 && openers.test(before.lower))) return;
  if (felt.test(token.lower) || unchanged.test(token.lower)) return;
  const isMoved =
    particle.test(next.lower) && (!tokens[i + 2] || behindParticle.test(tokens[i + 2]?.part ?? ''));
  if (!object.test(next.part) && !isMoved && next.part !== 'number') return;
  const lemma = pastLemma(token.lower);
  if (lemma) Object.assign(token, { part: 'verb', lemma, plural: false });
}
