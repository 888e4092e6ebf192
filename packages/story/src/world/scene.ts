import type { SetName, TimeOfDay } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../reading/clause.ts';
import { isAnotherDay, isLater } from './hours.ts';
import { impliedPlace } from './implied-place.ts';
import { placeInOrOut } from './in-and-out.ts';
import { isGoingSomewhere, placeOnTheWay, travelsIn } from './on-the-way.ts';
import {
  grounds,
  indoorsAmongPeople,
  isBeforeBuilding,
  type Place,
  placeInWords,
  placeOf,
  placeOfEventHad,
  placeOfNoun,
  roomOf,
} from './places.ts';
import { isAtWork } from './workers.ts';

/** What is known of where a story is. */
export interface Scene {
  place: Place | null;
  time: TimeOfDay | null;
  /** Where what the story tells of first took place. */
  first: Place | null;
  /** Where the words of the whole story are at home. */
  topical: SetName | null;
  /** What they travelled in last. */
  cameIn?: SetName | null;
  /** Where they were under a roof last. */
  indoors?: SetName | null;
}

/** Nobody stays there when the hour has changed. */
const passing: ReadonlySet<SetName> = new Set([
  'street',
  'car',
  'bus',
  'train',
  'plane',
  'bathroom',
  'shop',
  'doctor',
  'church',
  'cafe',
  'library',
  'salon',
  'station',
  'airport',
  'cinema',
  'market',
]);
/** In the evening whoever was there has gone home. */
const byDay: ReadonlySet<SetName> = new Set([
  'classroom',
  'pool',
  'pitch',
  'zoo',
  'playground',
  'hall',
  'farm',
  'library',
  'museum',
  'aquarium',
  'softplay',
  'rink',
  'lake',
]);
const inTheEvening = /\b(?:in the evening|that (?:evening|night)|(?:at|in the) night|tonight|before bed)\b/i;
/** Where one does several things one after the other. */
const lingering: ReadonlySet<SetName> = new Set([
  'shop',
  'doctor',
  'church',
  'cafe',
  'library',
  'salon',
  'airport',
  'station',
  'cinema',
  'market',
]);
const next = /(?<!\p{L})(?:depois(?! d[aeo])|después(?! de)|luego)(?!\p{L})/giu;
/** Whoever sleeps there is there the next day too. */
const stays: ReadonlySet<SetName> = new Set(['tent', 'ward', 'boat']);
const morning = /\bmorning\b|(?<!\p{L})(?:manhã|mañana siguiente|por la mañana)(?!\p{L})/iu;
/** 'Came home from school': where they come from is left. */
const homeFrom = /\b(?:came|come|comes|got|get|gets|went|ran|walked|brought|back) home from\b/i;
const afterSchool = /\bafter (?:school|kindergarten|nursery|preschool|class|lessons)\b/i;
const homes: ReadonlySet<SetName> = new Set(['living', 'kitchen', 'bedroom', 'bathroom']);
const home: Place = { set: 'living', things: [] };

const comesHome =
  /\b(?:came|come|comes|got|get|gets|arrived?|returned?|back|brought|bring|took|carried)(?: \w+){0,3} home\b|\bat home\b|(?:cheg|volt|regress)\p{L}+ a casa|\bem casa\b|(?:lleg|volv|regres)\p{L}+ a casa|\ben casa\b/iu;
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
  if (language !== 'en' || !travelsIn(clause)) return null;
  // 'Grandpa took her to the museum. They went by tram': to the place told before.
  if (!isGoingSomewhere(clause, told)) return before && !homes.has(before.set) ? before : null;
  const goals = clause.things.filter(({ preposition }) => preposition && preposition !== 'by');
  const isThere = goals.length === 0 && /\bthere\b/i.test(told);
  return toldPlace(goals, '', null, language) ?? (isThere && before ? before : home);
}

