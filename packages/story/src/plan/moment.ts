import { deedOf } from '../meaning/deeds.ts';
import { antecedentOf } from '../antecedents/choose.ts';
import { rememberMentions } from '../antecedents/mentions.ts';
import type { Clause } from '../reading/clause.ts';
import { isGoal, travelsIn } from '../world/places/on-the-way.ts';
import { groupMeant } from './who/group-meant.ts';
import { creatureTouched } from './who/creature-touched.ts';
import { costumesMade } from './things/costume-made.ts';
import { asCostumes, isCostumeWord } from './things/costume.ts';
import { callIn } from './staging/elsewhere.ts';
import { bodyTreated } from './who/body-treated.ts';
import { causerOf, rememberActors } from './who/he-to-him.ts';
import { rememberDone } from './who/left-out.ts';
import { thingLeftOut } from './things/left-out-thing.ts';
import { likened } from './clauses/likened.ts';
import { petMeant } from './who/pet-meant.ts';
import { plunges } from './deeds/done-with.ts';
import { raceIn } from './deeds/deed-meant.ts';
import { isHurt } from './deeds/is-hurt.ts';
import { giveName, nameAnimal } from './who/given-name.ts';
import { grown, sownIn } from './things/grown.ts';
import { isWhoseTooth, ownersOf, toothIn, toothNamed } from './things/lost-tooth.ts';
import { handledPronoun } from './things/handled-pronoun.ts';
import { sameIt } from './things/same-it.ts';
import { itMeant } from './things/it-meant.ts';
import { phrasesThere } from './things/phrases-there.ts';
import {
  givenIn,
  giverIn,
  isDoneToChild,
  isPutOnOther,
  isRecipient,
  isRole,
  ofWhich,
  bodiesTouched,
  ownerNamed,
  third,
  toldApart,
  wheelchairs,
} from './things/phrases-told.ts';
import { rememberTold } from './things/told-things.ts';
import { placedUpon, rememberPronouns, rememberThings } from './things/remember-things.ts';
import { forSomebody, isIntoTheAir, ofThings } from './deeds/deed-kinds.ts';
import { isAtWindow } from './things/windows.ts';
import { undergoing } from './deeds/done-to-things.ts';
import { mounting } from './deeds/mounting.ts';
import { othersOfHerd } from './who/more-animals.ts';
import { companyGoingOn } from './who/company-goes-on.ts';
import { isCrowdAway } from './who/crowd-away.ts';
import { crowdAround, isHostile, receiving, steppingForward } from './who/of-a-group.ts';
import { isBorneBy } from './staging/on-the-back.ts';
import type { ClauseMeant, World } from './told-world.ts';
import { isOfSet } from './deeds/riding.ts';
import { actsOnUnpictured } from './things/unpictured.ts';
import { dressPlayers, inCostume, insideCostumes } from './who/played-roles.ts';
import { isContainer, takenFrom } from './deeds/taken-out.ts';
import { type MeantPhrase, meantPhrase, pictureIn } from './things/phrases-meant.ts';
import type { Moment } from './plan.ts';
import { actOf, inItsColor } from './things/seen-as.ts';
import { staged } from './staging/staged.ts';
import { placeIn } from './place-in.ts';
import { subjectsMeant } from './who/subjects-meant.ts';
import { rememberCarrier } from './deeds/under-way.ts';

/** What one clause shows, or null where there is nothing to be seen. */
export function momentOf(clause: Clause, index: number, world: World): Moment | null {
  world.clause = index;
  const meant = mounting(meaningOf(clause, index, world), world.language);
  const shown = staged(meant, world);
  const { seen, elsewhere, crowdActs, imagined } = shown;
  const isCrowdMissing = isCrowdAway(clause) && world.lastSubjects?.some(({ crowd }) => crowd);
  const isLeft = isCrowdMissing && clause.mode === 'done' && shown.acts.length === 0;
  const acts = isLeft ? [actOf(world.people.hero, 'look', 'sad')] : shown.acts;
  if (acts.length + seen.length === 0 && !meant.crowd) return null;
  const { time, weather } = world;
  const place = elsewhere ? { set: elsewhere, things: [] } : world.place;
  const actors = acts.map(({ who }) => who);
  return {
    told: [Math.min(clause.toldFrom ?? clause.span[0], clause.span[0]), clause.span[1]],
    sentence: clause.sentence,
    mode: clause.mode,
    place: placeIn(place),
    time,
    weather,
    acts: acts.slice(0, 6),
    seen: [
      ...(place?.set === 'stage' ? inCostume(actors, world.costumes) : []),
      ...seen,
      ...(clause.mode === 'done'
        ? othersOfHerd([...meant.subjectPhrases, ...meant.others], acts, world.language)
        : []),
      ...insideCostumes(actors, world.people.all),
    ].slice(0, 8),
    ...(meant.crowd ? { crowd: { ...meant.crowd, ...crowdActs } } : {}),
    ...(imagined ? { imagined } : {}),
    ...(clause.quote ? { quote: clause.quote } : {}),
  };
}

