import type { SetName, TimeOfDay } from '@milestoon/stage';
import type { Clause } from '../reading/clause.ts';
import { Days, opensWithDay } from '../world/places/days.ts';
import { hourOfOpening, isAnotherDay } from '../world/places/hours.ts';
import {
  clearsUp,
  endedWithNight,
  fellBefore,
  weatherAfter,
  weatherInWords,
  weatherMeanwhile,
  weatherOf,
} from '../world/places/weather.ts';
import { withoutChild, withoutNames } from '../world/people/names-as-words.ts';
import { People } from '../world/people/people.ts';
import { type Knowing, occasions, type Place, placeOfTitle } from '../world/places/places.ts';
import { topicalPlace } from '../world/places/topic-place.ts';
import { withoutDepicted } from '../world/people/only-spoken-of.ts';
import { staysAway } from '../world/places/on-the-way.ts';
import { PlacesBefore } from '../world/places/returning.ts';
import { arrivedAt, homeAfter, placeOfWish, sceneOf } from '../world/places/scene.ts';
import { vehicles } from '../world/places/place-groups.ts';
import { liesAwake, sleepsTheNight } from '../world/places/sleeping.ts';
import { isIndoors } from '../directing/setting.ts';
import { byLearning as learnedActor } from '../actors/choose-actor.ts';
import { byLearning } from '../antecedents/choose.ts';
import { byLearning as learnedThing } from '../in-play/choose-thing.ts';
import { picturesNamed } from '../in-play/pictures-named.ts';
import { withThing } from '../in-play/with-thing.ts';
import { withoutWeekdays } from '../placing/elsewhere.ts';
import { doubtedOnPages } from '../placing/doubted/on-pages.ts';
import { placeMoments } from '../placing/place-moments.ts';
import { Doubts, placeSign, questionsOf } from '../doubting/doubt.ts';
import { callersThere } from './staging/rings-child.ts';
import { isFeastOfCostumes } from './things/costume.ts';
import { asShown } from './moments/as-shown.ts';
import { hourTold } from './moments/hour-told.ts';
import { whereItIsSaid } from './moments/where-said.ts';
import { isPurpose } from './moments/purposes.ts';
import { clausesMeant } from './clauses/clauses-meant.ts';
import { EarlierTimes } from './moments/earlier-times.ts';
import { Errands } from './moments/errands.ts';
import { isAside } from '../world/places/asides.ts';
import { intoWaterThere } from './deeds/into-water-there.ts';
import { foundThere, isFound } from './clauses/known-from-context.ts';
import { seenByHero } from './moments/onlooker.ts';
import { Damages } from './lasting/lasting-things.ts';
import { Looks } from './lasting/looks.ts';
import { Hands } from './lasting/in-hands.ts';
import { Bodies, bodyToldOf } from './lasting/lasting.ts';
import { momentOf } from './moment.ts';
import { placeIn } from './place-in.ts';
import { sceneryGoesOn } from '../world/places/scenery-goes-on.ts';
import type { World } from './told-world.ts';
import { leaveStrangers } from './who/leave-strangers.ts';
import type { Moment, Plan } from './plan.ts';
import { isBeforeLeaving, startingSomewhere } from './moments/starting-somewhere.ts';
import { thinned } from './moments/thinned.ts';
import type { PlanRequest } from './plan-request.ts';
import { repeated } from './clauses/repeated.ts';