const wayHome = /\bway (?:back )?home\b|\bcaminho (?:de|para) casa\b|\bcamino (?:de|a) casa\b/i;
/** 'Camino del cole', 'a caminho da escola': on the street. */
const wayThere =
  /(?<!\p{L})(?:caminho|camino) (?:d[aeo]|del|al|para [ao]|a la|de la) (?:escola|creche|infantário|jardim|parque|praia|cole|colegio|escuela|guardería|playa|mercado|súper)/iu;
/** 'Lost 9-0': on a pitch, where no hall is told. */
const score =
  /\b(?:lost|won|win|lose|beat|drew|perd\p{L}+|ganh?\p{L}+|empat\p{L}+)\b[^.!?]{0,24}\b\d+ ?[-–] ?\d+\b/iu;
const bedtime =
  /\b(?:at bedtime|bedtime story|tucked (?:\w+ )?in|hora de (?:dormir|ir para a cama|acostarse)|go(?:es|ing)? to bed|went to bed)\b/i;
/** 'On the night', 'on the big day': of what the story is about. */
const theDay =
  /\bon the (?:big |great |actual )?(?:day|night)\b|\bn[oa] grande (?:dia|noite)\b|\b(?:el|la) gran (?:día|noche)\b/i;

/**
 * Where a clause happens. A place is told by its words, else by what is done, else it is where the clause before was:
 * unless a new day or hour has begun, which nobody spends in a bus.
 */
export function sceneOf(
  clause: Clause,
  told: string,
  { place, time, first, topical, cameIn = null, indoors = null }: Scene,
  language: NounLanguage,
): Place | null {
  const phrases = [
    ...behindFirst(clause).filter((each) => !isMade(each, clause) && !isBowl(each, clause)),
    ...clause.who,
  ];
  if (isBeforeBuilding(told, language)) return { set: 'street', things: [] };
  if (wayThere.test(told)) return { set: 'street', things: [] };
  if (language === 'en') {
    const under = placeOnTheWay(clause, told, cameIn);
    if (under) return under;
    if (homeFrom.test(told)) return place && homes.has(place.set) ? place : home;
    const vehicle = travelsIn(clause);
    if (vehicle) return { set: vehicle, things: [] };
  }
  const around = place?.set ?? topical;
  const isAway = around !== null && !homes.has(around);
  const named =
    toldPlace(phrases, told, place, language, isAway) ??
    boarded(clause, language) ??
    visited(clause, language);
  const happens = language === 'en' ? placeOfEventHad(told) : null;
  // Of a swimming class at school it is the pool that is seen.
  if (named) return named.set === 'classroom' && happens && inSchools.has(happens.set) ? happens : named;
  const isAtHome = place === null || homes.has(place.set);
  if (happens && isAtHome) return happens;
  const worker = placeOfWorker(clause.who, language);
  if (worker) return worker;
  if (wayHome.test(told)) return { set: 'street', things: [] };
  if (comesHome.test(told)) {
    const isRoom = place?.set === 'bedroom' || place?.set === 'kitchen';
    return roomOf(clause.things, language) ?? (isRoom ? place : home);
  }
  const moved =
    language === 'en' && placeInOrOut(clause, told, { here: place?.set ?? null, topical, indoors });
  if (moved) return moved;
  if (afterSchool.test(told) && place?.set === 'classroom') return { set: 'street', things: [] };
  if (bedtime.test(told) && place?.set !== 'ward' && place?.set !== 'tent')
    return { set: 'bedroom', things: [] };
  if (score.test(told) && place?.set !== 'hall') return { set: 'pitch', things: [] };
  const isStaying = place !== null && isAtWork(clause, place.set);
  const left = !isStaying && leaves(told, place, time) ? (theDay.test(told) ? first : home) : place;
  const implied = impliedPlace(clause, left?.set ?? null);
  // A class is at school, but on the ice where the whole story is.
  const isAtTopic = implied === 'classroom' && !left && topical && impliedPlace(clause, topical) === null;
  if (implied) return { set: isAtTopic ? topical : implied, things: [] };
  return left ?? roomOf(isAway ? clause.things.filter((each) => !isCushion(each)) : clause.things, language);
}

