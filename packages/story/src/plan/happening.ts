import { type Action, type Emotion, hasTrait } from '@milestoon/cast';
import { metresOf } from '@milestoon/things/nouns';
import { deedOf, moveOf } from '../meaning/deeds.ts';
import { feelingOf } from '../meaning/feelings.ts';
import { asBaby, type Somebody } from '../world/somebody.ts';
import { depictedIn } from './depicted.ts';
import { actionWith, givesName, hadFood, heldThing, isInHair, isPlayed, tender } from './done-with.ts';
import { farewell, markFar } from './elsewhere.ts';
import { impliedBy } from './implied.ts';
import { feelingIn, reddens } from './in-thought.ts';
import { doneUpon, locatedAs } from './located.ts';
import type { ClauseMeant, World } from './moment.ts';
import type { ThingMeant } from './phrases-meant.ts';
import type { Act, Seen } from './plan.ts';
import { staysMounted, vehicles } from './riding.ts';
import { actOf, asIs, ownAction, seenAs } from './seen-as.ts';
import { answerTo, bodyOf, hasFreeHands, isMutual, isSlotted } from './staged-deed.ts';
import { isDressing, wornIn } from './told-worn.ts';
import {
  awaited,
  caresFor,
  emptyHanded,
  hasCome,
  inMind,
  isBorn,
  isPutOutFor,
  liveFar,
  sought,
} from './who-is-there.ts';

/** As many things as a picture holds beside people. */
const mostThings = 4;

