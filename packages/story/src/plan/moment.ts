import { type Action, hasTrait } from '@milestoon/cast';
import type { TimeOfDay, Weather } from '@milestoon/stage';
import { metresOf, type NounLanguage } from '@milestoon/things/nouns';
import { deedOf, moveOf } from '../meaning/deeds.ts';
import { feelingOf } from '../meaning/feelings.ts';
import type { Clause } from '../reading/clause.ts';
import type { People } from '../world/people.ts';
import { relationOf } from '../world/relation-words.ts';
import type { Place } from '../world/places.ts';
import type { Somebody } from '../world/somebody.ts';
import { actionWith, hadFood, heldThing, isInHair, isWorn, tender } from './done-with.ts';
import { asksFor, denied, feelingIn, thought } from './in-thought.ts';
import { ownersOf, toothIn } from './lost-tooth.ts';
import { depictedIn } from './depicted.ts';
import { farewell, markFar } from './elsewhere.ts';
import { impliedBy } from './implied.ts';
import { doneUpon, locatedAs } from './located.ts';
import { type MeantPhrase, meantPhrase, type ThingMeant } from './phrases-meant.ts';
import type { Act, Moment, Seen } from './plan.ts';
import { actOf, ownAction, asIs, seenAs } from './seen-as.ts';
import { staysMounted, vehicles } from './riding.ts';
import { answerTo, bodyOf, hasFreeHands, isMutual, isSlotted } from './staged-deed.ts';

/** Who is where with what while a text goes on. */
export interface World {
  people: People;
  language: NounLanguage;
  sorrowful: boolean;
  place: Place | null;
  time: TimeOfDay | null;
  weather: Weather | null;
  lastThing: ThingMeant | undefined;
  /** The sentence in which the child was last seen riding. */
  rides?: number;
  /** What everybody did last, by their ids. */
  lastActions: Map<string, Action>;
}

/** As many things as a picture holds beside people. */
const mostThings = 4;

export interface ClauseMeant {
  clause: Clause;
  who: Somebody[];
  crowd?: MeantPhrase['crowd'];
  subjects: ThingMeant[];
  others: MeantPhrase[];
  things: ThingMeant[];
}

/** What one clause shows, or null where there is nothing to be seen. */
export function momentOf(clause: Clause, index: number, world: World): Moment | null {
  const meant = meaningOf(clause, index, world);
  const { acts, seen } = staged(meant, world);
  if (acts.length + seen.length === 0 && !meant.crowd) return null;
  const { place, time, weather } = world;
  return {
    told: [...clause.span],
    sentence: clause.sentence,
    mode: clause.mode,
    place: { set: place?.set ?? null, things: place?.things.slice(0, 4) ?? [] },
    time,
    weather,
    acts: acts.slice(0, 6),
    seen: seen.slice(0, 8),
    ...(meant.crowd ? { crowd: meant.crowd } : {}),
    ...(clause.quote ? { quote: clause.quote } : {}),
  };
}

function meaningOf(clause: Clause, index: number, world: World): ClauseMeant {
  const { people, language, lastThing } = world;
  const context = { people, language, clause: index, lastThing };
  const subjects = clause.who.map((phrase) =>
    meantPhrase(phrase, { ...context, isSubject: true, taken: [] }),
  );
  const who = unique(subjects.flatMap((each) => each.people));
  // 'She named it Bruno': a name that is given brings nobody along.
  // Who only 'called Aunt Lola' gave nobody a name.
  const objects = clause.things.filter(({ preposition }) => !preposition).length;
  const given =
    naming.test(clause.verb.lemma) && (objects > 1 || !/^(?:call|chamar|llamar)$/.test(clause.verb.lemma));
  const named = given ? clause.things.filter(({ name }) => name) : [];
  if (lastThing) for (const { head } of named) people.addPicture(head, 'animal', lastThing.picture);
  // What somebody is or becomes brings nobody along either: 'now they are best friends'.
  const isBeing = deedOf(clause, language) === 'be';
  const phrases = clause.things.filter(
    (phrase) =>
      !named.includes(phrase) &&
      phrase.preposition !== 'without' &&
      !(isBeing && !phrase.preposition && relationOf(phrase.head.toLowerCase())),
  );
  const others = phrases.map((phrase) => meantPhrase(phrase, { ...context, isSubject: false, taken: who }));
  const isReal = clause.mode === 'done' || clause.mode === 'undone';
  for (const each of who) {
    each.lastNamed = index;
    if (isReal) each.lastActed = index;
  }
  for (const each of others.flatMap(({ people }) => people)) each.lastNamed = index;
  const tooth = toothIn(clause);
  const things = [...(tooth ? [tooth] : []), ...others.flatMap(({ thing }) => (thing ? [thing] : []))];
  if (tooth && who.length === 0) who.push(...ownersOf(clause, people));
  const own = subjects.flatMap(({ thing }) => (thing ? [thing] : []));
  const direct = [...things.filter(({ preposition }) => !preposition), ...own, ...things][0];
  if (direct && isReal) world.lastThing = direct;
  const crowd = [...subjects, ...others].find(({ crowd }) => crowd)?.crowd;
  return { clause, who, subjects: own, others, things, ...(crowd ? { crowd } : {}) };
}

