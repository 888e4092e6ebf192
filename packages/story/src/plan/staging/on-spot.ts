import type { BodySpot } from '@milestoon/cast';
import { isBodyDeed } from '../../meaning/body-deeds.ts';
import { bodySpotOf } from '../../meaning/body-spots.ts';
import type { Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase, ThingMeant } from '../things/phrases-meant.ts';
import type { ClauseMeant, World } from '../told-world.ts';
import { kinAs } from '../who/owner-meant.ts';
import { spotOfClothes } from './made-for.ts';
import { wearerOf } from './own-clothes.ts';

/** Something or somebody is at a spot of somebody's body. */
export interface OnSpot {
  spot: BodySpot;
  owner: Somebody;
  /** What is there. */
  thing?: ThingMeant;
  somebody?: Somebody;
  /** Who has it there, or has put it there; nobody where it is there by itself. */
  actor?: Somebody;
  deed: 'has' | 'puts' | 'rests';
  /** Told beside what is done: 'sat there with a cat on his lap'. */
  isBeside?: boolean;
}

/** What a clause tells to be where on whose body; undefined where it does not say all of it. */
export function onSpotIn(meant: ClauseMeant, world: World): OnSpot | undefined {
  const { clause, who, subjectPhrases } = meant;
  const { language } = world;
  const { lemma } = clause.verb;
  for (const body of clause.things) {
    const covered = coveredIn(clause, body, language);
    const spot = bodySpotOf(covered ?? body, language);
    if (!spot || isBareFoot(body, world) || isDoll(body, meant) || isBump(spot, meant)) continue;
    const [actor, ...more] = who.filter(({ person }) => person.role);
    const beside = strikes.test(lemma) ? undefined : movedBefore(meant, body, /^with$/);
    const moved = covered ? movedWith(meant, body) : (beside ?? movedBefore(meant, body, /^$/));
    const deed = covered
      ? 'puts'
      : beside
        ? 'has'
        : isBodyDeed('puts', lemma, language)
          ? 'puts'
          : isBodyDeed('has', lemma, language)
            ? 'has'
            : undefined;
    if (moved && (isThrownOver(meant, body, moved) || isPart(moved, language))) continue;
    if (moved && deed && more.length === 0) {
      const isOwn = beside !== undefined && (body.owner === undefined ? !body.of : own.test(body.owner));
      const owner = ownerOf(body, meant, world, actor, isOwn) ?? (body.owner || body.of ? undefined : actor);
      if (owner)
        return {
          spot,
          owner,
          deed,
          isBeside: beside !== undefined,
          ...partOf(moved),
          ...(actor ? { actor } : {}),
        };
    }
    // 'There were leaves in her hair'.
    if (moved?.thing && who.length === 0 && isThere.test(lemma)) {
      const owner = ownerOf(body, meant, world, undefined);
      if (owner) return { spot, owner, deed: 'rests', thing: moved.thing };
    }
    if (moved || !isBodyDeed('rests', lemma, language) || isOnlyPart(clause, language)) continue;
    const lying = subjectPhrases.find(({ thing, people }) => thing && people.length === 0)?.thing;
    const somebody = actor && more.length === 0 ? actor : undefined;
    if (!somebody && !(lying && who.length === 0)) continue;
    const owner = ownerOf(body, meant, world, undefined);
    if (!owner || owner === somebody) continue;
    return {
      spot,
      owner,
      deed: 'rests',
      ...(somebody ? { somebody } : { thing: lying as ThingMeant }),
    };
  }
  return fallenOn(meant) ?? dressedAnimal(meant, language);
}

/** 'Put her hat on the dog', 'le puso una corona a su perro': where it is made for. */
function dressedAnimal(
  { clause, who, others }: ClauseMeant,
  language: World['language'],
): OnSpot | undefined {
  if (
    !isBodyDeed('puts', clause.verb.lemma, language) ||
    clause.things.some((each) => bodySpotOf(each, language))
  )
    return undefined;
  const owner = others.find(
    ({ phrase, people: [first] }) =>
      /^(?:on|onto|over|around|in|to)$/.test(phrase.preposition ?? '') &&
      !phrase.pronoun &&
      first?.kind === 'animal' &&
      first.person.role,
  )?.people[0];
  const thing = others.find(({ phrase, thing }) => thing && !phrase.preposition)?.thing;
  const spot = thing && spotOfClothes(thing);
  const [actor] = who;
  return owner && thing && spot && actor && actor !== owner
    ? { spot, owner, thing, actor, deed: 'puts' }
    : undefined;
}

