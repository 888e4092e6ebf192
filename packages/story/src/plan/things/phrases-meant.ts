import type { Picture } from '@milestoon/things';
import { colorAmong, sizeAmong } from '../../meaning/colors.ts';
import { usualColor } from '../../meaning/lifeless-words.ts';
import { type Meant, meantBy } from '../../meaning/kinds.ts';
import type { NounLanguage } from '@milestoon/things/nouns';
import { isSomewhere } from './sites.ts';
import { placeOfNoun } from '../../world/places/places.ts';
import type { Phrase } from '../../reading/clause.ts';
import type { People } from '../../world/people/people.ts';
import { whoIs } from '../../world/people/pronouns.ts';
import type { Spoken } from '../../world/people/registry.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { agreedThing, figureMade } from './agreement.ts';
import { everybodyThere } from '../who/everybody-there.ts';
import { isDestination } from '../clauses/destination.ts';
import { isHome } from './homes.ts';
import { isPair } from './pairs.ts';
import { kinAs, ownerOf } from '../who/owner-meant.ts';
import { asSpectacles } from './spectacles.ts';
import type { Seen } from '../plan.ts';
import { passed } from './remember-things.ts';
import type { World } from '../told-world.ts';
import { waterEntered } from '../deeds/water-entered.ts';
import { beforeEyes } from './told-worn.ts';
import { oneLikeIt } from './one-like-it.ts';

/** A phrase of a clause and what it turned out to speak of. */
export interface MeantPhrase {
  phrase: Phrase;
  people: Somebody[];
  crowd?: Spoken['crowd'];
  /** A thing that has a picture. */
  thing?: ThingMeant;
  /** Of a pronoun: what was told that it speaks of. */
  key?: string;
  /** A rule has a reason of its own for it. */
  byRule?: true;
}
export interface ThingMeant {
  picture: NonNullable<Picture['name']>;
  kind: Meant['kind'];
  likeness?: Meant['likeness'];
  count?: number;
  color?: string;
  size?: Seen['size'];
  preposition?: string;
}

const numbers: readonly string[] = [
  'two three four five six seven eight nine ten eleven twelve',
  'dois três quatro cinco seis sete oito nove dez onze doze',
  'dos tres cuatro cinco seis siete ocho nueve diez once doce',
].flatMap((words) => words.split(' '));
const ofSome = /^(?:one|some|another|um|uma|un|uno|una)$/;

const isColorOnly = ({ text, head, plural }: Phrase): boolean =>
  !plural &&
  text.toLowerCase() === head &&
  /^(?:orange|rose|peach|plum|lime|olive|violet|lilac|turquoise|gold|silver|laranja|rosa|violeta|lilás|naranja|lila|turquesa)$/.test(
    head,
  );

const isAllOf = /^(?:los|las|os|as|the|all|todos os|todas as|todos los|todas las)\s/iu;

/** How many of those before are meant: 'eleven', 'one of them', 'un'; undefined where it is no number. */
function someOf({ pronoun }: Phrase): number | undefined {
  const word = pronoun?.toLowerCase() ?? '';
  const at = numbers.indexOf(word);
  return at >= 0 ? (at % 11) + 2 : ofSome.test(word) ? 1 : undefined;
}

/** 'Them' is not the one bathtub of before; glasses and boots are a pair. */
const isOne = (thing: ThingMeant | undefined): boolean =>
  thing !== undefined && (thing.count ?? 1) === 1 && thing.kind !== 'worn';
const isPlural = /^(?:them|los|las|os|as)$/;
const ofThings = /^(?:it|them|they|one|ones|lo|los|la|las|o|a|os|as|isto|isso|eso|esto)$/;

export interface Context {
  people: People;
  language: NounLanguage;
  clause: number;
  isSubject: boolean;
  taken: readonly Somebody[];
  lastThing: ThingMeant | undefined;
  /** The clause in which it was spoken of. */
  lastThingAt?: number | undefined;
  lastSeveral?: ThingMeant | undefined;
  topic?: { thing: ThingMeant; clause: number } | undefined;
  /** The clause in which the last thing had something done to it. */
  lastActedOn?: number | undefined;
  /** What is done is done to things and to nobody: 'ate them', 'put them in a box'. */
  isOfThings?: boolean;
  isOfThingsAlone?: boolean;
  /** The same, even where no thing was told that it could be done to. */
  isOfNobody?: boolean;
  lastOf?: World['lastOf'];
  /** What is done is done to somebody rather than to a thing: a hug, a kiss. */
  isTender?: boolean;
  /** Somebody greets, kisses or says goodbye. */
  isGreeting?: boolean;
  /** The last animal or toy of which nobody made a person of the story. */
  lastCreature?: ThingMeant | undefined;
  /** What is done is done through or at a window, in a room. */
  isAtWindow?: boolean;
  /** Somebody counts: there are many. */
  isCounting?: boolean;
  /** Only people do what is done. */
  isHuman?: boolean;
  /** Children do it together; the child may do it where nobody else could be meant. */
  isPlay?: boolean;
  isOfChild?: boolean;
  /** Somebody is on the body of somebody else: 'rode on his shoulders'. */
  isBorne?: boolean;
  /** Somebody goes: a name they go to may be a place's. */
  isGoing?: boolean;
  /** Somebody runs or walks, or plunges: into the water where the words say so. */
  entering?: 'goes' | 'plunges';
  /** Somebody is on the water in a boat. */
  isAfloat?: boolean;
}

