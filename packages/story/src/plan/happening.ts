import { type Action, hasTrait } from '@milestoon/cast';
import { metresOf } from '@milestoon/things/nouns';
import { moveOf } from '../meaning/deeds.ts';
import type { Clause } from '../reading/clause.ts';
import { asBaby, type Somebody } from '../world/somebody.ts';
import { answers, stillCarried } from './answers.ts';
import { beforeTheHands, hasItsOwn } from './before-hands.ts';
import { bodyBeing, feelingShown, feelingTold, isThere, isTold, saysNothing } from './being.ts';
import { deedMeant, isOfTime } from './deed-meant.ts';
import { depictedIn } from './depicted.ts';
import { isOnTheSpot, isSeated, stayingOn } from './doing.ts';
import { anyDeed, heldThing, isHandled, isInHair, stillFishing } from './held-thing.ts';
import { paintsUpon, penFor, isPlayed } from './played-with.ts';
import { actionWith, givesName, hadFood, tender } from './done-with.ts';
import { farewell, markFar } from './elsewhere.ts';
import { impliedBy } from './implied.ts';
import { reddens } from './in-thought.ts';
import { listenerOf } from './listener.ts';
import { doneUpon, locatedAs } from './located.ts';
import type { ClauseMeant, Staged, World } from './moment.ts';
import { atop, atopOf, isHatOn, isOnTop, smear, smearedWith } from './on-body.ts';
import type { MeantPhrase, ThingMeant } from './phrases-meant.ts';
import { isSteadying } from './part-of-ride.ts';
import type { Act, Seen } from './plan.ts';
import { toolOfRole } from './role-play.ts';
import { isOfSet, staysMounted, vehicles } from './riding.ts';
import {
  aroundTheChild,
  exchanged,
  givenAnimal,
  handsOver,
  pictureOf,
  swungBy,
  takenFromHand,
} from './partners.ts';
import { actOf, asIs, ownAction, seenAs } from './seen-as.ts';
import { hasFreeHands, isMutual } from './staged-deed.ts';
import { isFoundInside } from './taken-out.ts';
import { asToys } from './toy-vehicles.ts';
import { wornIn } from './told-worn.ts';
import { mostThings, onPerson, watched } from './watched.ts';
import {
  awaited,
  caresFor,
  emptyHanded,
  hasCome,
  inMind,
  isBorn,
  liveFar,
  lookedForThings,
  sought,
} from './who-is-there.ts';

