import type { SetName } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { afterBath } from './after-bath.ts';
import { isBeforeSchool } from './at-school-gate.ts';
import { isInTent, outsideTheTent } from './at-the-camp.ts';
import { atOuterDoor, atTheDoor } from './at-the-door.ts';
import { placeBeforeBuilding } from './before-buildings.ts';
import { boundPlace } from './bound-deeds.ts';
import { isOnlyPlanned, isOthers, isTold, withoutSpokenOf } from '../people/only-spoken-of.ts';
import { homes, outdoors } from './place-groups.ts';
import { bedded, byDay, lingering, passing } from './places-of-a-day.ts';
import { sleepsInBed } from './place-deeds.ts';
import { sleepsAtBedtime, sleepsInHouse, sleepsOutOfBed, sleepsTheNight } from './sleeping.ts';
import { isLater } from './hours.ts';
import { placeOfEventHad } from './events-had.ts';
import { impliedPlace } from './implied-place.ts';
import { placeInOrOut } from './in-and-out.ts';
import { leftFor } from './leaving.ts';
import { roomFor } from './room-of-deed.ts';
import { placeInPhrases } from './phrases-of-places.ts';
import { beginsAtHome, isAshore, walkedTo } from './returning.ts';
import { isShopNamed } from './shop-names.ts';
import {
  isGoingSomewhere,
  isStillAboard,
  placeOnTheWay,
  riddenTo,
  travelsIn,
  visitsKin,
} from './on-the-way.ts';
import { type Knowing, type Place, placeInWords, roomOf } from './places.ts';
import {
  behindFirst,
  fittedIn,
  isAboard,
  boarded,
  inSchools,
  isBowl,
  isCushion,
  isMade,
  isMaterial,
  isPretend,
  atDoctors,
  ownField,
  placeOfWorker,
  onQuay,
  onStairs,
  toldPlace,
  visited,
} from './told-place.ts';
import { isAtWork } from '../people/workers.ts';

/** What is known of where a story is. */
export interface Scene {
  place: Place | null;
  /** Another day than what was told before. */
  isNewDay: boolean;
  /** Where what the story tells of first took place. */
  first: Place | null;
  /** Where the words of the whole story are at home. */
  topical: SetName | null;
  /** What they travelled in last. */
  cameIn?: SetName | null;
  /** Where they were under a roof last. */
  indoors?: SetName | null;
  /** Where they go back to, if they do. */
  back?: SetName | null;
  /** All that is told. */
  text?: string;
}

const inTheEvening =
  /(?<!\p{L})(?:in the evening|that (?:evening|night)|(?:at|in the) night|tonight|before bed|(?:à|de|nessa|naquela) noite|(?:a|por|en) la noche|(?:esa|aquella) noche|antes de (?:dormir|acostarse|se deitar))(?!\p{L})/iu;
/** Dinner is eaten indoors where no table outside is told. */
const afterDinner =
  /(?<!\p{L})(?:after (?:dinner|supper)|depois d[eo] (?:o )?jantar|después de (?:la cena|cenar))(?!\p{L})/iu;
/** Whoever was at school in the morning has gone home. */
const schoolIsOver =
  /(?<!\p{L})(?:por la tarde|por la noche|en la noche|esa (?:tarde|noche)|à (?:tarde|noite)|de (?:tarde|noite)|nessa (?:tarde|noite)|no fim da tarde|al salir del (?:cole|colegio))(?!\p{L})/iu;
const next = /(?<!\p{L})(?:depois(?! d[aeo])|después(?! de)|luego)(?!\p{L})/giu;
/** Whoever sleeps there is there the next day too. */
const stays: ReadonlySet<SetName> = new Set(['tent', 'ward', 'boat']);
const morning = /\bmorning\b|(?<!\p{L})(?:manhã|mañana siguiente|por la mañana)(?!\p{L})/iu;
/** 'Liguei à pediatra', 'listened to the sea': nobody is where that is. */
const isRungUp = ({ preposition }: Phrase, { verb }: Clause): boolean =>
  preposition === 'to' && /^(?:listen|ligar|telefonar|telefonear|llamar|escrever|escribir)$/.test(verb.lemma);
/** 'Came home from school': where they come from is left. */
const homeFrom = /\b(?:came|come|comes|got|get|gets|went|ran|walked|brought|back) home from\b/i;
const afterSchool = /\bafter (?:school|kindergarten|nursery|preschool|class|lessons)\b/i;
const home: Place = { set: 'living', things: [] };