/** Whom or what a phrase speaks of: people first, then things that can be seen. */
export function meantPhrase(written: Phrase, context: Context): MeantPhrase {
  const phrase = asSpectacles(written);
  const { people, language, clause, isSubject, taken, lastThing } = context;
  // 'Vimos la luna los cuatro': with an article it is those who are there.
  const some = context.lastSeveral && !isAllOf.test(phrase.text) && someOf(phrase);
  if (context.lastSeveral && some) {
    const { count: _several, ...one } = context.lastSeveral;
    return { phrase, people: [], thing: withPlace({ ...one, ...(some > 1 ? { count: some } : {}) }, phrase) };
  }
  if (phrase.pronoun) {
    // 'It fell': what was spoken of a moment ago, not what somebody looked at.
    const { topic } = context;
    const isOfTopic =
      isSubject &&
      phrase.pronoun === 'it' &&
      topic &&
      clause - topic.clause < 3 &&
      // 'Threw his hat, and it landed in the pool': what was just acted upon.
      (context.lastActedOn ?? -1) <= topic.clause;
    // 'Put down her scooter and ran after them': several are those of which there were several.
    const isMany = isPlural.test(phrase.pronoun);
    const isBeside = (lastThing?.count ?? 1) === 1 || passed.test(lastThing?.preposition ?? '');
    const several = isMany && isBeside ? context.lastSeveral : undefined;
    const thing = ofThings.test(phrase.pronoun)
      ? isOfTopic
        ? topic.thing
        : (several ?? (isOne(lastThing) && isPlural.test(phrase.pronoun) ? undefined : lastThing))
      : undefined;
    if (thing && !isSubject && !phrase.preposition && isMany && context.isOfThings)
      return { phrase, people: [], thing: withPlace(thing, phrase) };
    // 'Put the fish back and said goodbye to him': what one let go of is greeted.
    const justHad = context.isGreeting && !isSubject && context.lastActedOn === clause - 1;
    if (justHad && lastThing?.kind === 'animal' && /^(?:him|her|lhe|le|it)$/.test(phrase.pronoun))
      return { phrase, people: [], thing: withPlace(lastThing, phrase) };
    const made = figureMade(phrase, lastThing, clause - (context.lastActedOn ?? -9));
    if (made) return { phrase, people: [], thing: withPlace(made, phrase) };
    const who = whoIs(phrase, people, clause, context);
    const creature = creatureMeant(phrase, who, context);
    if (creature) return { phrase, people: [], thing: withPlace(creature, phrase) };
    const agreed = isSubject
      ? undefined
      : agreedThing(phrase, who, {
          language,
          clause,
          lastOf: context.lastOf,
          isTender: context.isTender === true,
          isOfThings: context.isOfThingsAlone === true,
        });
    if (agreed) return { phrase, people: [], thing: withPlace(agreed, phrase) };
    // 'it' is a thing before it is anybody.
    if (thing && (!who || /^(?:it|one|ones)$/.test(phrase.pronoun)))
      return { phrase, people: [], thing: withPlace(thing, phrase) };
    // 'Named the frog and let him go': he is the animal where nobody else is he.
    if (!who && /^(?:him|her|he|she|lo|la)$/.test(phrase.pronoun) && context.lastCreature)
      return { phrase, people: [], thing: withPlace(context.lastCreature, phrase) };
    // 'Brushed the horse and fed it': with no thing told, it is the animal.
    if (!who && phrase.pronoun === 'it') {
      const animal = people.all.find((each) => each.kind === 'animal' && clause - each.lastNamed < 3);
      if (animal && !taken.includes(animal)) return { phrase, people: [animal] };
    }
    // 'Lo abrió': nobody is opened, whoever could be meant.
    if (who && context.isOfNobody && isUnstressedObject(phrase)) return { phrase, people: [] };
    if (who) return { phrase, people: who };
  }
  const like = oneLikeIt(phrase, context);
  if (like) return { phrase, people: [], thing: withPlace(like, phrase) };
  // 'Pink and orange': one fruit has an article.
  if (isColorOnly(phrase)) return { phrase, people: [] };
  if (context.isGoing && isDestination(phrase, people, language)) return { phrase, people: [] };
  const water = context.isAfloat ? undefined : waterEntered(phrase, context.entering);
  if (water) return { phrase, people: [], thing: water };
  const spoken = everybodyThere(phrase, context) ?? people.spokenOf(phrase);
  if (spoken) return { phrase, people: spoken.people, ...(spoken.crowd ? { crowd: spoken.crowd } : {}) };
  const own = meantBy(phrase, language);
  const toy = own.kind === 'body' && phrase.owner ? meantBy(kinAs(phrase.owner), language) : undefined;
  // 'The doll's hair' is combed at the doll.
  if (toy?.picture && toy.kind === 'toy')
    return { phrase, people: [], thing: withPlace({ picture: toy.picture, kind: toy.kind }, phrase) };
  // 'The carrot nose' of a snowman is a carrot.
  const madeOf = own.kind === 'body' ? pictureIn({ qualities: phrase.qualities }, language) : undefined;
  const meant: Meant = madeOf?.kind === 'food' ? { kind: 'food', picture: madeOf.picture } : own;
  // 'in the kitchen' is where, not what.
  // A place is where something happens, an hour when: neither stands there as a thing.
  // Who looks out of one, paints on it or waves there is at that window.
  if (meant.picture === 'window' && phrase.preposition && context.isAtWindow)
    return {
      phrase,
      people: [],
      thing: withPlace({ picture: 'window', kind: 'thing', likeness: 'wall' }, phrase),
    };
  if (
    !meant.picture ||
    isHome(phrase) ||
    isPartOfRoom(meant.picture, phrase) ||
    isNoThing(meant.kind, phrase)
  )
    return { phrase, people: ownerOf(phrase, meant, context) };
  if (isSomewhere(meant.picture, phrase) && placeOfNoun(phrase, language)) return { phrase, people: [] };
  // 'Hid behind my coat': I am in it.
  const isOnEyes = phrase.preposition === 'behind' && beforeEyes.test(meant.picture);
  const wearer = meant.kind === 'worn' && !isOnEyes ? ownerOf(phrase, meant, context) : [];
  // 'Wiped my glasses': what is done to one's own things is done to them.
  const isOwn = !phrase.preposition && wearer.every((each) => taken.includes(each));
  if (wearer.length > 0 && !isOwn) return { phrase, people: wearer };
  const color = colorAmong(phrase.qualities) ?? phrase.lifeless?.color ?? usualColor(meant.picture);
  const size = sizeAmong(phrase.qualities);
  // Trousers and boots are a pair, unless they are counted.
  const isSeveral = phrase.plural && (context.isCounting || !isPair(phrase, meant));
  const count = isSeveral ? (phrase.count ?? (context.isCounting ? 6 : 3)) : undefined;
  return {
    phrase,
    people: [],
    thing: withPlace(
      {
        picture: meant.picture,
        kind: meant.kind,
        ...(meant.likeness ? { likeness: meant.likeness } : {}),
        ...(count && count > 1 ? { count: Math.min(12, count) } : {}),
        ...(color ? { color } : {}),
        ...(size ? { size } : {}),
      },
      phrase,
    ),
  };
}

