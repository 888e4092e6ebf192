/** What somebody's way leads by: over, through, out of, off, up, down or round what. */
import { isVehicle, lifeSizeOf } from '@milestoon/things';
import type { NounLanguage } from '@milestoon/things/nouns';
import { pictureOf } from '@milestoon/things/pictures';
import { wayWords } from '../../languages/ways.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { wordTable } from '../../text/word-table.ts';
import { placeOfNoun } from '../../world/places/places.ts';
import type { Seen, Way } from '../plan.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { ClauseMeant } from '../told-world.ts';

/** Nobody's way leads by what is worn, eaten or alive, and by weather. */
const passed = /^(?:worn|animal|weather|food|body|abstract|time)$/;
/** Nobody is half-way over or off these: some are gone through, ridden and fallen from, others are read, rummaged in or walked on. */
const never =
  /^(?:wave|water-wave|droplet|mat|road|bicycle|kick-scooter|tricycle|motor-scooter|skateboard|sled|horse|glass-of-water|rain|mountain|bridge|bridge-at-night|garden-gate|ice|sink)$|(?:^|-)(?:(?:note)?books?|photos?|album|clipboard|shell|sticker|blossom|bags?)$/;
/** Pictures that walls and logs have for want of a better one. */
const likenesses = /^(?:fence|wood)$/;
/** Ways that every language has a word of its own for. */
const byWords: Readonly<Record<string, Way>> = wordTable({
  over: 'over',
  through: 'through',
  off: 'off',
  around: 'around',
  round: 'around',
});
/** What is gone through: everything else is searched, read, or walked in. */
const openings =
  /^(?:door|garden-gate|window|hole|play-tunnel|hedge|curtain|fence|cave|stream|(?:[a-z]+-)?hoop|goal-net|tent)$/;
/** What is jumped, without a word for over, and however low it is. */
const obstacles =
  /^(?:fence|brick-wall|log|puddle|stream|hedge|hole|pond|fallen-tree|rope|traffic-cone|sandcastle)$/;
/** What is gone up and down. */
const steep = /tree|stairs|ladder|wall|slide|fence|curtain|pole|rope|wardrobe|bookshelf|rock$/;
/** Out of these one jumps; off everything else. */
const hollow = /^(?:package|basket|shopping-basket|bucket|hole|bird-cage|bin|sack|luggage|cot)$/;
/** What else has an inside that is left on foot. */
const roomy =
  /^(?:door|garden-gate|window|play-tunnel|hedge|curtain|cave|tent|wardrobe|elevator|bathtub|house|hut)$/;
/** Whoever falls out of something falls off it. */
const fallen = /^(?:fall|tumble|topple|cair|tombar|caer|caerse)$/;
/** Metres: what is lower is only jumped over, and nobody goes round it. */
const low = 0.6;
/** Where a building is left that is no place of its own. */
export const buildings = /^(?:house|hut)$/;

/** How a phrase says that something is passed. */
function wayIn(
  { verb }: Clause,
  { preposition = '' }: Phrase,
  picture: string,
  language: NounLanguage,
): Way | null {
  const words = wayWords[language];
  const { lemma, particle = '' } = verb;
  const own = byWords[preposition];
  if (own) return own;
  if (!preposition) return words.leaps.test(lemma) && !particle && obstacles.test(picture) ? 'over' : null;
  if (preposition === 'from' || (language !== 'en' && preposition === 'of')) {
    if (words.drops.test(lemma) && !(particle === 'out' && !/tree/.test(picture)))
      return hollow.test(picture) && !fallen.test(lemma) ? 'out' : 'off';
    return particle === 'out' || (language !== 'en' && words.leaves.test(lemma)) ? 'out' : null;
  }
  if (preposition === 'across') return words.leaps.test(lemma) ? 'over' : null;
  if (language === 'en' && (preposition === 'up' || preposition === 'down'))
    return steep.test(picture) ? preposition : null;
  if (language === 'en' || preposition !== 'by') return null;
  // 'Correu pela cerca fora': along it.
  if (steep.test(picture) && words.rises.test(lemma))
    return words.runs.test(lemma) && picture !== 'stairs' ? null : 'up';
  if (steep.test(picture) && words.sinks.test(lemma)) return 'down';
  return openings.test(picture) ? 'through' : null;
}