/** Acted with its thing, else the thing in hand or beside, else the right face. */
export function happening(meant: ClauseMeant, world: World): { acts: Act[]; seen: Seen[] } {
  const { clause, who, others, subjects } = meant;
  const { hero } = world.people;
  const deed = deedOf(clause, world.language);
  const things = meant.things.filter((thing) => isThere(thing, meant, deed));
  const told = feelingTold(meant, deed);
  const feeling = told ?? feelingShown(meant, deed, world);
  const gone = farewell(clause, who, hero);
  if (gone) return { acts: gone, seen: [] };
  for (const { person } of liveFar(clause, who, hero)) person.only = 'screen';
  for (const each of isBorn(clause, who, hero)) asBaby(each);
  if (hasCome(clause)) for (const { person } of who) if (person.only === 'screen') delete person.only;
  const everybody = who.filter(({ person }) => person.role);
  // One saddle, one rider.
  const actors = deed === 'ride' ? everybody.slice(0, 1) : everybody;
  const toys = who.filter(({ person }) => !person.role && person.picture);
  const depicted = depictedIn(clause, others);
  const absent = [
    ...sought(clause, deed, others),
    ...awaited(clause, others, (each) => world.lastActions.has(each.person.id)),
  ];
  const named = unique(others.flatMap(({ people }) => people)).filter(
    (each) => !who.includes(each) && !depicted.people.includes(each) && !absent.includes(each),
  );
  const isTender = tender.test(deed ?? '') || caresFor(clause);
  const meansChild = named.length === 0 && isTender && !who.includes(hero) && who.length > 0;
  const partners = meansChild ? [hero] : named;
  const here = world.people.all.filter((each) => each === hero || world.lastActions.has(each.person.id));
  const eaten = hadFood(clause, things);
  const isBeing = !eaten && (deed === null || deed === 'be' || (told === 'sad' && deed === 'search'));
  const action: Action = eaten
    ? eaten
    : reddens(clause)
      ? 'blush'
      : isBeing && !isTold(clause, things)
        ? bodyBeing(told, feeling, things)
        : actionWith(deed ?? 'be', { clause, others, partners, things });
  markFar(clause, action === 'phone' ? 'phone' : deed, { who, partners: named, here });
  if (isBeing && !told && action !== 'blush' && saysNothing(meant, world)) return { acts: [], seen: [] };
  const seen: Seen[] = [...depicted.seen, ...inMind(absent, (who[0] ?? hero).person.id)];
  const move = moveOf(clause, world.language) ?? undefined;
  for (const thing of subjects) seen.push(seenAs(thing, move));
  for (const { person } of toys)
    seen.push({ picture: person.picture as string, how: 'ground', ...(move ? { move } : {}) });
  if (actors.length === 0 && !meant.crowd) {
    // Nobody acts: what is there is shown.
    const [dressed] = isDressing(clause) ? partners.filter(({ person }) => person.role) : [];
    for (const thing of things)
      seen.push(
        dressed && (thing.kind === 'worn' || thing.likeness === 'worn')
          ? onPerson(thing, dressed)
          : seenAs(thing),
      );
    for (const { person } of partners)
      if (!person.role && person.picture) seen.push({ picture: person.picture, how: 'ground' });
    const watching = partners.filter(({ person }) => person.role);
    return {
      acts: watching.map((each) =>
        each === dressed ? actOf(each, 'stand', 'proud') : actOf(each, 'look', 'surprised'),
      ),
      seen: seen.slice(0, mostThings + subjects.length),
    };
  }
  const going = actors[0] && world.lastActions.get(actors[0].person.id);
  const stays =
    going !== undefined && staysMounted(clause, { deed, action, going, rides: world.rides ?? -9 });
  if (hasTrait(action, 'rides') || action === 'piggyback' || stays) world.rides = clause.sentence;
  const own = things.filter(
    (thing) => vehicles[thing.picture] !== action && !depicted.things.includes(thing),
  );
  const onBody = wornIn(clause, own);
  const inHair = own.filter((thing) => isInHair(thing, clause));
  const free = own.filter(
    (thing) => !inHair.includes(thing) && (!onBody.includes(thing) || action === 'put-on'),
  );
  // Paws hold nothing.
  const holds = actors[0] && actors[0].kind !== 'animal' && !stays;
  const inHand = holds ? (heldThing(free, action) ?? goesOnWith(meant, action, world)) : undefined;
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
  acts.push(...answers(meant, partners, { action, feeling, to: actors[0]?.person.id }, world));
  if (stays && going === 'piggyback') acts.push(...stillCarried(acts[0], here, world));
  const toy = partners.find(({ person }) => !person.role && person.picture)?.person.picture;
  const [lead] = acts;
  // A toy is held in the arms, whatever tender is done to it.
  if (lead?.action === 'hug' && !partner && (toy || inHand?.kind === 'toy')) lead.action = 'hold';
  if (toy && lead && !lead.thing && hasFreeHands(lead.action)) lead.thing = toy;
  else if (toy) seen.push({ picture: toy, how: 'ground' });
  const first = actors[0]?.person.id;
  // Whoever catches a ball has it in the hands already.
  const isCaught = ({ picture, preposition }: ThingMeant): boolean =>
    action === 'catch' && !preposition && /ball/.test(picture);
  for (const thing of own.filter((each) => each !== inHand && !isCaught(each)).slice(0, mostThings)) {
    const isOn = onBody.includes(thing) || inHair.includes(thing);
    // One bench for everybody, whatever else stands there.
    const where = seen.some(({ how }) => isPlace(how))
      ? undefined
      : locatedAs(thing, /^(?:lie-down|jump)$/.test(action) ? action : deed, metresOf(thing.picture));
    if (isOn) seen.push(...actors.map((each) => onPerson(thing, each)));
    else if (where && first) seen.push({ ...seenAs(thing), how: where, of: first });
    else seen.push(seenAs(thing));
  }
  const under = seen.find(({ how }) => how === 'support' || how === 'inside');
  if (under) for (const act of acts) act.action = doneUpon(act.action, under.picture);
  if (inHand?.count) seen.push({ ...asIs(inHand), how: 'ground', count: Math.max(1, inHand.count - 1) });
  const implied =
    action === 'throw' && things.some(({ picture }) => picture === 'basketball-hoop')
      ? 'basketball'
      : impliedBy(clause.verb.lemma);
  if (implied && lead && (things.length === 0 || action === 'throw' || caresFor(clause))) {
    if (hasFreeHands(lead.action) && metresOf(implied) < 0.8) lead.thing ??= implied;
    else seen.push({ picture: implied, how: 'ground' });
  }
  if (lead?.action === 'phone') lead.thing ??= 'mobile-phone';
  if (lead && !lead.thing && !lead.to && seen.every(({ how }) => how === 'bubble'))
    lead.action = emptyHanded(lead.action);
  if (/^(?:talk|shout|whisper|phone|think)$/.test(deed ?? '') && actors[0]) world.speaker = actors[0];
  if (inHand && isPlayed(inHand)) world.instrument = inHand;
  for (const { who, action } of acts) world.lastActions.set(who, action);
  return { acts, seen };
}