const comesHome =
  /\b(?:came|come|comes|got|get|gets|arrived?|returned?|back|brought|bring|took|carried)(?: \w+){0,3} home\b|\bat home\b|\bhome again\b|(?<!\p{L})(?:trou(?:xe|xemos|xeram)|lev(?:ou|ei|ámos|amos|aram))(?: \p{L}+){0,3} (?:pra|para) casa\b|(?<!\p{L})(?:traj(?:o|imos|eron)|llev(?:ó|amos|aron))(?: \p{L}+){0,3} a (?:la )?casa\b|(?:cheg|volt|regress)\p{L}+ a casa|\bem casa\b|(?:lleg|volv|regres)\p{L}+ a casa|\ben casa\b/iu;
const goesHome =
  /\ball the way home\b|\b(?:goe?s?|went|walk(?:ed|s)?|ran|runs?|drove|drives?|cycled)(?: \w+){0,3} home\b|\b(?:foi|foram|fomos|vai|vamos) para casa\b|\b(?:fue|fueron|fuimos|va|vamos) a casa\b/i;
/** Where a story goes on when somebody has set off for home; null where nobody has. */
export const homeAfter = (told: string): Place | null => (goesHome.test(told) ? home : null);

/** Where those are who have arrived where they travelled to; null where no journey ends. */
export function arrivedAt(
  clause: Clause,
  told: string,
  before: Place | null,
  language: NounLanguage,
): Place | null {
  const onFoot = walkedTo(clause, told, before?.set ?? null, language);
  if (onFoot) return onFoot;
  if (language !== 'en') {
    const ridden = riddenTo(clause);
    return ridden && toldPlace(ridden.to, '', null, language);
  }
  if (!travelsIn(clause)) return null;
  // 'Grandpa took her to the museum. They went by tram': to the place told before.
  if (!isGoingSomewhere(clause, told)) return before && !homes.has(before.set) ? before : null;
  const goals = clause.things.filter(({ preposition }) => preposition && preposition !== 'by');
  const isThere = goals.length === 0 && /\bthere\b/i.test(told);
  // 'We took the train to Lisbon': of a town nothing is known but the train.
  const isHome = goals.length === 0 || goals.some(({ head }) => /^home$/.test(head));
  const isTown = goals.some(({ name, pronoun }) => name || pronoun);
  return (
    toldPlace(goals, '', null, language) ??
    (isThere && before ? before : isHome ? home : isTown ? null : { set: 'street', things: [] })
  );
}

const wayHome =
  /\bway (?:back )?home\b|(?<!\p{L})(?:caminho|camino) de (?:volta|vuelta|regreso)(?!\p{L})|(?<!\p{L})(?:pelo caminho|por el camino|no regresso|a la vuelta(?! de))(?!\p{L})|\bcaminho (?:de|para) casa\b|\bcamino (?:de|a) casa\b/iu;
/** 'Camino del cole', 'a caminho da escola': on the street. */
const wayThere =
  /(?<!\p{L})(?:caminho|camino) (?:d[aeo]|del|al|para [ao]|a la|de la) (?:escola|creche|infantário|jardim|parque|praia|cole|colegio|escuela|guardería|playa|mercado|súper)/iu;
/** 'Lost 9-0': on a pitch, where no hall is told. */
const score =
  /\b(?:lost|won|win|lose|beat|drew|perd\p{L}+|ganh?\p{L}+|empat\p{L}+)\b[^.!?]{0,24}\b\d+ ?[-–] ?\d+\b/iu;
const bedtime =
  /\b(?:at bedtime|before bed(?:time)?|antes de (?:se |nos )?(?:deitar|dormir|acostarse|acostarnos)|bedtime story|tucked (?:\w+ )?in|hora de (?:dormir|deitar|ir para a cama|acostarse)|go(?:es|ing)? to bed|went to bed)\b/i;
/** 'On the night', 'on the big day': of what the story is about. */
const theDay =
  /\bon the (?:big |great |actual )?(?:day|night)\b|\bn[oa] grande (?:dia|noite)\b|\b(?:el|la) gran (?:día|noche)\b/i;

/**
 * Where a clause happens. A place is told by its words, else by what is done, else it is where the clause before was:
 * unless a new day or hour has begun, which nobody spends in a bus.
 */
