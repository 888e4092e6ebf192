import type { BodySpot } from '@milestoon/cast';
import { actOf, asIs } from '../things/seen-as.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';
import type { Act, Seen } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';
import { isWornThere } from './made-for.ts';
import { type OnSpot, onSpotIn } from './on-spot.ts';

const hands: ReadonlySet<BodySpot> = new Set<BodySpot>(['hand', 'fist', 'fingers', 'finger']);
const low: ReadonlySet<BodySpot> = new Set<BodySpot>(['knee', 'leg', 'foot']);
/** On these somebody lies who sleeps on somebody. */
const lyingOn: ReadonlySet<BodySpot> = new Set<BodySpot>(['belly', 'chest', 'back']);
/** Done with the hands and the thing, which is now somewhere else. */
const byHand: ReadonlySet<Act['action']> = new Set<Act['action']>(
  'hold carry hug put-down put-on craft tie hand-over open pull take-out drink throw wipe catch receive pick'.split(
    ' ',
  ) as Act['action'][],
);
const holds = /^(?:hold|keep|press|hug|segurar|sujetar|sostener)$/;
/** Whoever is fed has one of these at the mouth. */
const feeds = /spoon|bottle|fork|cup|mug|glass|milk|syringe/;
const sleeps = /^(?:sleep|fall|doze|snooze|nap|dormir|dormirse|adormecer)$/;

/** 'A kitten on her lap', 'pôs a panela na cabeça', 'le cayó una hoja en la nariz': it is there, and hands and knees are as that needs. */
export function onSpots(staged: Staged, meant: ClauseMeant, world: World): Staged {
  const on = onSpotIn(meant, world);
  if (!on) return staged;
  const id = on.owner.person.id;
  const isStain = ({ how, of, picture }: Seen): boolean =>
    how === 'smeared' && of === id && picture === 'mud';
  if (staged.seen.some(isStain))
    return {
      ...staged,
      seen: staged.seen.map((each) =>
        isStain(each) && on.spot !== 'face' ? { ...each, spot: on.spot } : each,
      ),
    };
  if (on.somebody && (on.somebody.person.role || !on.somebody.person.picture))
    return somebodyThere(staged, on, meant);
  const thing = on.thing ?? { picture: on.somebody?.person.picture ?? '', kind: 'toy' };
  return thing.picture &&
    !isOtherwise(
      on,
      thing,
      staged.acts.find(({ who }) => who === on.actor?.person.id),
    )
    ? thingThere(staged, on, thing, meant)
    : staged;
}

/** What is felt there, spread, poured or dissolved, and not laid there: its picture is that of what it comes out of. */
const spread =
  /^(?:lotion-bottle|droplet|water|pouring-liquid|soap|custard|flour-bag|artist-palette|puddle|bubbles|sun|cloud-with-rain|wind-face|moon|rainbow|lightning)$/;

/** Told better by other means: it is eaten, handed over, held, or weather. */
function isOtherwise(
  { spot, owner, actor, deed }: OnSpot,
  { kind, picture }: ThingMeant,
  act: Act | undefined,
): boolean {
  if (spread.test(picture) || (kind === 'weather' && deed !== 'rests')) return true;
  const isOthers = actor !== undefined && actor !== owner;
  // In bed an arm is under the blanket.
  if (act?.action === 'sleep') return spot === 'under-arm' || hands.has(spot);
  // On the way, what is 'ao colo' is in the arms.
  if (spot === 'lap' && owner === actor && /^(?:walk|run|carry|ride)$/.test(act?.action ?? '')) return true;
  // It is in the hand already.
  if (spot === 'hand' && owner === actor && act?.thing === picture) return true;
  if (hands.has(spot) && owner === actor && busyHands.test(act?.action ?? '')) return true;
  if (spot === 'mouth') return deed === 'puts' && (kind === 'food' || (isOthers && feeds.test(picture)));
  return hands.has(spot) && isOthers && deed === 'puts';
}
const busyHands = /^(?:drive|bike|scooter|swim|climb|kite|cook|write|draw|paint|cut|dig|phone)$/;