/** Acted with its thing, else the thing in hand or beside, else the right face. */
export function happening(meant: ClauseMeant, world: World): Staged {
  const { clause, others, subjects } = meant;
  const { hero } = world.people;
  if (isOfTime(clause)) return nothing;
  const set = world.place?.set ?? null;
  const deed = deedMeant(clause, meant.things, { language: world.language, set });
  const isHeldSeat = isSteadying(clause.verb.lemma, clause.things, clause.sentence - (world.rides ?? -9) < 2);
  const things = asToys(
    meant.things.filter((thing) => isThere(thing, meant, deed)),
    clause,
    { deed, who: meant.who, toys: world.toys },
  );
  const isInside = isFoundInside(clause, things);
  const who = isInside ? [hero] : meant.who;
  const told = feelingTold(meant, deed);
  const feeling = told ?? feelingShown(meant, deed, world);
  const gone = farewell(clause, who, hero);
  if (gone) return { acts: gone, seen: [] };
  for (const { person } of liveFar(clause, who, hero)) person.only = 'screen';
  const born = isBorn(clause, who, hero);
  for (const each of born) asBaby(each);
  if (hasCome(clause)) for (const { person } of who) if (person.only === 'screen') delete person.only;
  const everybody = who.filter(({ person }) => person.role);
  // One saddle, one rider.
  const actors = deed === 'ride' ? everybody.slice(0, 1) : everybody;
  const toys = who.filter(({ person }) => !person.role && person.picture);
  const depicted = depictedIn(clause, others);
  const lookedFor = sought(clause, deed, others);
  if (lookedFor.length > 0) world.sought = { who: lookedFor, clause: world.clause };
  const absent = [...lookedFor, ...awaited(clause, others, (each) => world.lastActions.has(each.person.id))];
  const called = listenerOf(clause, deed, who, world);
  const named = unique([
    ...others.flatMap(({ people }) => people),
    ...(born.length > 0 ? [hero] : []),
  ]).filter((each) => !who.includes(each) && !depicted.people.includes(each) && !absent.includes(each));
  if (named.length === 0 && called) named.push(called);
  const letsGo = clause.verb.lemma === 'let_go' && clause.things.length === 0;
  if (named.length === 0 && (isHeldSeat || letsGo)) named.push(...riders(world, who));
  // Nobody else is photographed than whose story it is.
  const isTender = tender.test(deed ?? '') || caresFor(clause) || (deed === 'film' && things.every(isTool));
  // 'Fell over. She put a plaster on his knee': on that of whoever was spoken of last.
  const patient =
    named.length === 0 &&
    who.includes(hero) &&
    caresFor(clause) &&
    things.every(({ kind }) => kind !== 'toy');
  if (patient) named.push(...lastSpokenOf(world, who));
  const gift = handsOver.test(deed ?? '') ? givenAnimal(clause, others) : undefined;
  if (gift && named.includes(gift)) named.splice(named.indexOf(gift), 1);
  const meansChild = named.length === 0 && isTender && !who.includes(hero) && who.length > 0;
  const partners = meansChild ? [hero] : named;
  const here = world.people.all.filter((each) => each === hero || world.lastActions.has(each.person.id));
  const eaten = hadFood(clause, things);
  const isBeing = !eaten && (deed === null || deed === 'be' || (told === 'sad' && deed === 'search'));
  // What nobody knows how to act is at least done with its thing, or said to whom it is done.
  const unknown =
    deed === null && told === undefined && clause.mode === 'done' ? anyDeed(things, others) : undefined;
  const wanted: Action = unknown
    ? unknown
    : eaten
      ? eaten
      : reddens(clause)
        ? 'blush'
        : isInside
          ? 'take-out'
          : isHeldSeat
            ? world.lastActions.get(who[0]?.person.id ?? '') === 'run'
              ? 'run'
              : 'push'
            : isBeing && !isTold(clause, things)
              ? bodyBeing(told, feeling, meant)
              : stillFishing(
                  actionWith(deed ?? 'be', { clause, others, partners, things }),
                  things,
                  world.lastActions.get(who[0]?.person.id ?? ''),
                );
  // Whoever laughs till they cry still laughs.
  const weeps = wanted === 'cry' && world.doing.get(who[0]?.person.id ?? '');
  const isMirth = weeps && weeps.act.action === 'laugh' && weeps.sentence === clause.sentence;
  markFar(clause, wanted === 'phone' ? 'phone' : deed, { who, partners: named, here });
  if (isBeing && !told && !isInside && wanted !== 'blush' && saysNothing(meant, world)) return nothing;
  // Nothing is got from nobody: it is held up to be seen.
  const isAlone = !partners.some(({ person }) => person.role);
  const action = isMirth ? 'laugh' : isAlone && /^(?:receive|hand-over)$/.test(wanted) ? 'hold' : wanted;
  const seen: Seen[] = [...depicted.seen, ...inMind(absent, (who[0] ?? hero).person.id)];
  const move = moveOf(clause, world.language) ?? undefined;
  const first = actors[0]?.person.id;
  const sticky = smearedWith(clause.things, clause.manner);
  const body = others.find(({ phrase }) => phrase === sticky?.body)?.people[0] ?? actors[0] ?? hero;
  if (sticky) seen.push(smear(sticky.color, body.person.id));
  const isOnSomebody = isOnTop(clause.things) && actors.length === 0;
  for (const thing of subjects)
    seen.push(isOnSomebody ? atop(thing, (partners[0] ?? hero).person.id) : seenAs(thing, move));
  for (const { person } of toys)
    seen.push({ picture: person.picture as string, how: 'ground', ...(move ? { move } : {}) });
  const phraseOf = (thing: ThingMeant): MeantPhrase | undefined =>
    others.find(({ phrase, thing: own }) => phrase !== sticky?.phrase && own && isSame(own, thing));
  const unheld = things.filter(
    (thing) => !depicted.things.includes(thing) && (!sticky || phraseOf(thing) !== undefined),
  );
  if (actors.length === 0 && !meant.crowd)
    return watched(meant, world, { seen, partners, things: unheld, sticky: sticky ? body : undefined });
  const going = first ? world.lastActions.get(first) : undefined;
  const stays =
    going !== undefined && staysMounted(clause, { deed, action, going, rides: world.rides ?? -9 });
  if (hasTrait(action, 'rides') || action === 'piggyback' || stays) world.rides = clause.sentence;
  const thoughtOf = lookedForThings(clause, deed, unheld);
  seen.push(
    ...thoughtOf.map((thing) => ({
      ...asIs(thing),
      how: 'bubble' as const,
      ...(first ? { of: first } : {}),
    })),
  );
  const own = unheld.filter(
    (thing) => vehicles[thing.picture] !== action && !thoughtOf.includes(thing) && !isOfSet(thing, set),
  );
  const onTop = own.filter((thing) => atopOf(others, phraseOf(thing) ?? none));
  const onBody = [...wornIn(clause, own), ...(onTop.length > 0 ? own.filter(isHatOn) : [])];
  const inHair = own.filter((thing) => !onTop.includes(thing) && isInHair(thing, clause));
  const free = own.filter(
    (thing) =>
      !inHair.includes(thing) && !onTop.includes(thing) && (!onBody.includes(thing) || action === 'put-on'),
  );
  // Paws hold nothing.
  const holds = actors[0] && actors[0].kind !== 'animal' && !stays;
  const pen = paintsUpon(clause, things) ? penFor(clause) : undefined;
  const given = free.filter(
    (thing) =>
      (deed !== 'film' || isTool(thing)) &&
      isHandled(thing, clause, action) &&
      (!pen || thing.preposition === 'with') &&
      !isReceiving(thing, others, clause) &&
      !isWatered(thing, clause),
  );
  const inHand = holds ? (heldThing(given, action) ?? goesOnWith(meant, action, world)) : undefined;
  const partner = partners.find(({ person }) => person.role);
  const acts = actors.map(
    (each, i): Act => ({
      ...actOf(each, ownAction(each, stays ? going : action), isMirth ? 'laughing' : feeling),
      ...(partner ? { to: partner.person.id } : {}),
      ...(inHand && i === 0
        ? { thing: inHand.picture, ...(inHand.color ? { color: inHand.color } : {}) }
        : {}),
    }),
  );
  acts.push(...answers(meant, partners, { action, feeling, to: first }, world));
  if (stays && going === 'piggyback') acts.push(...stillCarried(acts[0], here, world));
  const toy = partners.find(({ person }) => !person.role && person.picture)?.person.picture;
  const [lead] = acts;
  if (lead && gift) lead.thing ??= pictureOf(gift);
  exchanged(acts);
  takenFromHand(clause, acts, own, seen);
  swungBy(acts, own);
  // A toy is held in the arms, whatever tender is done to it.
  if (lead?.action === 'hug' && !partner && (toy || inHand?.kind === 'toy')) lead.action = 'hold';
  if (toy && lead && !lead.thing && hasFreeHands(lead.action)) lead.thing = toy;
  else if (toy) seen.push({ picture: toy, how: 'ground' });
  // Whoever catches a ball has it in the hands already.
  const isCaught = ({ picture, preposition }: ThingMeant): boolean =>
    action === 'catch' && !preposition && /ball/.test(picture);
  for (const thing of own.filter((each) => each !== inHand && !isCaught(each)).slice(0, mostThings)) {
    const isOn = onBody.includes(thing) || inHair.includes(thing);
    // One bench for everybody, whatever else stands there.
    const where =
      action === 'take-out' || seen.some(({ how }) => isPlace(how))
        ? undefined
        : locatedAs(thing, /^(?:lie-down|jump)$/.test(action) ? action : deed, metresOf(thing.picture));
    if (isOn) seen.push(...actors.map((each) => onPerson(thing, each)));
    else if (onTop.includes(thing) && first) seen.push(atop(thing, first));
    else if (where && first) seen.push({ ...seenAs(thing), how: where, of: first });
    else seen.push(seenAs(thing));
  }
  const staying = first && !seen.some(({ how }) => isPlace(how)) ? world.doing.get(first) : undefined;
  const still = lead && !isMutual(lead.action) && stayingOn(lead.action, clause, staying, set);
  if (still) {
    lead.action = still.action;
    seen.unshift(still.on);
  }
  const under = seen.find(({ how }) => how === 'support' || how === 'inside');
  if (under) for (const act of acts) act.action = doneUpon(act.action, under.picture);
  if (inHand?.count) seen.push({ ...asIs(inHand), how: 'ground', count: Math.max(1, inHand.count - 1) });
  const implied =
    action === 'throw' && things.some(({ picture }) => picture === 'basketball-hoop')
      ? 'basketball'
      : deed === 'film'
        ? 'camera'
        : deed === 'brush'
          ? undefined
          : impliedBy(clause.verb.lemma);
  const isBrought = action === 'throw' || deed === 'film' || implied === 'watering-can' || caresFor(clause);
  if (implied && lead && (things.length === 0 || isBrought)) {
    if (hasFreeHands(lead.action) && (metresOf(implied) < 0.8 || handled.test(implied)))
      lead.thing ??= implied;
    else seen.push({ picture: implied, how: 'ground' });
  }
  const tool = meant.role ? toolOfRole(meant.role) : undefined;
  if (lead && tool && hasFreeHands(lead.action)) lead.thing ??= tool;
  if (lead && pen && lead.action === 'wipe') lead.thing ??= pen;
  // Whoever calls on a tablet looks into it.
  const screen = lead?.action === 'phone' ? seen.findIndex(({ picture }) => picture === 'laptop') : -1;
  if (lead && screen >= 0) {
    lead.action = 'hold';
    lead.thing = seen.splice(screen, 1)[0]?.picture ?? 'laptop';
  }
  if (lead?.action === 'phone') lead.thing ??= 'mobile-phone';
  if (lead && isBeing && sticky && lead.action === 'point') lead.action = 'laugh';
  if (lead && !lead.thing && !lead.to && seen.every(({ how }) => how === 'bubble'))
    lead.action = emptyHanded(lead.action);
  if (/^(?:talk|shout|whisper|phone|think)$/.test(deed ?? '') && actors[0]) world.speaker = actors[0];
  if (inHand && isPlayed(inHand)) world.instrument = inHand;
  const shown = beforeTheHands(
    seen.filter(({ picture, how }) => !lead || how !== 'ground' || !hasItsOwn(lead.action, picture)),
    acts,
    { move: move !== undefined && subjects.length > 0, things },
  );
  for (const act of acts) {
    world.lastActions.set(act.who, act.action);
    const before = world.doing.get(act.who);
    const keeps = before?.sentence === clause.sentence && isOnTheSpot(act.action) ? before.on : undefined;
    const on = shown.find(({ how, of }) => isPlace(how) && of === act.who) ?? keeps;
    const isDown = isSeated(act.action) || (keeps !== undefined && before?.isDown === true);
    world.doing.set(act.who, {
      act,
      ...(on ? { on } : {}),
      ...(isDown ? { isDown } : {}),
      sentence: clause.sentence,
      set,
    });
  }
  if (actors.length > 0 || !meant.crowd) return { acts, seen: shown };
  const held = pen ? undefined : heldThing(unheld, action);
  const inTheirHands = pen ?? held?.picture;
  const around = aroundTheChild(meant, hero, unheld);
  return {
    acts: [...acts, ...around.acts],
    seen: [
      ...shown.filter(({ picture }) => picture !== held?.picture && picture !== around.worn?.picture),
      ...(around.worn ? [around.worn] : []),
    ],
    crowdActs: { action, emotion: feeling, ...(inTheirHands ? { thing: inTheirHands } : {}) },
  };
}