export function sceneOf(
  clause: Clause,
  words: string,
  { place, isNewDay, first, topical, cameIn = null, indoors = null, back = null, text = '' }: Scene,
  language: NounLanguage,
): Place | null {
  const told = withoutSpokenOf(words);
  if (isOnlyPlanned(told)) return place;
  const isThere = (each: Phrase): boolean =>
    !isMade(each, clause) &&
    !isBowl(each, clause) &&
    !isPretend(each, clause) &&
    !isMaterial(each, clause) &&
    !isRungUp(each, clause) &&
    !isOthers(each, clause) &&
    isTold(each, words);
  if (place?.by === 'arrived' && cameIn && isStillAboard(told)) return known(cameIn, 'bound');
  const phrases = [...behindFirst(clause).filter(isThere), ...clause.who];
  if (isBeforeSchool(clause, told, { here: place?.set ?? null, topical })) return known('schoolgate', 'told');
  const camp = outsideTheTent(told, place?.set ?? null, outdoors);
  if (camp) return known(camp, 'camped');
  if (isInTent(clause, told)) return known('tent', 'camped');
  const door = atTheDoor(told, place?.set ?? null);
  const outer = door ?? atOuterDoor(clause, told, place?.set ?? null, language);
  if (outer) return known(outer, 'bound');
  const out = leftFor(clause, told, place?.set ?? null);
  if (out) return known(out, 'moved');
  const before = placeBeforeBuilding(told, language);
  if (before ?? wayThere.test(told)) return known(before ?? 'street', 'way');
  // 'No caminho de casa': on the way, and not there yet.
  if (language !== 'en' && wayHome.test(told)) return known(cameIn ?? 'street', 'way');
  if (language === 'en') {
    const under = placeOnTheWay(clause, told, cameIn);
    if (under) return { ...under, by: 'way' };
    if (homeFrom.test(told)) return { ...(place && homes.has(place.set) ? place : home), by: 'home' };
    const vehicle = travelsIn(clause);
    if (vehicle) return known(vehicle, 'vehicle');
  } else {
    const ridden = riddenTo(clause);
    if (ridden) return known(ridden.by, 'vehicle');
  }
  if (walkedTo(clause, told, place?.set ?? null, language)) return known('street', 'way');
  if (isAshore(told, { text, from: clause.span[0], language })) return known('harbor', 'moved');
  if (beginsAtHome(told)) {
    const there = toldPlace(phrases, told, null, language);
    const room = roomOf(clause.things, language)?.set ?? roomFor(clause, told) ?? 'living';
    return there && there.set !== 'living' ? { ...there, by: 'told' } : known(room, 'home');
  }
  if (isShopNamed(told)) return known('shop', 'moved');
  const phrased = placeInPhrases(told, place?.set ?? null, text);
  if (phrased) return { ...phrased, by: 'moved' };
  const around = place?.set ?? topical;
  const isAway = around !== null && !homes.has(around);
  const named =
    atDoctors(phrases) ??
    onStairs(clause, told, place, language) ??
    toldPlace(phrases, onQuay(told, text, clause.span[0]), place, language, isAway) ??
    boarded(clause, language) ??
    visited(clause, language);
  const happens = language === 'en' ? placeOfEventHad(told) : null;
  // A night in somebody's house is slept in a bed of it.
  if (named?.set === 'living' && sleepsInHouse(clause, told)) return known('bedroom', 'bound');
  // Of a swimming class at school it is the pool that is seen.
  if (named) {
    const isLesson = named.set === 'classroom' && happens && inSchools.has(happens.set);
    const isBackHome = homes.has(named.set) && comesHome.test(told);
    // 'At home she grated a carrot': of the house it is the room where that is done.
    const room = isBackHome && named.set === 'living' ? roomFor(clause, told) : null;
    if (room) return known(room, 'home');
    const by = isBackHome ? 'home' : isAboard(named, phrases, language) ? 'bound' : 'told';
    return { ...(isLesson ? happens : ownField(named, place, topical)), by };
  }
  // 'Jumped up and down on the bench' of the gym.
  if (place && fittedIn(phrases, place).length > 0) return { ...place, by: 'told' };
  const isAtHome = place === null || homes.has(place.set);
  if (happens && isAtHome) return { ...happens, by: 'event' };
  // 'The lady from the bakery' only says who: whoever is somewhere stays there.
  const worker = placeOfWorker(clause.who, language, place);
  const isBackThere = !place || indoors === worker?.set;
  if (worker && isBackThere) return { ...worker, by: 'worker' };
  if (wayHome.test(told)) return known('street', 'way');
  if (comesHome.test(told)) {
    const isRoom = place?.set === 'bedroom' || place?.set === 'kitchen';
    const room = roomOf(clause.things, language) ?? (isRoom ? place : null);
    return room ? { ...room, by: 'home' } : known(roomFor(clause, told) ?? 'living', 'home');
  }
  if (visitsKin(clause) && !isAtHome) return known('living', 'moved');
  if (back) return known(back, 'moved');
  const moved = placeInOrOut(clause, told, { here: place?.set ?? null, topical, indoors });
  if (moved) return { ...moved, by: 'moved' };
  if (afterSchool.test(told) && place?.set === 'classroom') return known('street', 'hour');
  if (bedtime.test(told) && place?.set !== 'ward' && place?.set !== 'tent') return known('bedroom', 'hour');
  if (score.test(told) && place?.set !== 'hall') return known('pitch', 'event');
  const isStaying = place !== null && isAtWork(clause, place.set);
  const isLeft = !isStaying && leaves(told, place, isNewDay);
  const left = isLeft ? (theDay.test(told) ? first : home) : place;
  const after = left?.set === 'bathroom' ? afterBath(clause, told) : null;
  if (after) return known(after, 'moved');
  const bound = boundPlace(clause, told, left?.set ?? null);
  if (bound) return known(bound, 'bound');
  const isAsleepHere = left !== null && sleepsInBed(clause) && sleepsOutOfBed(clause);
  const isNight = sleepsTheNight(clause, told) || sleepsAtBedtime(clause, told);
  if (isNight && !isAsleepHere && left && !bedded.has(left.set)) return known('bedroom', 'bound');
  const implied = isAsleepHere ? null : impliedPlace(clause, left?.set ?? null);
  // A class is at school, but on the ice where the whole story is; of a story of trains it is a train's window.
  const isVague = implied === 'classroom' || implied === 'living';
  const isAtTopic = isVague && !left && topical && impliedPlace(clause, topical) === null;
  // 'We went out for pizza', 'the next day her class sang': that is where they are now. So is who does at home what
  // is done in another of its rooms.
  const isGone =
    isNewDay ||
    (language === 'en' && /\bwent (?:out|off|back|down|up|over)\b/i.test(told)) ||
    (implied !== null && left !== null && homes.has(left.set) && homes.has(implied));
  if (implied) return known(isAtTopic ? topical : implied, isGone ? 'moved' : 'deed');
  if (left) return { ...left, by: isLeft ? 'hour' : lasting.has(left.by) ? left.by : 'stays' };
  const room = roomOf(isAway ? clause.things.filter((each) => !isCushion(each)) : clause.things, language);
  return room && { ...room, by: 'room' };
}