/** What a film of a story shows, moment by moment: nothing that is not in the clauses. */
export function planStory(request: PlanRequest): Plan {
  const { text, language, childName } = request;
  const words = withoutNames(text, childName, language);
  const title = withoutWeekdays(withoutNames(request.title, childName, language));
  const clauses = clausesMeant(request);
  const people = new People(request);
  const world: World = {
    people,
    language,
    sorrowful: request.sorrowful,
    feast: isFeastOfCostumes(`${request.title} ${text}`),
    place: null,
    time: null,
    weather: null,
    lastThing: undefined,
    lastActions: new Map(),
    doing: new Map(),
    costumes: new Map(),
    toys: new Set(),
    moods: new Map(),
    clause: 0,
    mentions: request.mentions ?? [],
    told: [],
    choose: request.choose ?? byLearning,
    spoken: [],
    chooseActor: request.chooseActor ?? learnedActor,
    chooseThing: request.chooseThing ?? learnedThing,
    colors: new Map(),
  };
  const topical = topicalPlace(title, words, language);
  const titled = picturesNamed(request.title, language);
  const moments: Moment[] = [];
  const bodies = new Bodies();
  const damages = new Damages();
  const looks = new Looks();
  const hands = new Hands();
  const errands = new Errands();
  const earlier = new EarlierTimes(words);
  const visits = new PlacesBefore();
  const named = new Days();
  let heard = 0;
  let first: Place | null = null;
  let cameIn: SetName | null = null;
  let indoors: SetName | null = null;
  let day = 0;
  /** The hour before a night that was slept. */
  let slept: { before: TimeOfDay | null } | null = null;
  const days = new Map<Moment, number>();
  const knowings = new Map<Moment, Knowing>();
  /** How the place of a clause is known of which there is no moment. */
  let unseen: Knowing | null = null;
  const doubts = new Doubts();
  const tellings = new Map<Moment, string[]>();
  for (const [index, written] of clauses.entries()) {
    const before = clauses[index - 1];
    const meant = repeated(written, clauses.slice(0, index));
    const clause = isFound(meant, before, text.slice(...meant.span))
      ? { ...meant, who: before?.who ?? [], verb: { ...meant.verb, lemma: 'take', particle: 'out' } }
      : meant;
    world.found = foundThere(clause, before, world.sought, index);
    const from = Math.min(heard, clause.span[0]);
    const told = words.slice(from, Math.max(clause.span[1], clause.span[0]));
    heard = Math.max(heard, clause.span[1]);
    const rest = restOf(words, clause, clauses[index + 1]);
    if (isPurpose(clause, clauses[index - 1], text)) continue;
    const isLongAgo = weatherOf(clause) !== null && fellBefore(text, clause.span);
    const isReal = !isLongAgo && (clause.mode === 'done' || (clause.mode === 'undone' && !clause.neverYet));
    if (isReal) earlier.enter(world, clause.verb.span[0], moments.length > 0);
    const left = world.place;
    if (isReal) {
      const { place, time } = world;
      const isNewDay = named.isNew(told + rest) || isAnotherDay(told, time);
      const falls = clearsUp(words.slice(Math.max(0, clause.span[0] - stopped), clause.span[1]))
        ? null
        : (weatherOf(clause) ?? weatherMeanwhile(told + rest) ?? weatherInWords(withoutDepicted(told)));
      // Yesterday's rain is over unless it is told to go on.
      const isOver =
        clearsUp(told + rest) ||
        isNewDay ||
        endedWithNight(text.slice(0, clause.span[0]), told) ||
        (moments.length > 0 && opensWithDay(told));
      world.weather = weatherAfter(world.weather, { falls, isOver, told: told + rest });
      // Where it snows and nobody says otherwise, it is snow all round.
      const here =
        falls === 'snow' && !place && !isEvent(clause) ? { set: 'snow' as const, things: [] } : place;
      world.place = staysAway(clause)
        ? here
        : sceneOf(
            withoutChild(clause, childName, language),
            withoutWeekdays(told + rest + saidWithin(words, clause, clauses[index + 1])),
            {
              place: here,
              first,
              topical,
              cameIn,
              indoors,
              back: visits.back(clause, told + rest),
              text: words,
              isNewDay,
            },
            language,
          );
      world.place = sceneryGoesOn(world.place, here, told + rest);
      if (world.place && vehicles.has(world.place.set)) cameIn = world.place.set;
      else if (world.place && isIndoors(world.place.set)) indoors = world.place.set;
      if (here && world.place && world.place.set !== here.set) leaveStrangers(people);
      if (world.place) visits.visit(world.place.set, clause.sentence);
      if (isNewDay) day++;
      const hour = hourTold(words, from, told, rest) ?? (isNewDay && time === 'night' ? 'day' : null);
      // Who sleeps does so at night; with the next thing done elsewhere it is day again.
      const isAwake = liesAwake(told + rest, words.slice(clause.span[0]), world.place?.set ?? null);
      const isNight = hour === null && (sleepsTheNight(clause, told + rest) || isAwake);
      if (isNight && !slept && !isAwake) slept = { before: time };
      const isUp = slept !== null && !isNight && world.place?.set !== 'bedroom';
      world.time = hour ?? (isNight ? 'night' : isUp ? (slept?.before ?? 'day') : time);
      if (hour !== null || isUp) slept = null;
      first ??= world.place;
    } else if (clause.mode === 'wished') {
      world.time = hourOfOpening(told) ?? world.time;
      world.place = placeOfWish(told, world.place, language);
    }
    const isMoved = isReal || (clause.mode === 'wished' && world.place?.set !== left?.set);
    const known = isMoved ? world.place?.by : undefined;
    world.before = before;
    world.next = clauses[index + 1];
    const bare = withThing(
      momentOf(intoWaterThere(clause, world.place?.set ?? null, text), index, world),
      clause,
      world,
      { shown: moments, titled },
    );
    const signs = world.meant ? doubts.after(world.meant, bare?.acts ?? [], language) : [];
    const stays =
      language === 'en' ? undefined : errands.placeAfter(bare, clause, { before: left, now: world.place });
    if (stays !== undefined) world.place = stays;
    if (stays !== undefined && bare) bare.place = placeIn(stays);
    const watched = bodies.sleeps('hero') ? bare : seenByHero(bare, clause, request);
    const said = text.slice(...clause.span) + rest;
    const meantHere = world.meant?.clause.span[0] === clause.span[0] ? world.meant : undefined;
    const looking = looks.after(hands.after(watched, clause, { day, told }), meantHere, said);
    const whole = damages.after(looking, clause, language);
    const moment = bodies.after(whole, clause, {
      before: clauses.slice(0, index),
      language,
      day,
      said,
      whose: bodyToldOf(clause, bare, people),
    });
    const arrived = isReal
      ? (arrivedAt(clause, told + rest, left, language) ?? homeAfter(told + rest))
      : null;
    if (arrived) world.place = { ...arrived, by: 'arrived' };
    // Who explains what was elsewhere has not gone there.
    if (isReal && isAside(text, clause.verb.span[0])) world.place = left;
    // 'On the way home it was pouring': all that is shown of it is where they are next.
    if (!moment && isReal && known && !/^(?:stays|room)$/.test(known) && moments.length > 0) unseen = known;
    if (!moment) continue;
    moments.push(moment);
    days.set(moment, day);
    tellings.set(moment, signs);
    const knowing = known === 'stays' && unseen ? unseen : known;
    if (knowing)
      knowings.set(
        moment,
        isReal && isAside(text, clause.verb.span[0]) && knowing === 'told' ? 'bound' : knowing,
      );
    if (isReal) unseen = null;
  }
  const titledPlace = placeOfTitle(title, language);
  const kept = startingSomewhere(thinned(moments, text), words, { titled: titledPlace, topical });
  const placed = (request.placing ?? placeMoments)(
    kept.map(({ moment }) => moment),
    {
      ...request,
      title: withoutWeekdays(request.title),
      text: words,
      // A title that names the occasion tells where everything is that says nothing else.
      knowings: kept.map(
        ({ from, moment, isInWeather }, at) =>
          knowings.get(from) ??
          (isInWeather || isBeforeLeaving(moment, kept[at + 1]?.from, knowings) ? 'event' : undefined) ??
          (titledPlace && occasions.has(titledPlace) && moment.place.set === titledPlace
            ? 'event'
            : undefined),
      ),
    },
  );
  const dayOf = kept.map(({ from }) => days.get(from) ?? 0);
  const paged = doubtedOnPages(placed, request.fitting);
  const shown = callersThere(
    asShown(whereItIsSaid(paged, words, language), { request, words, people, dayOf }),
    people.all.map(({ person }) => person),
  );
  const questions = (request.doubting ?? questionsOf)(
    kept.map(({ from }, at) => [...(tellings.get(from) ?? []), placeSign(placed.likely[at] ?? 0)]),
  );
  const asked = shown.map((moment, at): Moment => {
    const unsure = questions[at] ?? [];
    return unsure.length > 0 ? { ...moment, unsure } : moment;
  });
  const speakers = new Set(
    shown.flatMap(({ acts, seen, imagined }) => [
      ...[...acts, ...(imagined?.acts ?? [])].flatMap(({ who, to }) => [who, to]),
      ...seen.map(({ of }) => of),
    ]),
  );
  return {
    version: 1,
    people: people.all.flatMap(({ person }) =>
      person.id === 'hero' || speakers.has(person.id) ? [person] : [],
    ),
    moments: asked,
  };
}