const falls = /^(?:land|fall|drop|plop|splash|flop|bounce|settle|cair|aterrar|aterrissar|caer|aterrizar)$/;
/** 'The hat landed on the pony', 'snow fell on Grandpa': it is on their head. */
function fallenOn({ clause, who, subjectPhrases, others }: ClauseMeant): OnSpot | undefined {
  const thing = subjectPhrases.find((each) => each.thing)?.thing;
  const owner = others.find(
    ({ phrase, people: [first] }) =>
      /^(?:on|onto|over)$/.test(phrase.preposition ?? '') && first?.person.role,
  )?.people[0];
  return thing && owner && who.length === 0 && falls.test(clause.verb.lemma)
    ? { spot: 'head', owner, thing, deed: 'rests' }
    : undefined;
}

const isThere = /^(?:be|haver|haber|ter)$/;

const covers = /^(?:cover|wrap|bandage|blindfold|tapar|cobrir|cubrir|vendar|enrolar|envolver|enrollar|atar)$/;
/** 'Covered his eyes with a scarf', 'se tapó los ojos con una bufanda': it is on them. */
const coveredIn = (
  { verb, things }: ClauseMeant['clause'],
  body: Phrase,
  language: World['language'],
): Phrase | undefined =>
  !body.preposition &&
  covers.test(verb.lemma) &&
  things.some(({ preposition, span }) => preposition === 'with' && span[0] > body.span[0]) &&
  bodySpotOf({ ...body, preposition: 'on' }, language)
    ? { ...body, preposition: 'on' }
    : undefined;
const movedWith = ({ others }: ClauseMeant, body: Phrase): MeantPhrase | undefined =>
  others.find(({ phrase, thing }) => thing && phrase.preposition === 'with' && phrase.span[0] > body.span[0]);

/** 'Em pé' is standing, and nothing is on that foot. */
const isBareFoot = ({ head, text, span, owner }: Phrase, { people }: World): boolean =>
  /^(?:pé|pie)$/.test(head) &&
  owner === undefined &&
  text === head &&
  !/n[oa]s?\s$/i.test(people.options.text.slice(0, span[0]));

/** 'Ficou com um galo na testa' is a bump and no cock. */
const isBump = (spot: BodySpot, { clause }: ClauseMeant): boolean =>
  /^(?:head|forehead)$/.test(spot) && clause.things.some(({ head }) => head === 'galo');

/** 'Deitou a cabeça no colo da avó': only that part is there. */
const isOnlyPart = ({ things }: ClauseMeant['clause'], language: World['language']): boolean =>
  things.some((each) => !each.preposition && bodySpotOf({ ...each, preposition: 'on' }, language));

/** 'Put its paw on her knee': that is no thing. */
const isPart = ({ phrase }: MeantPhrase, language: World['language']): boolean =>
  phrase.head !== 'muñeca' && bodySpotOf({ ...phrase, preposition: 'on' }, language) !== undefined;

/** 'Puso un lazo en la muñeca' is a doll; at a wrist one has what is made for it, or puts it on oneself. */
const isDoll = ({ head }: Phrase, { clause, others }: ClauseMeant): boolean =>
  head === 'muñeca' &&
  !clause.manner.includes('se') &&
  !others.some(({ thing }) => thing && /watch|bracelet|beads|bandage|plaster/.test(thing.picture));

