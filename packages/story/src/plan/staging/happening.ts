import { hasTrait } from '@milestoon/cast';
import { moveOf } from '../../meaning/deeds.ts';
import { answers, stillCarried } from './answers.ts';
import { giveImplied, giveTool, giveToy } from '../things/at-hand.ts';
import { beforeTheHands, hasItsOwn } from '../things/before-hands.ts';
import { emptyHanded } from './empty-hands.ts';
import { feelingTold, isThere, saysNothing } from './being.ts';
import { chosenAction } from '../deeds/chosen-action.ts';
import { deedMeant, isOfTime } from '../deeds/deed-meant.ts';
import { stayingOn } from '../deeds/doing.ts';
import { farewell, markFar } from './elsewhere.ts';
import { felt } from './felt.ts';
import { heldThing } from '../things/held-thing.ts';
import { doneUpon } from '../things/located.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';
import { animalMove, thingMove } from '../deeds/own-moves.ts';
import { atop, isOnTop, smearedWith, stuckTo } from './on-body.ts';
import { isOverhead, overhead } from '../deeds/overhead.ts';
import { stainedIn, wearerOf } from './own-clothes.ts';
import { childAmongThem, everybodyToo } from '../who/everybody-too.ts';
import { aroundTheChild, exchanged, pictureOf, swungBy, takenFromHand } from '../who/partners.ts';
import type { MeantPhrase, ThingMeant } from '../things/phrases-meant.ts';
import type { Act, Seen } from '../plan.ts';
import { isPlayed } from '../deeds/played-with.ts';
import { rememberDeed } from '../lasting/remember-deed.ts';
import { isAround, staysMounted } from '../deeds/riding.ts';
import { actOf, asIs, ownAction, seenAs } from '../things/seen-as.ts';
import { isMutual } from '../deeds/staged-deed.ts';
import { isFoundInside } from '../deeds/taken-out.ts';
import { takingPart } from '../who/taking-part.ts';
import { seeking } from './missed.ts';
import { besideThem, isPlace, placeThings, thingsUsed } from '../things/things-used.ts';
import { asToys } from '../things/toy-vehicles.ts';
import { watched } from '../things/watched.ts';
import { inMind, isToldAbout, lookedForThings } from '../who/who-is-there.ts';

