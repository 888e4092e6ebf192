import { metresOf } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { carried } from './held-thing.ts';
import type { MeantPhrase, ThingMeant } from './phrases-meant.ts';
import { inItsColor } from './seen-as.ts';
import type { World } from '../told-world.ts';

/** For so many clauses a thing need not be named again. */
const reach = 3;

type Fits = (thing: ThingMeant) => boolean;
const isPicture =
  (names: RegExp): Fits =>
  ({ picture }) =>
    names.test(picture);

const drinks =
  /^(?:glass-of-milk|glass-of-water|beverage-box|cup|hot-beverage|teacup|water-bottle|baby-bottle|bubble-tea|cup-with-straw|jug|teapot)/;
const isFood: Fits = ({ kind, picture }) => kind === 'food' && !drinks.test(picture);
const isHandled: Fits = ({ kind, picture, preposition }) =>
  !preposition && /^(?:thing|food|toy|worn|plant)$/.test(kind) && metresOf(picture) <= carried;
const seats =
  /^(?:chair|armchair|stool|bench|bed|bunk-bed|seat|child-seat|couch-and-lamp|barber-chair|toilet|potty|high-chair|hammock|mat|blanket|swing|deckchair|cot|automobile|bus)$/;

/** What a deed is done with where the words name nothing: of what was spoken of a moment ago, what fits it. */
const objects: readonly (readonly [RegExp, Fits])[] = [
  [/^(?:eat|chew|munch|nibble|swallow|gobble|taste|bite|lick|eat_up)$/, isFood],
  [/^(?:drink|sip|gulp|slurp)$/, isPicture(drinks)],
  [
    /^(?:wipe|scrub|rub|mop|dry|polish|dust)$/,
    isPicture(/^(?:sponge|towel|roll-of-paper|broom|hay|napkin|t-shirt|shirt|jumper)/),
  ],
  [/^(?:flip|toss)$/, isPicture(/^(?:pancakes?|flatbread|frying-pan|coin|egg)/)],
  [/^(?:unwrap|unpack)$/, isPicture(/^(?:wrapped-gift|package|backpack|luggage|chocolate-bar)/)],
  [
    /^(?:open|knock|unlock)$/,
    isPicture(/^(?:door|wardrobe|package|wrapped-gift|envelope|fridge|luggage|hut|cage)/),
  ],
  [
    /^(?:pull|tug|yank|heave)$/,
    isPicture(
      /^(?:thread|rope|leash|rubber-boots|running-shoe|sled|wheelbarrow|chains|fishing-net|socks|tooth|carrot)/,
    ),
  ],
  [/^(?:pluck|strum|drum)$/, isPicture(/^(?:guitar|violin|banjo|drum|long-drum)/)],
];
/** Of a number, a half or another one of them this is done. */
const parts: readonly (readonly [RegExp, Fits])[] = [
  ...objects.slice(0, 2),
  [
    /^(?:give|hand|bring|buy|offer|pass|take|take_out|drop|throw|chuck|break|smash|crack|stick|catch|kick|roll|pick|find|get|hold|keep|lose|put|carry|hide|count|sell|choose|plant|peel|cut|slice|save|drop)$/,
    isHandled,
  ],
];
const part =
  /^(?:half|another|some|more|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|bite|crumb|grain|mouthful|spoonful|scrap|piece|rest|lot|bit|spare|last)$/;

const mouthfuls = /^(?:half|bite|crumb|grain|mouthful|spoonful|scrap|piece|rest|bit)$/;

/** 'They ate', 'dropped another', 'climbed up': what English leaves out where it was named a moment ago. */
export function thingUnnamed(
  { things, verb, mode }: Clause,
  others: readonly MeantPhrase[],
  world: World,
): ThingMeant[] {
  if (world.language !== 'en' || mode !== 'done') return [];
  const direct = others.filter(({ phrase }) => !phrase.preposition);
  if (direct.some(({ thing }) => thing)) return [];
  const unnamed = things
    .filter(({ preposition }) => !preposition)
    .filter((phrase) => !isWhom(phrase, direct));
  const names = verb.particle ? [`${verb.lemma}_${verb.particle}`, verb.lemma] : [verb.lemma];
  const among = (table: readonly (readonly [RegExp, Fits])[]): Fits | undefined =>
    table.find(([verbs]) => names.some((name) => verbs.test(name)))?.[1];
  const isPart = unnamed.length > 0 && unnamed.every(isPartOf);
  const isAlone = unnamed.length === 0 && direct.every(({ people }) => people.length === 0);
  const isMounted = isAlone && things.every(({ preposition }) => /^(?:with|beside)$/.test(preposition ?? ''));
  const mounts = isMounted && mountedBy(names);
  const near = spokenOf(world, mounts === 'on');
  const fits = isPart
    ? among(parts)
    : mounts
      ? isPicture(seats)
      : isAlone && things.length === 0
        ? among(objects)
        : undefined;
  // Of a number it is what was spoken of last, or nothing.
  const isNumber = isPart && !unnamed.some(({ head }) => mouthfuls.test(head));
  const found =
    fits &&
    (isNumber ? near.slice(0, 1) : near).find(
      (thing) => !thing.likeness && fits(thing) && (isNumber || !isPart || isFood(thing)),
    );
  if (!found) return [];
  const { preposition: _before, count: _several, ...thing } = found;
  return [inItsColor({ ...thing, ...(mounts ? { preposition: mounts } : {}) }, world.colors)];
}

/** 'Sat down', 'climbed up': upon or at what was just put there. */
const mountedBy = (names: readonly string[]): 'on' | 'at' | undefined =>
  names.some((name) => /^(?:sit|sit_down|lie_down)$/.test(name))
    ? 'on'
    : names.some((name) => /^climb_(?:up|on|in)$/.test(name))
      ? 'at'
      : undefined;

const isWhom = (phrase: Phrase, direct: readonly MeantPhrase[]): boolean =>
  direct.some((each) => each.phrase === phrase && each.people.length > 0);
const isPartOf = ({ pronoun, head, of }: Phrase): boolean =>
  !of && part.test((pronoun ?? head).toLowerCase());

/** What the last clauses spoke of, the latest first; of what one sits on only what was moved there. */
const spokenOf = ({ mentions, clause }: World, isObject: boolean): ThingMeant[] =>
  mentions
    .filter((each) => clause - each.clause <= reach && each.clause < clause)
    .filter(({ role }) => !isObject || role === 'object')
    .toReversed()
    .flatMap(({ meant: { thing } }) => thing ?? []);