const naming = /^(?:name|call|baptise|christen|chamar|batizar|llamar|nombrar|bautizar)$/;

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** What is only in somebody's head, however it is told. */
const dreaming = /^(?:dream|imagine|wish|sonhar|imaginar|soñar)$/;

function staged(meant: ClauseMeant, world: World): { acts: Act[]; seen: Seen[] } {
  const { clause } = meant;
  if (clause.mode === 'done' && (dreaming.test(clause.verb.lemma) || asksFor(clause)))
    return thought(asksFor(clause) ? { ...meant, clause: { ...clause, mode: 'said' } } : meant, world);
  switch (meant.clause.mode) {
    case 'done':
      return happening(meant, world);
    case 'pretended':
      return happening(meant, world);
    case 'undone':
      return denied(meant, world);
    case 'pictured':
      return { acts: lookers(meant, world, 'look'), seen: framed(meant, 'wall') };
    case 'said':
    case 'compared':
    case 'wished':
    case 'feared':
    case 'remembered':
      return thought(meant, world);
  }
}

/** Acted with its thing, else the thing in hand or beside, else the right face. */
function happening(meant: ClauseMeant, world: World): { acts: Act[]; seen: Seen[] } {
  const { clause, who, others, things, subjects } = meant;
  const deed = deedOf(clause, world.language);
  const told = feelingIn(meant);
  // A lost tooth is no loss.
  const feeling =
    told ??
    (things.some(({ picture }) => picture === 'tooth')
      ? 'proud'
      : feelingOf(clause.verb.lemma, deed ?? 'be', world.sorrowful));
  const gone = farewell(clause, who, world.people.hero);
  if (gone) return { acts: gone, seen: [] };
  const everybody = who.filter(({ person }) => person.role);
  // One saddle, one rider.
  const actors = deed === 'ride' ? everybody.slice(0, 1) : everybody;
  const toys = who.filter(({ person }) => !person.role && person.picture);
  const depicted = depictedIn(clause, others);
  const named = unique(others.flatMap(({ people }) => people)).filter(
    (each) => !who.includes(each) && !depicted.people.includes(each),
  );
  const { hero } = world.people;
  const meansChild = named.length === 0 && tender.test(deed ?? '') && !who.includes(hero) && who.length > 0;
  const partners = meansChild ? [hero] : named;
  markFar(clause, deed, {
    who,
    partners: named,
    here: world.people.all.filter((each) => each === hero || world.lastActions.has(each.person.id)),
  });
  const eaten = hadFood(clause, things);
  const isBeing = !eaten && (deed === null || deed === 'be');
  const action: Action = eaten
    ? eaten
    : isBeing
      ? told
        ? bodyOf(told)
        : things.length > 0
          ? 'point'
          : bodyOf(feeling)
      : actionWith(deed ?? 'be', { clause, others, partners, things });
  const seen: Seen[] = [...depicted.seen];
  const move = moveOf(clause, world.language) ?? undefined;
  for (const thing of subjects) seen.push(seenAs(thing, move));
  for (const { person } of toys)
    seen.push({ picture: person.picture as string, how: 'ground', ...(move ? { move } : {}) });
  if (actors.length === 0 && !meant.crowd) {
    // Nobody acts: what is there is shown.
    seen.push(...things.map((thing) => seenAs(thing)));
    for (const { person } of partners)
      if (!person.role && person.picture) seen.push({ picture: person.picture, how: 'ground' });
    const watching = partners.filter(({ person }) => person.role);
    return {
      acts: watching.map((each) => actOf(each, 'look', 'surprised')),
      seen: seen.slice(0, mostThings + subjects.length),
    };
  }
  const going = actors[0] && world.lastActions.get(actors[0].person.id);
  const stays =
    going !== undefined && staysMounted(clause, { deed, action, going, rides: world.rides ?? -9 });
  if (hasTrait(action, 'rides') || stays) world.rides = clause.sentence;
  const own = things.filter(
    (thing) => vehicles[thing.picture] !== action && !depicted.things.includes(thing),
  );
  // Paws hold nothing.
  const inHair = own.filter((thing) => isInHair(thing, clause));
  const inHand =
    !actors[0] || actors[0].kind === 'animal' || stays
      ? undefined
      : heldThing(
          own.filter((thing) => !inHair.includes(thing)),
          action,
        );
  const partner = partners.find(({ person }) => person.role);
  const acts = actors.map(
    (each, i): Act => ({
      ...actOf(each, ownAction(each, stays ? going : action), feeling),
      ...(partner ? { to: partner.person.id } : {}),
      ...(inHand && i === 0
        ? { thing: inHand.picture, ...(inHand.color ? { color: inHand.color } : {}) }
        : {}),
    }),
  );
  const answer = answerTo(action, feeling);
  for (const each of partners.filter(({ person }) => person.role).slice(0, 4)) {
    const along =
      others.find(({ people }) => people.includes(each))?.phrase.preposition === 'with' && !isMutual(action);
    const before = others.find(({ people }) => people.includes(each))?.phrase.preposition ?? '';
    const goesOn = world.lastActions.get(each.person.id);
    // 'Daddy ran beside her': she goes on as she did.
    const keepsOn =
      /^(?:beside|behind|after|along|past)$/.test(before) && goesOn && hasTrait(goesOn, 'alongside');
    const own = keepsOn
      ? { action: goesOn, emotion: feeling }
      : along && (each.kind !== 'animal' || !isSlotted(action))
        ? { action, emotion: feeling }
        : answer;
    acts.push({
      ...actOf(each, ownAction(each, own.action), own.emotion),
      ...(actors[0] ? { to: actors[0].person.id } : {}),
    });
  }
  const toy = partners.find(({ person }) => !person.role && person.picture)?.person.picture;
  const [lead] = acts;
  // A toy is held in the arms, whatever tender is done to it.
  if (lead?.action === 'hug' && !partner && (toy || inHand?.kind === 'toy')) lead.action = 'hold';
  if (toy && lead && !lead.thing && hasFreeHands(lead.action)) lead.thing = toy;
  else if (toy) seen.push({ picture: toy, how: 'ground' });
  const first = actors[0]?.person.id;
  for (const thing of own.filter((each) => each !== inHand).slice(0, mostThings)) {
    const worn = (isWorn(thing) || inHair.includes(thing)) && first !== undefined;
    // One bench for everybody, whatever else stands there.
    const where = seen.some(({ how }) => isPlace(how))
      ? undefined
      : locatedAs(thing, deed, metresOf(thing.picture));
    if (worn) seen.push({ ...seenAs(thing), how: 'worn', of: first });
    else if (where && first) seen.push({ ...seenAs(thing), how: where, of: first });
    else seen.push(seenAs(thing));
  }
  const under = seen.find(({ how }) => how === 'support' || how === 'inside');
  if (under) for (const act of acts) act.action = doneUpon(act.action, under.picture);
  if (inHand?.count) seen.push({ ...asIs(inHand), how: 'ground', count: Math.max(1, inHand.count - 1) });
  const implied = impliedBy(clause.verb.lemma);
  if (implied && things.length === 0 && lead) {
    if (hasFreeHands(lead.action) && metresOf(implied) < 0.8) lead.thing ??= implied;
    else seen.push({ picture: implied, how: 'ground' });
  }
  for (const { who, action } of acts) world.lastActions.set(who, action);
  return { acts, seen };
}

const isPlace = (how: Seen['how']): boolean => how === 'support' || how === 'cover' || how === 'inside';

const lookers = ({ who }: ClauseMeant, world: World, action: Action): Act[] =>
  who
    .filter(({ person }) => person.role)
    .map((each) => actOf(each, action, world.sorrowful ? 'sad' : 'happy'));

const framed = ({ things, subjects }: ClauseMeant, how: Seen['how']): Seen[] =>
  [...subjects, ...things].map((thing) => ({ ...asIs(thing), how }));