const shapes =
  /^(?:fold|turn|cut|carve|shape|roll|mash|squash|form|build|make|transform|change|split|divide|break|tear|chop|sculpt|glue|twist|transformar|dobrar|cortar|converter|convertir|doblar|cortar)$/;
/** 'Folded the napkins into boats': nobody is on a boat. */
const isMade = ({ preposition }: Phrase, { verb, things }: Clause): boolean =>
  /^(?:into|em|en)$/.test(preposition ?? '') &&
  shapes.test(verb.lemma) &&
  things.some((each) => !each.preposition);
/** Where schools go or what they have besides classrooms. */
const inSchools: ReadonlySet<SetName> = new Set(['pool', 'pitch', 'stage', 'snow', 'hall']);
/** 'Colocou o peixe no aquário': a glass of water, and no zoo. */
const isBowl = ({ head }: Phrase, { verb }: Clause): boolean =>
  /^(?:aquário|acuario|pecera)$/.test(head) &&
  /^(?:pôr|colocar|meter|botar|deitar|poner|echar|limpar|limpiar)$/.test(verb.lemma);
const visits = /^(?:visit|tour|explore|enter|attend)$/;
const inRooms = /^(?:search|clean|tidy|decorate|sweep|mop|vacuum|hoover|flood|leave|paint)$/;
const rooms = /^(?:kitchen|room|bedroom|bathroom|garden|garage|classroom|house|hallway|attic|basement)$/;
/** 'Visited the library', 'attended the parade': they are there. */
function visited({ verb, things }: Clause, language: NounLanguage): Place | null {
  const isInRoom = inRooms.test(verb.lemma);
  if (language !== 'en' || !(visits.test(verb.lemma) || isInRoom)) return null;
  const where = things.find(({ preposition, pronoun }) => !preposition && !pronoun);
  if (!where || (isInRoom && !rooms.test(where.head))) return null;
  return placeOfNoun(where, language);
}

const boards = /^(?:take|catch|board|ride|apanhar|pegar|tomar|coger|montar)$/;
/** 'We took the ferry': they are on it. */
function boarded({ verb, things }: Clause, language: NounLanguage): Place | null {
  // 'Se subió al autobús': with a preposition too.
  const climbs = /^(?:subir|entrar|montar)$/.test(verb.lemma);
  if (!boards.test(verb.lemma) && !climbs) return null;
  const rides = things.filter(
    ({ preposition, pronoun }) =>
      !pronoun && (!preposition || (climbs && /^(?:to|in|for)$/.test(preposition))),
  );
  const places = rides.flatMap((phrase) => placeOfNoun(phrase, language) ?? []);
  return places.find(({ set }) => /^(?:boat|bus|train|plane)$/.test(set)) ?? null;
}

const outside = /\b(?:in front of|outside|em frente|à porta|delante de|frente a|fuera de|a la puerta)\b/i;

const outdoors: ReadonlySet<SetName> = new Set([
  'street',
  'park',
  'garden',
  'playground',
  'beach',
  'forest',
  'farm',
  'pitch',
  'zoo',
  'mountain',
  'roadside',
  'lake',
  'market',
  'fair',
  'snow',
]);
/** Sand, grass and puddles are in every place out of doors. */
const isNoGround = ({ head }: Phrase): boolean => !grounds.test(head.toLowerCase());

/** 'On a pillow' things are carried anywhere. */
const isCushion = ({ head, preposition }: Phrase): boolean =>
  preposition === 'on' && /^(?:pillow|cushion|rug|blanket)$/.test(head);