const nothing: Staged = { acts: [], seen: [] };
const none: MeantPhrase = {
  phrase: { text: '', span: [0, 0], head: '', qualities: [], plural: false, name: false },
  people: [],
};
const isSame = (a: ThingMeant, b: ThingMeant): boolean =>
  a.picture === b.picture && a.preposition === b.preposition;

/** 'Waters her tomatoes': they stand there, and nobody tips them out. */
const isWatered = ({ preposition }: ThingMeant, { verb }: Clause): boolean =>
  !preposition && /^(?:water|regar)$/.test(verb.lemma);

/** What pictures are taken with. */
const isTool = ({ picture }: ThingMeant): boolean =>
  /^(?:camera|camera-with-flash|video-camera|movie-camera|mobile-phone|laptop)$/.test(picture);

/** Long, and in the hands all the same. */
const handled = /^(?:fishing-pole|broom|rake|watering-can)$/;
const gives = /^(?:give|hand|offer|feed|show|bring|lend|dar|oferecer|ofrecer)$/;
/** 'Gave it her own scarf': what something is given to is not in the hand. */
const isReceiving = (thing: ThingMeant, others: readonly MeantPhrase[], { verb }: Clause): boolean => {
  const direct = others.filter(({ phrase, thing: own }) => own && !phrase.preposition);
  return (
    gives.test(verb.lemma) &&
    direct.length > 1 &&
    direct[0]?.phrase.pronoun !== undefined &&
    direct[0].thing?.picture === thing.picture
  );
};

