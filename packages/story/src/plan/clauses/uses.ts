import type { Clause, Phrase } from '../../reading/clause.ts';
import type { Antecedent } from './fitting-antecedent.ts';

type Fits = (thing: Pick<Antecedent, 'kind' | 'picture'>) => boolean;

const drinks = /beverage|milk|cup-with-straw|teacup|glass|bottle|juice|tea\b|coffee/;
const isDrink: Fits = ({ kind, picture }) => kind === 'food' && drinks.test(picture);
const isFood: Fits = ({ kind, picture }) => kind === 'food' && !drinks.test(picture);
/** Batter in a bowl goes into no oven. */
const isShapedFood: Fits = (thing) => isFood(thing) && !/bowl/.test(thing.picture);
const isGoods: Fits = ({ kind }) => kind === 'thing' || kind === 'worn' || kind === 'toy' || kind === 'food';
const pictured =
  (pictures: RegExp): Fits =>
  ({ picture }) =>
    pictures.test(picture);
const hung = /drawing|picture|poster|sign|photo|lantern|star|sock|ribbon|card|ball|medal|wreath|light/;
const isAnimal: Fits = ({ kind }) => kind === 'animal';

/** What a verb does something to can only be such a thing. */
const objects: readonly (readonly [RegExp, Fits])[] = [
  [/^(?:eat|taste|bite|chew|swallow|munch|nibble|gobble|devour|bake|cook|fry|roast|toast|ice|lick)$/, isFood],
  [/^(?:eat_up|gobble_up|bite_into)$/, isFood],
  [/^(?:drink|sip|slurp|gulp|drink_up)$/, isDrink],
  [
    /^(?:wear|put_on|take_off|try_on|pull_on|pull_off|zip_up|button_up|do_up)$/,
    ({ kind }) => kind === 'worn',
  ],
  [/^(?:read)$/, pictured(/book|newspaper|envelope|page/)],
  [/^(?:blow_out|light)$/, pictured(/candle|cake|fire|lantern/)],
  [/^(?:fly)$/, pictured(/kite|plane|drone|balloon/)],
  [/^(?:ride)$/, pictured(/bicycle|scooter|skateboard|sled|horse|pony|donkey|tricycle/)],
  [
    /^(?:open)$/,
    pictured(
      /envelope|gift|package|door|jar|bag|backpack|luggage|book|umbrella|tin|chest|drawer|bottle|fridge/,
    ),
  ],
  [/^(?:post|mail|send)$/, pictured(/envelope|card|gift|package|page|drawing/)],
  [/^(?:park)$/, pictured(/bicycle|scooter|automobile|tricycle|tractor/)],
  [/^(?:hang|hang_up|pin)$/, ({ kind, picture }) => kind === 'worn' || hung.test(picture)],
  [
    /^(?:drop|spill)$/,
    ({ kind, picture }) => kind !== 'animal' && kind !== 'place' && !/tree|bed|couch/.test(picture),
  ],
  [/^(?:unwrap)$/, pictured(/gift|package/)],
  [/^(?:feed|stroke|pet|milk)$/, isAnimal],
  [/^(?:water|plant)$/, ({ kind }) => kind === 'plant'],
];
/** On or in what this is done. */
const seats: readonly (readonly [RegExp, Fits])[] = [
  [/^(?:jump|bounce)$/, pictured(/bed|couch|trampoline|castle|armchair/)],
  [
    /^(?:sit|lie|sleep)$/,
    pictured(/bed|couch|chair|bench|swing|slide|sled|blanket|hammock|boat|canoe|cot\b|tent|hut|racing-car/),
  ],
];
/** What does this by itself can only be such a thing. */
const subjects: readonly (readonly [RegExp, Fits])[] = [
  [/^(?:fly|soar)$/, pictured(/kite|plane|drone|balloon|bird|butterfly|owl|duck|beetle|bee\b|rocket/)],
  [
    /^(?:crawl|trot|gallop|hop|slither|peck|bark|meow|purr|lick|bite|sniff|sit|sleep|swim|hide|run|run_away|escape|chew|eat|hatch|nibble|sting|drink|pee|poo)$/,
    isAnimal,
  ],
  [/^(?:fall_out|come_out|wobble|wiggle)$/, pictured(/^tooth$/)],
  [/^(?:melt)$/, pictured(/ice|snow|chocolate|candy/)],
  [/^(?:pop|burst)$/, pictured(/balloon|bubble|ball/)],
];

const gives = /^(?:give|hand|offer|throw|feed|show|bring|toss)$/;
const hot = /^(?:oven|microwave|toaster|freezer|fridge|pan|frying-pan)$/;
const among = (table: readonly (readonly [RegExp, Fits])[], names: readonly string[]): Fits | undefined =>
  table.find(([verbs]) => names.some((name) => verbs.test(name)))?.[1];

/** What a pronoun or a part of something must mean for what is done with it; undefined where it may be anything. */
export function useOf({ verb, things }: Clause, phrase: Phrase, isSubject: boolean): Fits | undefined {
  if (isSubject && phrase.pronoun !== 'it') return undefined;
  const { lemma, particle } = verb;
  const names = particle ? [`${lemma}_${particle}`, lemma] : [lemma];
  if (isSubject) return among(subjects, names);
  const direct = things.filter(({ preposition }) => !preposition);
  if (phrase.preposition === 'on')
    return direct.some(({ head }) => /^candles?$/.test(head)) ? pictured(/cake/) : undefined;
  if (phrase.preposition)
    return /^(?:on|in|onto|into)$/.test(phrase.preposition) ? among(seats, names) : undefined;
  // 'Gave it a piece': whoever is given something is alive.
  if (phrase.pronoun === 'it' && gives.test(lemma) && direct[0] === phrase && direct.length > 1)
    return isAnimal;
  if (things.some(({ preposition, head }) => /^(?:in|into|from)$/.test(preposition ?? '') && hot.test(head)))
    return isShapedFood;
  const part = partOrKind(phrase, lemma);
  return among(objects, names) ?? (part === 'piece' ? isFood : part === 'kind' ? isGoods : undefined);
}

const pieces = /^(?:piece|slice|bite|mouthful|spoonful|crumb|helping|portion)$/;
const bowls = /^(?:bowl|plate|cup|glass|mug)$/;
const quantities = /^(?:half|rest|lot|bit|thing|all|most|some|more|another|one|two|three|four|five)$/;
const ofSomebody = /^(?:mine|yours|hers|ours|theirs)$/;
const sizes = /^(?:big|small|tiny|little|huge|whole|last|first|second|other|extra|more)$/;

/**
 * Whether a phrase without a noun of its own speaks of a piece ('two pieces'), an amount ('the whole thing') or another one of
 * its kind ('a new one', 'hers') of what was spoken of before.
 */
export function partOrKind(phrase: Phrase, lemma: string): 'piece' | 'amount' | 'kind' | undefined {
  const { of, text, preposition, qualities, name } = phrase;
  const head = phrase.head.toLowerCase();
  if (of || name || preposition) return undefined;
  if (pieces.test(head) || (/^(?:eat|drink)$/.test(lemma) && bowls.test(head)))
    return qualities.every((each) => sizes.test(each)) ? 'piece' : undefined;
  if (ofSomebody.test(head)) return 'kind';
  if (head === 'one' && (/^(?:an?|another)\s/i.test(text) || qualities.length > 0)) return 'kind';
  if (head === 'thing') return /\b(?:whole|entire)\b/i.test(text) ? 'amount' : undefined;
  return quantities.test(head) ? 'amount' : undefined;
}