/** 'Encontrou um louva-a-deus e cantou-lhe os parabéns': the animal, where nobody was spoken of since. */
function creatureMeant(
  { pronoun }: Phrase,
  who: readonly Somebody[] | null,
  { language, lastThing, lastThingAt = -9, clause, isSubject }: Context,
): ThingMeant | undefined {
  if (language === 'en' || isSubject || lastThing?.kind !== 'animal' || clause - lastThingAt > 2)
    return undefined;
  const isSince = (who ?? []).some(({ lastNamed }) => lastNamed > lastThingAt);
  return unstressed.test(pronoun ?? '') && !isSince ? lastThing : undefined;
}
const unstressed = /^(?:l?[oa]|lhe|le)$/;
const isUnstressedObject = ({ pronoun, preposition }: Phrase): boolean =>
  !preposition && /^l?[oa]s?$/.test(pronoun ?? '');

/** What a quality names: the sack of a sack race. */
export function pictureIn(
  { qualities, of }: Pick<Phrase, 'qualities' | 'of'>,
  language: NounLanguage,
): ThingMeant | undefined {
  for (const head of [...qualities, ...(of ? [of] : [])]) {
    // 'Orange eyebrows' are no tangerine.
    if (colorAmong([head])) continue;
    const { picture, kind } = meantBy(
      { text: head, span: [0, 0], head, qualities: [], plural: false, name: false },
      language,
    );
    if (picture && kind !== 'abstract' && kind !== 'body')
      return { picture, kind, preposition: picture === 'sack' ? 'in' : 'with' };
  }
  return undefined;
}

/** Every room has windows: what is at one is no thing beside it. */
const isPartOfRoom = (picture: string | null, { preposition }: Phrase): boolean =>
  picture === 'window' && preposition !== undefined;

/** Where and when something happens is no thing, nor is what nobody can see. A place that is built or drawn is one. */
function isNoThing(kind: Meant['kind'], { preposition }: Phrase): boolean {
  if (kind === 'place') return preposition !== undefined;
  return kind === 'time' || kind === 'body' || kind === 'abstract';
}

/** It stands as the phrase does. */
export const withPlace = (thing: ThingMeant, { preposition }: Phrase): ThingMeant => {
  const { preposition: _before, ...rest } = thing;
  return preposition ? { ...rest, preposition } : rest;
};