/** Acted with its thing, else the thing in hand or beside, else the right face. */
export function happening(meant: ClauseMeant, world: World): Staged {
  const { clause, others, subjects } = meant;
  const { people } = world;
  const { hero } = people;
  if (isOfTime(clause)) return nothing;
  const set = world.place?.set ?? null;
  const own = deedMeant(clause, meant.things, { language: world.language, set });
  const deed = seeking(own, clause, meant.who, world);
  const present = meant.things.filter((thing) => isThere(thing, meant, deed));
  const things = asToys(present, clause, { deed, who: meant.who, toys: world.toys });
  const isInside = isFoundInside(clause, things);
  const who = isInside ? [hero] : meant.who;
  const told = feelingTold(meant, deed);
  const gone = farewell(clause, who, hero);
  if (gone) return { acts: gone, seen: [] };
  const feeling = felt(meant, world, { told, deed, who });

  const part = takingPart(meant, world, { deed, who, things });
  const { actors, partners, depicted } = part;
  const here = world.people.all.filter((each) => each === hero || world.lastActions.has(each.person.id));
  const chosen = chosenAction(meant, world, part, { deed, told, feeling, isInside, things });
  const { action, wanted, isMirth, isBeing } = chosen;
  // Who writes is on this side of the telephone.
  const listeners = who.filter((each) => each !== world.people.tellerFound);
  markFar(clause, wanted === 'phone' ? 'phone' : deed, { who: listeners, partners: part.named, here }, world);
  if (isBeing && !told && !isInside && wanted !== 'blush' && saysNothing(meant, world)) return nothing;

  const seen: Seen[] = [...depicted.seen, ...inMind(part.absent, (who[0] ?? hero).person.id)];
  const move = moveOf(clause, world.language) ?? undefined;
  const lively = animalMove(clause, deed);
  const first = actors[0]?.person.id;
  const sticky = smearedWith([...clause.who, ...clause.things], coveredAs(clause));
  const stained = stainedIn(meant, sticky?.body);
  const body =
    [...meant.subjectPhrases, ...others].find(({ phrase }) => phrase === sticky?.body)?.people[0] ??
    (stained && wearerOf(stained.phrase, actors, world)) ??
    (sticky?.body?.owner ? people.byName(sticky.body.owner) : undefined) ??
    actors[0] ??
    hero;
  const bodies = meant.subjectPhrases.find(({ phrase }) => phrase === sticky?.body)?.people ?? [];
  if (sticky)
    for (const { person } of bodies.length > 1 ? bodies : [body])
      seen.push(stuckTo(sticky, person.id, stained?.picture));
  const isOnSomebody = isOnTop(clause.things) && actors.length === 0;
  const isAbove = isOverhead(clause.things);
  const smearing = meant.subjectPhrases.find(({ phrase }) => phrase === sticky?.phrase)?.thing?.picture;
  for (const thing of subjects.filter((each) => !isAround(each, set) && each.picture !== smearing))
    seen.push(
      isOnSomebody
        ? atop(thing, (partners[0] ?? hero).person.id)
        : isAbove
          ? overhead(thing)
          : seenAs(
              thing,
              thing.kind === 'animal'
                ? (lively ?? move)
                : thingMove(clause, deed, { picture: thing.picture, known: move }),
            ),
    );
  for (const { person, kind } of part.toys) {
    const own = kind === 'animal' ? (lively ?? move) : move;
    seen.push({ picture: person.picture as string, how: 'ground', ...(own ? { move: own } : {}) });
  }
  const phraseOf = (thing: ThingMeant): MeantPhrase | undefined =>
    others.find(({ phrase, thing: own }) => phrase !== sticky?.phrase && own && isSame(own, thing));
  const unheld = things.filter(
    (thing) =>
      !depicted.things.some(({ picture }) => picture === thing.picture) &&
      (!sticky || phraseOf(thing) !== undefined),
  );
  if (actors.length === 0 && !meant.crowd)
    return watched(meant, world, { seen, partners, things: unheld, sticky: sticky ? body : undefined });

  const going = first ? world.lastActions.get(first) : undefined;
  const stays =
    going !== undefined && staysMounted(clause, { deed, action, going, rides: world.rides ?? -9 });
  if (hasTrait(action, 'rides') || action === 'piggyback' || stays) world.rides = clause.sentence;
  const thoughtOf = [
    ...lookedForThings(clause, deed, unheld),
    ...unheld.filter((thing) => isToldAbout(deed, thing)),
  ];
  const byWhom = first ? { of: first } : {};
  seen.push(...thoughtOf.map((thing) => ({ ...asIs(thing), how: 'bubble' as const, ...byWhom })));
  const use = { deed, action, set, stays, things, unheld, thoughtOf, phraseOf };
  const used = thingsUsed(meant, world, part, use);
  const { own: ownThings, inHand, pen } = used;

  const partner = partners.find(({ person }) => person.role);
  const held = inHand && { thing: inHand.picture, ...(inHand.color ? { color: inHand.color } : {}) };
  const acts = actors.map(
    (each, i): Act => ({
      ...actOf(each, ownAction(each, stays ? going : action), isMirth ? 'laughing' : feeling),
      ...(partner ? { to: partner.person.id } : {}),
      ...(held && (i === 0 || isShared.has(action)) ? held : {}),
    }),
  );
  acts.push(...answers(meant, partners, { action, feeling, to: first }, world));
  if (stays && going === 'piggyback') acts.push(...stillCarried(acts[0], here, world));
  const [lead] = acts;
  if (lead && part.gift) lead.thing ??= pictureOf(part.gift);
  exchanged(acts);
  takenFromHand(clause, acts, ownThings, seen);
  swungBy(acts, ownThings);
  const toy = partners.find(({ person }) => !person.role && person.picture)?.person.picture;
  giveToy(lead, toy, { isAlone: !partner, isToyInHand: inHand?.kind === 'toy' }, seen);
  placeThings(used, part, { action, deed, clause }, seen);
  seen.push(...besideThem(seen, acts));

  const staying = first && !seen.some(isPlace) ? world.doing.get(first) : undefined;
  const still = lead && !isMutual(lead.action) && stayingOn(lead.action, clause, staying, set);
  if (still) {
    lead.action = still.action;
    seen.unshift(still.on);
  }
  const under = seen.find((each) => isPlace(each) && each.how !== 'roof');
  if (under) for (const act of acts) act.action = doneUpon(act.action, under.picture, under.how);
  if (inHand?.count) seen.push({ ...asIs(inHand), how: 'ground', count: Math.max(1, inHand.count - 1) });
  giveImplied(lead, { clause, deed, action, things, set }, seen);
  if (lead) giveTool(lead, { role: meant.role, pen }, seen);
  if (lead && isBeing && sticky && lead.action === 'look') lead.action = 'laugh';
  if (lead && !lead.thing && !lead.to && seen.every(({ how }) => how === 'bubble'))
    lead.action = emptyHanded(lead.action, clause, world.language);
  if (/^(?:talk|shout|whisper|phone|think)$/.test(deed ?? '') && actors[0]) world.speaker = actors[0];
  if (inHand && isPlayed(inHand)) world.instrument = inHand;
  const shown = beforeTheHands(
    seen.filter(({ picture, how }) => !lead || how !== 'ground' || !hasItsOwn(lead.action, picture)),
    acts,
    { move: move !== undefined && subjects.length > 0, things },
  );
  rememberDeed(world, acts, shown, { sentence: clause.sentence, set });
  if (actors.length > 0 || !meant.crowd) return { acts, seen: shown };
  const inTheirs = pen ? undefined : heldThing(unheld, action);
  const theirThing = pen ?? inTheirs?.picture;
  const around = aroundTheChild(meant, hero, unheld);
  const too = everybodyToo(meant, hero, { action, feeling, thing: theirThing });
  const isElsewhere = ({ picture }: Seen): boolean =>
    picture !== inTheirs?.picture && picture !== around.worn?.picture;
  return {
    acts: [
      ...acts,
      ...(acts.length + around.acts.length > 0
        ? around.acts
        : too.length > 0
          ? too
          : childAmongThem(meant, world, feeling)),
    ],
    seen: [...shown.filter(isElsewhere), ...(around.worn ? [around.worn] : [])],
    crowdActs: { action, emotion: feeling, ...(theirThing ? { thing: theirThing } : {}) },
  };
}

/** All who eat pizza have some. */
const isShared: ReadonlySet<Act['action']> = new Set<Act['action']>(['eat', 'drink', 'lick']);

/** 'Was covered in flour' is told by the verb itself. */
const coveredAs = ({ verb, manner }: ClauseMeant['clause']): readonly string[] =>
  /^(?:cover|smear|splatter)$/.test(verb.lemma) ? [...manner, 'covered'] : manner;

const nothing: Staged = { acts: [], seen: [] };
const isSame = (a: ThingMeant, b: ThingMeant): boolean =>
  a.picture === b.picture && a.preposition === b.preposition;