const gives = /^(?:give|hand|distribute|dar|entregar|distribuir|repartir|regalar|oferecer|ofrecer)(?:_out)?$/;

function meaningOf(clause: Clause, index: number, world: World): ClauseMeant {
  const { people, language, lastThing } = world;
  const context = {
    people,
    language,
    clause: index,
    lastThing,
    lastThingAt: world.lastThingAt,
    lastSeveral: world.lastSeveral,
    lastCreature: world.lastCreature,
    topic: world.topic,
    lastActedOn: world.lastActedOn,
    lastOf: world.lastOf,
  };
  // 'His aunt let him hold her': somebody else than the aunt.
  const causer = causerOf(clause, people);
  const subjects = subjectsMeant(clause, world, { ...context, taken: causer ? [causer] : [] });
  world.lastSubjects = subjects;
  const everybody = toldApart(subjects, people);
  if (world.dressesUp && world.place?.set === 'stage') dressPlayers(everybody, world.costumes);
  if (clause.things.some(({ head }) => wheelchairs.test(head))) world.rolls = true;
  const isRiding = world.rolls === true || clause.sentence - (world.rides ?? -9) < 2;
  // 'While they were on the screen': those who are seen there.
  const onScreen = people.all.filter(({ person }) => person.only === 'screen');
  const isOfCall =
    onScreen.length > 0 &&
    callIn(clause) !== undefined &&
    clause.who.every(({ pronoun }) => third.test(pronoun ?? ''));
  // 'We carried him to bed': the child is not one of us.
  const found = world.found ?? [];
  const who =
    found.length > 0
      ? [...found]
      : isOfCall && clause.who.length > 0
        ? onScreen
        : isDoneToChild(clause, people.hero)
          ? everybody.filter((each) => each !== people.hero)
          : everybody;
  if (clause.who.some(({ text }) => /\s(?:all|todos|todas)$/i.test(text)))
    who.push(
      ...people.all.filter(
        (each) =>
          !who.includes(each) &&
          each.kind === 'person' &&
          world.lastActions.has(each.person.id) &&
          !each.person.only,
      ),
    );
  who.push(...companyGoingOn(clause, world).filter((each) => !who.includes(each)));
  // 'She named it Bruno': a name that is given brings nobody along.
  const named = givenIn(clause);
  const called = giveName(clause, index, people);
  if (lastThing) for (const { head } of named) people.addPicture(head, 'animal', lastThing.picture);
  if (language !== 'en') nameAnimal(named, people.all, index);
  const roles = clause.things.filter((phrase) => isRole(clause, phrase, language));
  const isTravelling = language === 'en' && travelsIn(clause) !== null;
  const phrases = phrasesThere(clause, language, { who, isRiding, isTravelling }).filter(
    (phrase) => !named.includes(phrase) && !roles.includes(phrase) && !isWhoseTooth(clause, phrase),
  );
  const deed = deedOf(clause, language) ?? '';
  const isGoing = /^(?:walk|sit|run|drive|ride|row|swim)$/.test(deed);
  const entering = plunges(clause, deed)
    ? { entering: 'plunges' as const }
    : /^(?:walk|run)$/.test(deed)
      ? { entering: 'goes' as const }
      : {};
  const dressed = asCostumes(clause, likened(phrases).map(ofWhich), {
    language,
    isDressingUp: world.dressesUp === true || clause.mode === 'pretended',
    isFeast: world.feast === true,
  });
  if (dressed.some(({ head }) => isCostumeWord(head))) world.dressesUp = true;
  const others: MeantPhrase[] = dressed.map((phrase) => {
    const ruled =
      // 'She was called Amira': she who got the name.
      (called && phrase.pronoun && !phrase.preposition ? { phrase, people: [called] } : undefined) ??
      groupMeant(clause, phrase, world, { isSubject: false, taken: who }) ??
      petMeant(clause, phrase, world, who) ??
      creatureTouched(clause, phrase, world, who) ??
      itMeant(clause, phrase, world, { taken: who, subjects }) ??
      meantPhrase(phrase, {
        ...context,
        isSubject: false,
        taken: isPutOnOther(clause, phrase, who, people.hero)
          ? []
          : phrase.pronoun && causer
            ? [...who, causer]
            : who,
        isGoing,
        isAtWindow: isAtWindow(deed, world.place?.set),
        isCounting: deed === 'count',
        // 'Read them a story': to somebody.
        isOfThings: ofThings.has(deed) && !isRecipient(phrase, clause),
        ...undergoing(clause, deed, language),
        isGreeting: /^(?:wave|kiss)$/.test(deed),
        isTender: forSomebody.test(deed) || isIntoTheAir(clause),
        isBorne: isBorneBy(clause, phrase),
        isAfloat: deed === 'row',
        ...entering,
      });
    const chosen = antecedentOf(clause, phrase, world, { isSubject: false, taken: who, ruled });
    return sameIt(clause, deed, handledPronoun(clause, deed, chosen, world), world);
  });
  world.lastOthers = others;
  others.push(...bodiesTouched(clause, who, others, people));
  others.push(...bodyTreated(clause, who, others, { people, language, mode: clause.mode }));
  const receivers = others.find(({ crowd, phrase }) => crowd && phrase.preposition === 'to');
  if (receivers && gives.test(clause.verb.lemma)) receivers.people = receiving(deed, others, people);
  const giver = deed === 'receive' ? giverIn(clause, people) : undefined;
  if (giver) others.push(giver);
  const forward = steppingForward(clause, deed, subjects, others, people);
  who.push(...forward.filter((each) => !who.includes(each)));
  const race = raceIn(clause);
  const sack = race && pictureIn(race, language);
  const isReal = clause.mode === 'done' || clause.mode === 'undone';
  const [only, ...more] = language === 'en' ? [] : clause.who;
  const isByEnding = only?.pronoun === 'they' && only.span[1] === 0 && more.length === 0;
  // 'One of the dads brought cake': the story goes on with others.
  const isOneOf =
    language === 'en' &&
    clause.who.length > 0 &&
    clause.who.every(({ text }) => /^one of (?:the|his|her)\s/i.test(text));
  for (const each of who) {
    // 'Fueron al río y lo puso': those whom only the ending tells are hardly spoken of.
    each.lastNamed = isOneOf ? index - 4 : index;
    if (isByEnding) each.lastByEnding = index;
    if (isReal && !isOneOf) each.lastActed = index;
  }
  for (const each of others.flatMap(({ people }) => people)) each.lastNamed = index;
  rememberPronouns([...subjects, ...others], index);
  if (language === 'en') rememberMentions(world.mentions, clause, index, isOneOf ? [] : subjects, others);
  // 'Through Mrs Okoro's window. She …': whose it is has been spoken of.
  for (const each of clause.things.flatMap((phrase) => ownerNamed(phrase, people)))
    each.lastNamed = Math.max(each.lastNamed, index - 2);
  if (!isOneOf) rememberActors(clause, index, who, others, people);
  rememberDone(world, clause, who, others);
  const tooth = toothIn(clause);
  const leftOut = who.length > 0 ? thingLeftOut(clause, deed, others, world) : [];
  rememberCarrier(world, clause, [...subjects, ...others]);
  rememberTold(world, clause, [...subjects, ...others], { deed, tooth: tooth ?? toothNamed(clause) });
  const things = costumesMade(clause, [
    ...(tooth ? [tooth] : []),
    ...(sack ? [sack] : []),
    ...others.flatMap(({ thing }) => (thing ? [inItsColor(thing, world.colors)] : [])),
    ...leftOut,
    ...takenFrom(clause, language),
  ]);
  if (tooth && who.length === 0) who.push(...ownersOf(clause, people));
  const own = subjects.flatMap(({ thing }) =>
    thing ? [inItsColor(grown(thing, clause, world), world.colors)] : [],
  );
  const around = isHurt(clause)
    ? []
    : things.filter(
        (each) =>
          each.preposition !== 'with' && each.kind !== 'worn' && !isOfSet(each, world.place?.set ?? null),
      );
  // What is worn with something else is not what is done something with.
  const acted = things.filter(({ preposition, kind }, at) => !preposition && (kind !== 'worn' || at === 0));
  const along = things.filter(({ preposition, kind }) => preposition === 'with' && kind !== 'worn');
  // Of a list the last one is 'it'.
  const packed = deed === 'put-in' ? acted.find(isContainer) : undefined;
  const direct = [...(packed ? [packed] : []), ...acted.toReversed(), ...own, ...along, ...around].find(
    ({ likeness }) => likeness !== 'worn',
  );
  const [missed] = clause.things
    .filter(({ preposition }) => preposition === 'without')
    .flatMap((phrase) => meantPhrase(phrase, { ...context, isSubject: false, taken: who }).thing ?? []);
  // 'He cannot sleep without his digger. It was …': it is spoken of, though it is not there.
  const spokenOf = placedUpon(clause, others) ?? direct ?? missed ?? toothNamed(clause);
  if (isReal)
    rememberThings(
      world,
      { direct: spokenOf, acted, own, things },
      { clause: index, who, isUnpictured: actsOnUnpictured(clause, language) },
    );
  world.grows = sownIn(clause, language) ?? world.grows;
  const crowd =
    (forward.length > 0 && isHostile(clause)) || isCrowdAway(clause)
      ? undefined
      : crowdAround(deed, subjects, others, forward);
  const [role] = roles;
  return {
    clause,
    who,
    subjects: own,
    subjectPhrases: subjects,
    // Whom somebody travels to is not with them yet.
    others: isTravelling ? others.filter(({ phrase }) => !isGoal(phrase)) : others,
    things,
    ...(crowd ? { crowd } : {}),
    ...(role ? { role: role.head.toLowerCase() } : {}),
  };
}