/** With what it is done to that part, and what is not left there: 'se dio con la mesa en la frente'. */
const strikes =
  /^(?:hit|bump|bang|knock|tap|touch|tickle|poke|stroke|rub|wipe|clean|wash|brush|scratch|paint|draw|dry|hurt|lastimar|lastimarse|ferir|ferir-se|bater|levar|apanhar|dar|darse|dar-se|tocar|esfregar|limpar|lavar|pintar|secar|coçar|magoar|magoar-se|golpear|golpearse|frotar|limpiar|rascar|pegar|chocar|pinchar|pincharse)$/;

const throws = /^(?:throw|toss)$/;
/** 'Threw the ball over her head': it flies on. */
const isThrownOver = ({ clause }: ClauseMeant, { preposition }: Phrase, { thing }: MeantPhrase): boolean =>
  throws.test(clause.verb.lemma) && preposition === 'over' && thing?.kind !== 'worn';

type Moved = Pick<OnSpot, 'thing' | 'somebody'>;
const partOf = ({ thing, people: [somebody] }: MeantPhrase): Moved =>
  somebody ? { somebody } : thing ? { thing } : {};

/** What stands before the body, behind that preposition: the nearest thing or small somebody. */
function movedBefore({ others }: ClauseMeant, body: Phrase, how: RegExp): MeantPhrase | undefined {
  const found = others.filter(
    ({ phrase, thing, people: [first] }) =>
      how.test(phrase.preposition ?? '') &&
      !phrase.pronoun &&
      phrase.span[0] !== body.span[0] &&
      (first ? isCarried(first) : thing && !thing.likeness && thing.kind !== 'place'),
  );
  const before = found.findLast(({ phrase }) => phrase.span[1] <= body.span[0]);
  if (how.source === '^with$')
    return before && body.span[0] - before.phrase.span[1] < 14 ? before : undefined;
  // 'Tenía en la cabeza un sombrero'.
  return before ?? found.find(({ phrase }) => phrase.span[0] - body.span[1] === 1);
}

const isCarried = ({ kind, person }: Somebody): boolean =>
  kind !== 'person' || person.role === 'baby' || (person.age ?? 9) < 4;

const own = /^(?:his|her|their|its|own|sus?|seus?|suas?)$/i;
const mine = /^(?:my|meus?|minhas?|mis?)$/i;
/** Whose body it is, as the words say it: 'Grandpa's', 'da Ana', 'her', 'lhe', 'me'. */
export function ownerOf(
  body: Phrase,
  { clause, others }: ClauseMeant,
  world: World,
  actor: Somebody | undefined,
  isOwn = false,
): Somebody | undefined {
  const { people } = world;
  // 'Sat with a pillow on her lap': on her own.
  if (isOwn && actor) return actor;
  const named = others.find(({ phrase }) => phrase.span[0] === body.span[0])?.people[0];
  if (named?.person.role) return named;
  const whose = body.owner ?? body.of;
  if (whose && mine.test(whose)) return people.teller();
  if (whose && !own.test(whose)) {
    const found =
      people.byName(whose) ??
      (relationOf(kinAs(whose).head) || body.owner || body.of
        ? people.spokenOf(kinAs(whose))?.people[0]
        : undefined);
    return found?.person.role ? found : wearerOf({ ...body, owner: whose }, actor ? [actor] : [], world);
  }
  // 'Pôs-lhe um penso', 'me puso un collar', 'le puso una corona a su perro'.
  const given = others.filter(
    ({ phrase, people: [first] }) =>
      first?.person.role &&
      first !== actor &&
      (phrase.preposition === 'to' || (phrase.pronoun !== undefined && !phrase.preposition)),
  );
  const receiver = (given.find(({ phrase }) => !phrase.pronoun) ?? given[0])?.people[0];
  if (receiver && !whose) return receiver;
  if (whose) {
    if (actor?.kind === 'person' || /^(?:su|seu|sua)/i.test(whose)) {
      const wearer = wearerOf(body, actor ? [actor] : [], world);
      if (wearer) return wearer;
      if (actor && /^(?:sus?|seus?|suas?|their|its|own)$/i.test(whose)) return actor;
    }
    return wearerOf(body, [], world) ?? (actor && actor.kind === 'animal' ? actor : undefined);
  }
  return clause.manner.includes('se') ? actor : undefined;
}