/** Whether something of that shape can be passed like that. */
function canBe(way: Way, picture: string, { verb }: Clause, language: NounLanguage): boolean {
  const words = wayWords[language];
  // 'Got off the train': what is seen is where one is then.
  if (isVehicle(picture)) return way === 'over' || (way === 'off' && words.drops.test(verb.lemma));
  // Within a house one walks through and round it.
  if (buildings.test(picture) && way !== 'out' && way !== 'over' && way !== 'off') return false;
  if (way === 'through') return openings.test(picture);
  if (way === 'out') return hollow.test(picture) || roomy.test(picture);
  if (way === 'over')
    return words.leaps.test(verb.lemma) || obstacles.test(picture) || lifeSizeOf(picture) >= low;
  return way !== 'around' || lifeSizeOf(picture) >= low;
}

const articles = /^(?:the|an?|his|her|my|our|their|its|this|that|your)\b/i;
const bareOf = /(?<!\p{L})de\s+$/iu;
const determined =
  /^(?:el|las?|los|un[ao]?s?|uma?s?|est[ae]s?|es[ae]s?|aquel\p{L}*|s[eu]us?|sus?|mis?|tus?)\s/iu;

/** 'Ran out of stickers', 'andou de carrinha', 'de porta em porta': without an article nothing is left behind. */
function isMass({ verb }: Clause, { preposition, text, span, plural }: Phrase, written: string): boolean {
  if (preposition === 'of') return bareOf.test(written.slice(0, span[0])) && !determined.test(text);
  return (
    preposition === 'from' &&
    verb.lemma === 'run' &&
    verb.particle === 'out' &&
    (plural || !articles.test(text))
  );
}

/** A sandpit stands where children play: nobody is packed in it. */
const isPlace = (phrase: Phrase, language: NounLanguage): boolean =>
  /^(?:arena|areia)$/.test(phrase.of ?? '') || placeOfNoun(phrase, language) !== null;

export interface Landmark {
  picture: string;
  /** What else the noun would be. */
  instead?: string;
  color?: string;
  size?: Seen['size'];
  way: Way;
}

export function landmarkIn(
  { clause, others }: ClauseMeant,
  language: NounLanguage,
  written: string,
): Landmark | null {
  for (const phrase of clause.things) {
    const { text, head, pronoun } = phrase;
    if (pronoun || phrase.span[0] < clause.verb.span[0] || isMass(clause, phrase, written)) continue;
    const meant: MeantPhrase | undefined = others.find((each) => each.phrase.span[0] === phrase.span[0]);
    if (meant && meant.people.length > 0) continue;
    const thing = meant?.thing;
    const noun = head.toLowerCase();
    const named = wayWords[language].landmarks.find(([, nouns]) => nouns.test(noun))?.[0];
    const own = thing && !passed.test(thing.kind) ? thing.picture : undefined;
    const picture = own && !likenesses.test(own) ? own : (named ?? own);
    const way = picture && wayIn(clause, phrase, picture, language);
    if (!picture || !way || never.test(picture) || !pictureOf(picture)) continue;
    if (!canBe(way, picture, clause, language)) continue;
    // 'Casa de banho', 'caja de arena', 'casa da árvore' are no houses and no boxes.
    if (phrase.of && (buildings.test(picture) || (hollow.test(picture) && isPlace(phrase, language))))
      continue;
    // 'Ran up the wall': a wall is one of a room, unless one gets over it.
    if (language === 'en' && picture === 'brick-wall' && way !== 'over' && way !== 'off') continue;
    // A gate is no hole in a fence, and what is 'all over' the floor passes nothing.
    if ((way === 'through' && /^(?:gate|portão|portón)$/.test(noun)) || /^(?:all|tod[oa])\b/i.test(text))
      continue;
    return {
      picture,
      way,
      ...(thing ? { instead: thing.picture } : {}),
      ...(thing?.color ? { color: thing.color } : {}),
      ...(thing?.size ? { size: thing.size } : {}),
    };
  }
  return null;
}