function toldPlace(
  phrases: readonly Phrase[],
  told: string,
  here: Place | null,
  language: NounLanguage,
  isAway = here !== null && !homes.has(here.set),
): Place | null {
  const within = isAway ? phrases.filter((each) => !isCushion(each)) : phrases;
  const decisive =
    here && (outdoors.has(here.set) || here.set === 'church') ? within.filter(isNoGround) : within;
  const named =
    placeOf(decisive, language) ??
    placeInWords(told, language, decisive === within ? undefined : grounds) ??
    (here ? null : placeOf(decisive, language, 'passing'));
  if (!named) return null;
  // Slides and swings of a school stand in its yard.
  if (named.set === 'classroom') {
    const yard = phrases.flatMap((phrase) => placeOfNoun(phrase, language) ?? []);
    const found = yard.find(({ set }) => set === 'playground');
    if (found) return found;
  }
  // The gate of a school is before it.
  if (here?.set === 'classroom' && phrases.some(({ head }) => /^gates?$/.test(head)))
    return { set: 'street', things: [] };
  // A bench outside of where somebody just was is no park.
  if (named.set === 'park' && here && indoorsAmongPeople.has(here.set) && outside.test(told))
    return { set: 'street', things: [] };
  // The fields of a farm are there too.
  if (
    named.set === 'park' &&
    here?.set === 'farm' &&
    phrases.some(({ head }) => /^(?:field|meadow)$/.test(head))
  )
    return here;
  const heads = phrases.map(({ head }) => head.toLowerCase());
  // 'Se subió a la cama' of whoever is ill there; what is put back into the sea is put there from the boat.
  if (named.set === 'bedroom' && here?.set === 'ward' && !heads.some((head) => bedrooms.test(head)))
    return here;
  if (named.set === 'beach' && here?.set === 'boat' && heads.some((head) => waters.test(head))) return here;
  // The doctors of a hospital are there.
  return named.set === 'doctor' && here?.set === 'ward' ? here : named;
}

const bedrooms = /^(?:bedroom|room|quarto|cuarto|habitación|dormitorio|home|casa)$/;
const waters = /^(?:sea|water|ocean|mar|água|agua|oceano|océano)$/;

/** What stands behind the verb says where; what stands before it is often of another time. */
export function behindFirst({ things, verb }: Pick<Clause, 'things' | 'verb'>): readonly Phrase[] {
  const isBehind = ({ span }: Phrase): boolean => span[0] >= verb.span[0];
  return [...things.filter(isBehind), ...things.filter((phrase) => !isBehind(phrase))];
}

/** 'The lady of the bakery phoned': she is at work. */
const placeOfWorker = (who: readonly Phrase[], language: NounLanguage): Place | null => {
  const [worker] = who.filter(({ of, name, qualities }) => (of || qualities.length > 0) && !name);
  // 'The lady of the shop', 'the shop lady'.
  const work = worker?.of ?? worker?.qualities.at(-1);
  if (!work) return null;
  const place = placeOfNoun({ head: work, qualities: [], text: work }, language);
  return place && workplaces.has(place.set) ? place : null;
};
const workplaces: ReadonlySet<SetName> = new Set([
  'shop',
  'cafe',
  'classroom',
  'ward',
  'doctor',
  'library',
  'salon',
  'museum',
  'market',
]);

function leaves(told: string, place: Place | null, time: TimeOfDay | null): boolean {
  if (!place || stays.has(place.set) || /\bstill there\b/i.test(told)) return false;
  // Who went to bed wakes there.
  if (place.set === 'bedroom' && morning.test(told)) return false;
  // 'Luego le regaló un dulce': the next thing, and no other hour.
  const hours = lingering.has(place.set) ? told.replace(next, '') : told;
  return (
    isAnotherDay(told, time) ||
    (passing.has(place.set) && isLater(hours)) ||
    (byDay.has(place.set) && inTheEvening.test(told))
  );
}