const lastSpokenOf = ({ people, clause }: World, who: readonly Somebody[]): Somebody[] =>
  people.all
    .filter((each) => each.person.role && !who.includes(each) && each !== people.tellerFound)
    .filter(({ lastNamed }) => clause - lastNamed < 3)
    .toSorted((a, b) => b.lastNamed - a.lastNamed)
    .slice(0, 1);

const riders = ({ people, lastActions }: World, who: readonly Somebody[]): Somebody[] =>
  people.all.filter((each) => {
    const action = lastActions.get(each.person.id);
    return !who.includes(each) && action !== undefined && hasTrait(action, 'rides');
  });

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
const isPlace = (how: Seen['how']): boolean => how === 'support' || how === 'cover' || how === 'inside';
/** The trumpet of before, where a song is played; the bean of before, where it gets its name. */
const goesOnWith = ({ clause }: ClauseMeant, action: Action, world: World): ThingMeant | undefined =>
  action === 'play-music'
    ? world.instrument
    : givesName(clause) || (action === 'hand-over' && isCarriable(world.lastThing))
      ? world.lastThing
      : undefined;

const isCarriable = (thing: ThingMeant | undefined): boolean =>
  thing !== undefined && thing.kind !== 'place' && metresOf(thing.picture) < 0.6;
