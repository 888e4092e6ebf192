/** What a clause says of how its things look: beside the noun, behind 'was', or by what is done. */
import type { Look } from '@milestoon/things';
import { colorAmong, sizeAmong } from '../../meaning/colors.ts';
import { becomes, lookBy, lookIn, lookOf, patternOf } from '../../meaning/looks.ts';
import type { Phrase } from '../../reading/clause.ts';
import type { Seen } from '../plan.ts';
import type { MeantPhrase, ThingMeant } from '../things/phrases-meant.ts';
import type { ClauseMeant } from '../told-world.ts';

export interface LookTold {
  picture: string;
  looks: Look[];
  color?: string | undefined;
  size?: Seen['size'];
  count?: number | undefined;
  /** What is only on it as a pattern, and stands nowhere. */
  onIt?: string[];
}

type WithThing = MeantPhrase & { thing: ThingMeant };
const hasThing = (each: MeantPhrase): each is WithThing => each.thing !== undefined;

const inflated = /ball|balloon|armband|tyre|mattress|ring|castle|rubber-duck|whoopee/;
const melts = /snowman|ice|candle|crayon|chocolate|butter|cheese|icicle|lollipop|sundae|popsicle/;
const burning = /candle|fire|wood|match|lantern|log|flame|incense|lamp|bulb|sun|stove|oven/;
const standing = /^(?:thing|toy)$/;
const cloth =
  /blanket|towel|umbrella|backpack|bag|curtain|pillow|cushion|sheet|kite|tent|cup|mug|plate|box|gift|egg/;
const water = /water|droplet|puddle|rain|wave|splash|fountain|pool|bath|sponge|tap|sea|river|snow/;

/** It tears and does not splinter. */
const soft =
  /blanket|towel|curtain|pillow|cushion|sheet|teddy|rag-doll|kite|tent|backpack|bag|book|memo|letter|newspaper/;

/** The look that a thing of this kind can have; what can have none of it is left as it is. */
export function fitting(
  look: Look,
  { kind, picture }: Pick<ThingMeant, 'kind' | 'picture'>,
): Look | undefined {
  switch (look) {
    case 'striped':
    case 'spotted':
      return kind === 'animal' || kind === 'weather' || kind === 'place' ? undefined : look;
    case 'starry':
    case 'hearts':
    case 'flowery':
      return kind === 'worn' || cloth.test(picture) ? look : undefined;
    case 'wet':
    case 'muddy':
    case 'dirty':
      return /^(?:thing|worn|toy|animal)$/.test(kind) && !water.test(picture) ? look : undefined;
    case 'burnt':
      return /^(?:food|thing|worn)$/.test(kind) && !burning.test(picture) ? look : undefined;
    case 'frozen':
      return kind === 'thing' && !water.test(picture) ? look : undefined;
    case 'melted':
      return melts.test(picture) ? look : undefined;
    case 'torn':
      return /^(?:thing|worn|toy)$/.test(kind) ? look : undefined;
    case 'cracked':
    case 'shattered':
      if (/ball/.test(picture)) return undefined;
      return kind === 'worn' || soft.test(picture) ? 'torn' : standing.test(kind) ? look : undefined;
    case 'flat':
      return inflated.test(picture) ? look : undefined;
    case 'upturned':
    case 'toppled':
      return standing.test(kind) && !inflated.test(picture) ? look : undefined;
  }
}

/** Empty of air is what holds air. */
const emptied = /^(?:empty|vazi[oa]s?|vací[oa]s?)$/;
const larger =
  /(?<!\p{L})(?:as (?:big|tall|large|long) as|twice (?:her|his|my|the) size|bigger than (?:her|him|me|she|he)|(?:tão|tan) grandes? (?:como|quanto)|d[oe]l? tama(?:nho|ño) d|(?:maior|más grande) (?:d[oe] )?que (?:ela|ele|ella|él))/iu;

/** 'With stripes', 'às riscas', 'de lunares': the thing before it has them on it. */
const hangsOn = /^(?:with|of|in|to|at)$/;