/** Whoever has come somewhere is still there. */
const lasting: ReadonlySet<Knowing | undefined> = new Set<Knowing | undefined>([
  'arrived',
  'camped',
  'moved',
  'home',
]);

const known = (set: SetName, by: Knowing): Place => ({ set, things: [], by });

/** 'At home she wanted a story', 'a la noche lo pedía': where those are who only wish for something then. */
export function placeOfWish(told: string, place: Place | null, language: NounLanguage): Place | null {
  const [opening = ''] = wishOpening.exec(told) ?? [];
  const named = placeInWords(opening, language);
  if (named) return { ...named, by: 'told' };
  const isOut = place !== null && (byDay.has(place.set) || outdoors.includes(place.set));
  return isOut && inTheEvening.test(opening) ? known('living', 'moved') : place;
}
const wishOpening =
  /^[\s.!?;]*(?:(?:and|then|but|e|mas|y|pero) )?(?:at|in|on|that|em|no|na|à|de|nessa|en|a|por|esa) (?:[^\s.!?;,]+(?: |,|$)){1,4}/iu;

function leaves(told: string, place: Place | null, isNewDay: boolean): boolean {
  if (!place || stays.has(place.set) || /\bstill there\b/i.test(told)) return false;
  // Who went to bed wakes there.
  if (place.set === 'bedroom' && morning.test(told)) return false;
  // 'Luego le regaló un dulce': the next thing, and no other hour.
  const isGoingOn = lingering.has(place.set) || place.set === 'street' || place.set === 'bathroom';
  const hours = isGoingOn ? told.replace(next, '') : told;
  return (
    isNewDay ||
    (passing.has(place.set) && isLater(hours)) ||
    (byDay.has(place.set) && inTheEvening.test(told)) ||
    (place.set === 'garden' && afterDinner.test(told)) ||
    (place.set === 'classroom' && schoolIsOver.test(told))
  );
}