/** 'Took her on his shoulders and ran': she is there, and goes along. */
function stillCarried(carrier: Act | undefined, here: readonly Somebody[], world: World): Act[] {
  const rider = here.find(({ person }) => world.lastActions.get(person.id) === 'ride');
  if (!carrier || !rider || rider.person.id === carrier.who) return [];
  carrier.to = rider.person.id;
  return [{ ...actOf(rider, 'ride', carrier.emotion), to: carrier.who }];
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
const isPlace = (how: Seen['how']): boolean => how === 'support' || how === 'cover' || how === 'inside';
const onPerson = ({ count: _several, ...thing }: ThingMeant, { person }: Somebody): Seen => ({
  ...seenAs(thing),
  how: 'worn',
  of: person.id,
});

/** What is put out for whoever comes later is there, and they are not; a hole in a cloth is no pit. */
const isThere = (thing: ThingMeant, { clause }: ClauseMeant, deed: string | null): boolean =>
  !(thing.kind === 'animal' && thing.preposition === 'for' && isPutOutFor(clause)) &&
  !(thing.picture === 'hole' && !/^(?:dig|fall|hide|jump|put-in)$/.test(deed ?? ''));

/** A game is lost with nothing to look for. */
const feelingTold = (meant: ClauseMeant, deed: string | null): Emotion | undefined => {
  const { clause } = meant;
  const isDefeat =
    deed === 'search' &&
    /^(?:lose|perder)$/.test(clause.verb.lemma) &&
    clause.things.every(({ preposition }) => preposition !== undefined);
  return feelingIn(meant) ?? (reddens(clause) ? 'shy' : isDefeat ? 'sad' : undefined);
};

/** A lost tooth is no loss. */
const feelingShown = ({ clause, things }: ClauseMeant, deed: string | null, world: World): Emotion =>
  things.some(({ picture }) => picture === 'tooth')
    ? 'proud'
    : feelingOf(clause.verb.lemma, deed ?? 'be', world.sorrowful);

/** Whoever is in goal saves. */
const isTold = ({ verb }: ClauseMeant['clause'], things: readonly ThingMeant[]): boolean =>
  /^(?:be|estar|ser)$/.test(verb.lemma) &&
  things.some(({ picture, preposition }) => picture === 'goal-net' && preposition === 'in');

/** What somebody who only is or feels something is seen to do. */
const bodyBeing = (told: Emotion | undefined, feeling: Emotion, things: readonly ThingMeant[]): Action =>
  told
    ? bodyOf(told)
    : things.some(({ likeness }) => likeness === 'worn')
      ? 'stand'
      : things.length > 0
        ? 'point'
        : bodyOf(feeling);

/** 'They did', 'she lives there': of those who are there already nothing new is to be seen. */
const saysNothing = (
  { who, things, subjects, crowd, others }: ClauseMeant,
  { people, lastActions }: World,
): boolean =>
  things.length + subjects.length === 0 &&
  !crowd &&
  others.every((each) => each.people.length === 0) &&
  who.every((each) => each === people.hero || lastActions.has(each.person.id));

/** The trumpet of before, where a song is played; the bean of before, where it gets its name. */
const goesOnWith = ({ clause }: ClauseMeant, action: Action, world: World): ThingMeant | undefined =>
  action === 'play-music'
    ? world.instrument
    : givesName(clause) || (action === 'hand-over' && isCarriable(world.lastThing))
      ? world.lastThing
      : undefined;

const isCarriable = (thing: ThingMeant | undefined): boolean =>
  thing !== undefined && thing.kind !== 'place' && metresOf(thing.picture) < 0.6;

/** What those do to whom or with whom something is done. */
function answers(
  { others }: ClauseMeant,
  partners: readonly Somebody[],
  { action, feeling, to }: { action: Action; feeling: Emotion; to: string | undefined },
  world: World,
): Act[] {
  const answer = answerTo(action, feeling);
  return partners
    .filter(({ person }) => person.role)
    .slice(0, 4)
    .map((each) => {
      const before = others.find(({ people }) => people.includes(each))?.phrase.preposition ?? '';
      const along = before === 'with' && !isMutual(action);
      const goesOn = world.lastActions.get(each.person.id);
      // 'Daddy ran beside her': she goes on as she did.
      const keepsOn =
        /^(?:beside|behind|after|along|past)$/.test(before) && goesOn && hasTrait(goesOn, 'alongside');
      const own = keepsOn
        ? { action: goesOn, emotion: feeling }
        : action === 'ride' && each.kind === 'person'
          ? { action: 'piggyback' as const, emotion: feeling === 'sleepy' ? ('happy' as const) : feeling }
          : along && (each.kind !== 'animal' || !isSlotted(action))
            ? { action, emotion: feeling }
            : answer;
      return { ...actOf(each, ownAction(each, own.action), own.emotion), ...(to ? { to } : {}) };
    });
}