/** 'Parou de chover': as far before what falls stands that it does so no longer. */
const stopped = 16;

/** 'The concert was during a snowstorm': that is no place out of doors. */
const isEvent = ({ verb, who }: Clause): boolean =>
  /^(?:be|ser|estar|take|have|ter|tener)$/.test(verb.lemma) && who.some(({ head }) => events.test(head));
const events =
  /^(?:concert|recital|show|play|party|wedding|lesson|class|exam|concerto|espetáculo|peça|festa|casamento|aula|concierto|función|fiesta|boda|clase)$/i;

/** 'Told me she had to go in the middle of the shop': where it is said. */
const saidWithin = (text: string, { span }: Clause, next: Clause | undefined): string =>
  next?.mode === 'said' ? (inMiddle.exec(text.slice(span[1]))?.[0] ?? '') : '';
const inMiddle =
  /^[^.!?]*?(?<!\p{L})(?:in the (?:very )?middle of|no meio d[oae]|en (?:medio|mitad) del?|en pleno|em pleno)[^.!?,;]*/iu;

/** What of a sentence stands behind a clause and belongs to no other: 'home', 'outside'. */
function restOf(text: string, { span }: Clause, next: Clause | undefined): string {
  const [rest = ''] =
    /^[^.!?;:]*/.exec(text.slice(span[1], next ? Math.max(span[1], next.span[0]) : undefined)) ?? [];
  return rest;
}