export function looksTold({ clause, subjectPhrases, others, who }: ClauseMeant, said: string): LookTold[] {
  const { verb, manner, things, mode } = clause;
  const all = [...subjectPhrases, ...others].filter(hasThing);
  // Who is 'torn between two' is in two minds.
  const isUnsure = verb.lemma === 'tear' && things.some(({ preposition }) => preposition === 'between');
  if (all.length === 0 || isUnsure) return [];
  const told = new Map<WithThing, LookTold>(
    all.map((each) => [each, { picture: each.thing.picture, looks: [], onIt: [] }]),
  );
  const add = (each: WithThing | undefined, word: Look | undefined): void => {
    const look = each && word && fitting(word, each.thing);
    const own = each && told.get(each);
    if (look && own && !own.looks.includes(look)) own.looks.push(look);
  };
  for (const each of all) {
    const own = told.get(each) as LookTold;
    // 'Frozen peas' are a dish, and a 'broken heart' is no thing.
    for (const look of each.phrase.qualities.map(lookOf)) if (look !== 'frozen') add(each, look);
    // 'Una camiseta de rayas'
    const pattern = patternOf(each.phrase.of?.split(' ').at(-1) ?? '');
    if (pattern && pattern !== 'flowery') add(each, pattern);
    own.size = sizeAmong(each.phrase.qualities);
    own.count = each.phrase.count === undefined ? undefined : each.thing.count;
  }
  const [subject] = subjectPhrases.filter(hasThing);
  const isOfSubject = subject !== undefined && who.length === 0;
  const direct = others.filter(hasThing).find(({ phrase }) => !phrase.preposition);
  const isBecoming = becomes(verb) || (verb.lemma === 'have' && isOfSubject);
  for (const phrase of things) {
    const pattern = hangsOn.test(phrase.preposition ?? '') ? patternOf(phrase.head) : undefined;
    if (!pattern || (!phrase.plural && phrase.preposition === 'with')) continue;
    const before = all.filter((each) => each.phrase.span[0] < phrase.span[0] && each.phrase !== phrase);
    const target = before.at(-1);
    if (!target || (target.thing.kind === 'food' && pattern !== 'spotted')) continue;
    const isPainted = isBecoming && target === subject && !fitting(pattern, target.thing);
    if (isPainted && /^(?:thing|toy)$/.test(target.thing.kind)) told.get(target)?.looks.push(pattern);
    else add(target, pattern);
    const own = told.get(target);
    const drawn = all.find((each) => each.phrase === phrase)?.thing.picture;
    if (own?.looks.includes(pattern) && drawn) own.onIt?.push(drawn);
    const color = colorAmong(phrase.qualities);
    if (own && color && !drawn && own.looks.includes(pattern)) own.color = color;
  }
  if (mode === 'done') {
    const beside = new Set([...clause.who, ...things].flatMap(({ qualities }) => qualities));
    const behind = [...manner.filter((word) => !beside.has(word)), ...bareWords(things)];
    if (isBecoming && isOfSubject) {
      for (const word of behind) {
        add(subject, lookOf(word));
        if (emptied.test(word)) add(subject, 'flat');
      }
      const own = told.get(subject);
      if (own && subject.phrase.pronoun) own.color = colorAmong(behind);
      if (own) own.size ??= sizeAmong(behind);
    }
    // 'The juice soaked his pyjamas': what is done is done to its object, also to one that has no picture.
    const isDoneTo = things.some(({ preposition, head }) => !preposition && !lookOf(head));
    const patient = isDoneTo ? direct : isOfSubject ? subject : undefined;
    add(patient, lookBy(verb.lemma, verb.particle));
    add(patient, lookIn(said));
    const compared = larger.exec(said);
    const at = clause.span[0] + (compared?.index ?? 0);
    const sized = [...clause.who, ...things].filter(({ span }) => span[1] <= at).at(-1);
    const own = compared && all.find(({ phrase }) => phrase === sized);
    if (own) (told.get(own) as LookTold).size = 'huge';
  }
  return [...told.values()];
}

/** A word that was taken for a noun: 'ficou sujo', 'salieron quemadas'. */
const bareWords = (things: readonly Phrase[]): string[] =>
  things.flatMap(({ preposition, head, qualities }) =>
    !preposition && qualities.length === 0 && lookOf(head) ? [head] : [],
  );