function thingThere(staged: Staged, on: OnSpot, thing: ThingMeant, { clause }: ClauseMeant): Staged {
  const { spot, owner, actor, deed } = on;
  const { id } = owner.person;
  const isIt = ({ picture, how }: Seen): boolean =>
    (picture === thing.picture && !/^(?:bubble|screen|photo|wall|support)$/.test(how)) ||
    // Whose body it is needs no picture beside them.
    (picture === owner.person.role && how !== 'bubble') ||
    (/bandage|plaster/.test(thing.picture) && /plaster/.test(picture));
  const there: Seen = {
    ...asIs(thing),
    picture: plastered(thing.picture, spot),
    // Between its teeth an animal has what it carries.
    ...(spot === 'mouth' && owner.kind === 'animal'
      ? { how: 'held' }
      : isWornThere(on, thing)
        ? { how: 'worn' }
        : { how: 'atop', spot }),
    of: id,
  };
  const isSame = actor === owner;
  const { lemma } = clause.verb;
  const acts = staged.acts.map((act): Act => {
    if (act.who !== actor?.person.id) return act;
    const { thing: inHand, color, ...rest } = act;
    const free: Act =
      inHand === undefined || inHand === thing.picture
        ? rest
        : { ...rest, thing: inHand, ...(color ? { color } : {}) };
    if (isSame) {
      // Hands are at the neck it is put round, and not over the head.
      const isFastened = there.how === 'worn' && spot === 'neck' && deed === 'puts';
      return { ...free, action: isFastened ? 'fasten' : ownAction(free.action, on) };
    }
    if (deed === 'puts') return { ...free, action: low.has(spot) ? 'put-down' : 'put-on', to: id };
    return holds.test(lemma)
      ? { ...free, action: 'put-on', to: id }
      : { ...free, action: byHand.has(free.action) ? 'look' : free.action, to: id };
  });
  return {
    ...staged,
    acts: withOwner(acts, on),
    seen: [...staged.seen.filter((each) => !isIt(each)), there],
  };
}

/** What the hands do for it is known where it is drawn. */
const ownAction = (action: Act['action'], { spot, deed, owner, isBeside }: OnSpot): Act['action'] =>
  deed === 'puts' &&
  !isBeside &&
  owner.kind === 'person' &&
  !hands.has(spot) &&
  !/^(?:fasten|cover-eyes|cover-ears|drop)$/.test(action)
    ? 'put-on'
    : action;

/** The owner is there: sitting where something is in the lap. */
function withOwner(acts: readonly Act[], { spot, owner, actor }: OnSpot): Act[] {
  const { id } = owner.person;
  const sits = spot === 'lap' && owner.kind === 'person';
  if (!acts.some(({ who }) => who === id))
    return [...acts, actOf(owner, sits ? 'sit' : 'stand', actor ? 'happy' : 'surprised')];
  return acts.map((act) =>
    act.who === id && owner !== actor && (sits || /^(?:lift|hug)$/.test(act.action))
      ? { ...act, action: sits ? 'sit' : 'stand' }
      : act,
  );
}

/** A plaster is drawn for a knee; anywhere else it is one that sticks. */
const plastered = (picture: string, spot: BodySpot): string =>
  picture === 'knee-plaster' && spot !== 'knee' ? 'adhesive-bandage' : picture;

/** Somebody is on somebody: a cat in a lap, a hamster on a shoulder, a child on Grandma's knees. */
function somebodyThere(staged: Staged, on: OnSpot, { clause }: ClauseMeant): Staged {
  const { owner, somebody, actor } = on;
  // On one knee somebody sits, too.
  const spot = on.spot === 'knee' || on.spot === 'leg' ? 'lap' : on.spot;
  if (!somebody?.person.role || somebody === owner) return staged;
  const isPerson = somebody.kind === 'person';
  // Who sleeps on a shoulder or is held to a chest is on the arm.
  if (isPerson && spot !== 'lap') return staged;
  if (owner.kind === 'animal' && spot === 'neck') return staged;
  const { id } = somebody.person;
  const own = staged.acts.find(({ who }) => who === id);
  const isAsleep = own?.action === 'sleep' || own?.action === 'nap' || sleeps.test(clause.verb.lemma);
  const lies = isAsleep && !isPerson && lyingOn.has(spot);
  const there: Act = {
    ...(own ?? actOf(somebody, 'sit', 'happy')),
    action: isPerson
      ? own && /^(?:read|cry|laugh|talk|sing|sleep|watch)$/.test(own.action)
        ? own.action
        : 'sit'
      : isAsleep
        ? 'nap'
        : 'sit',
    ...(isPerson && isAsleep ? { emotion: 'sleepy' as const } : {}),
    to: owner.person.id,
    spot,
  };
  const others = staged.acts
    .filter(({ who }) => who !== id)
    .map((act): Act => {
      if (act.who !== actor?.person.id) return act;
      if (actor === owner)
        return {
          ...act,
          action:
            spot === 'lap' && (byHand.has(act.action) || /^(?:stand|look)$/.test(act.action))
              ? 'sit'
              : act.action,
        };
      return { ...act, action: on.deed === 'puts' ? 'put-down' : 'look', to: owner.person.id };
    });
  const isBorneOn = ({ how, of, picture }: Seen): boolean =>
    (how === 'support' && of === id) || (picture === owner.person.role && how !== 'bubble');
  return {
    ...staged,
    acts: withOwner([there, ...others], { ...on, spot }).map((act) =>
      act.who === owner.person.id
        ? { to: id, ...act, ...(lies ? { action: 'lie-down' as const } : {}) }
        : act,
    ),
    seen: staged.seen.filter((each) => !isBorneOn(each)),
  };
}
