import type { SetName } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { standsThere } from './fittings.ts';
import { homes, indoorsAmongPeople, outdoors } from './place-groups.ts';
import { relationOf } from '../people/relation-words.ts';
import { grounds, type Place, placeInWords, placeOf, placeOfNoun } from './places.ts';

const shapes =
  /^(?:fold|turn|cut|carve|shape|roll|mash|squash|form|build|make|transform|change|split|divide|break|tear|chop|sculpt|glue|twist|transformar|dobrar|cortar|converter|convertir|doblar|cortar)$/;
/** 'Folded the napkins into boats': nobody is on a boat. */
export const isMade = ({ preposition }: Phrase, { verb, things }: Clause): boolean =>
  /^(?:into|em|en)$/.test(preposition ?? '') &&
  shapes.test(verb.lemma) &&
  things.some((each) => !each.preposition);
/** Where schools go or what they have besides classrooms. */
export const inSchools: ReadonlySet<SetName> = new Set(['pool', 'pitch', 'stage', 'snow', 'hall']);
/** 'Colocou o peixe no aquário': a glass of water, and no zoo. */
export const isBowl = ({ head }: Phrase, { verb }: Clause): boolean =>
  /^(?:aquário|acuario|pecera|estufa)$/.test(head) &&
  /^(?:pôr|colocar|meter|botar|deitar|poner|echar|limpar|limpiar)$/.test(verb.lemma);
const inPlay =
  /^(?:tiend\p{L}+|médic[oa]s?|doctor\p{L}*|escuel\p{L}+|restaurantes?|peluquer\p{L}+|súper|supermercado|veterinari[oa]s?|loj\p{L}+|escol\p{L}+|cabeleireir[oa]s?|mercad\p{L}+|hospital|veterinári[oa]s?|circo)$/u;
/** 'Jugó a la tiendita', 'brincou de médico', a coin in the bank at home: nobody has gone to one. */
export const isPretend = ({ head, preposition = '' }: Phrase, { verb, things }: Clause): boolean =>
  (/^(?:jugar|brincar)$/.test(verb.lemma) &&
    /^(?:to|of|with|at)$/.test(preposition) &&
    inPlay.test(head.toLowerCase())) ||
  (head === 'bank' &&
    /^(?:put|drop|save|stuff|pop)$/.test(verb.lemma) &&
    things.some((each) =>
      /^(?:coin|money|penn(?:y|ie)|quarter|dime|dollar|pocket-money)s?$/.test(each.head),
    ));
const works =
  /^(?:hammer|nail|bang|carve|saw|drill|screw|cut|scratch|paint|draw|write|sand|chop|knock|burn|glue)$/;
/** 'Hammered a nail into the wood', 'carved her name in the wood': a piece of it. */
export const isMaterial = ({ head, preposition = '' }: Phrase, { verb }: Clause): boolean =>
  head === 'wood' && works.test(verb.lemma) && /^(?:in|into|on|onto|through|to|with|from)$/.test(preposition);
const visits = /^(?:visit|tour|explore|enter|attend)$/;
const inRooms = /^(?:search|clean|tidy|decorate|sweep|mop|vacuum|hoover|flood|leave|paint)$/;
const rooms = /^(?:kitchen|room|bedroom|bathroom|garden|garage|classroom|house|hallway|attic|basement)$/;
/** 'Visited the library', 'attended the parade': they are there. */
export function visited({ verb, things }: Clause, language: NounLanguage): Place | null {
  const isInRoom = inRooms.test(verb.lemma);
  if (language !== 'en' || !(visits.test(verb.lemma) || isInRoom)) return null;
  const where = things.find(({ preposition, pronoun }) => !preposition && !pronoun);
  if (!where || (isInRoom && !rooms.test(where.head))) return null;
  return placeOfNoun(where, language);
}

const boards = /^(?:take|catch|board|ride|apanhar|pegar|tomar|coger|montar)$/;
/** 'We took the ferry': they are on it. */
export function boarded({ verb, things }: Clause, language: NounLanguage): Place | null {
  // 'Se subió al autobús': with a preposition too.
  const climbs = /^(?:subir|entrar|montar)$/.test(verb.lemma);
  if (!boards.test(verb.lemma) && !climbs) return null;
  const rides = things.filter(
    ({ preposition, pronoun }) =>
      !pronoun && (!preposition || (climbs && /^(?:to|in|for)$/.test(preposition))),
  );
  const places = rides.flatMap((phrase) => placeOfNoun(phrase, language) ?? []);
  return (
    places.find(({ set, scenery }) => /^(?:boat|bus|train|plane)$/.test(set) || scenery === 'lift') ?? null
  );
}

const ladders = /^(?:escalera|escada|escalerilla|escadinha)s?$/;
const goesUp = /^(?:subir|subirse|trepar|treparse|encaramarse|descer|bajar)$/;
const ofHouse =
  /(?<!\p{L})(?:casa|prédio|edificio|piso|andar|andares|apartamento|rellano|patamar|cuarto|quarto)(?!\p{L})/iu;
const goesAlong = /^(?:climb|descend|subir|descer|bajar)$/;
/** 'Desceu três andares', 'up four flights'. */
const flights =
  /(?<!\p{L})(?:(?:up|down) (?:\p{L}+|\d+) (?:flights|floors|storeys|stories)|(?:desc|sub)\p{L}+ (?:\p{L}+|\d+) (?:andares|lances)|(?:baj|sub)\p{L}+ (?:\p{L}+|\d+) pisos)(?!\p{L})/iu;
const alongStairs =
  /\b(?:up|down) (?:the|our|my|his|her|their) (?:\p{L}+ )?(?:stairs|staircase|banister)\b/iu;
/** 'Slid down the stairs', 'bajó las escaleras': they are on them; in houses of others they are there still. */
export function onStairs(
  { verb, things }: Clause,
  told: string,
  here: Place | null,
  language: NounLanguage,
): Place | null {
  const on = things.find(({ preposition, pronoun }) => !preposition && !pronoun);
  const place = on && goesAlong.test(verb.lemma) ? placeOfNoun(on, language) : null;
  // The stairs of a slide and a ladder in the street, which is the same word, are in no house.
  const steps = things.some(({ head }) => ladders.test(head)) && goesUp.test(verb.lemma);
  const rest = things.filter(({ head }) => !ladders.test(head));
  const around = steps && !ofHouse.test(told) ? (placeOf(rest, language) ?? here) : null;
  if (around && underTheSky.has(around.set)) return around;
  if (place?.set !== 'hallway' && !alongStairs.test(told) && !flights.test(told)) return null;
  return here && houses.has(here.set) ? here : { set: 'hallway', things: [] };
}

const outside = /\b(?:in front of|outside|em frente|à porta|delante de|frente a|fuera de|a la puerta)\b/i;

const underTheSky: ReadonlySet<SetName> = new Set([
  ...outdoors,
  'pitch',
  'zoo',
  'mountain',
  'roadside',
  'snow',
]);
/** Sand, grass and puddles are in every place out of doors. */
const isNoGround = ({ head }: Phrase): boolean => !grounds.test(head.toLowerCase());

/** 'On a pillow' things are carried anywhere. */
export const isCushion = ({ head, preposition }: Phrase): boolean =>
  preposition === 'on' && /^(?:pillow|cushion|rug|blanket)$/.test(head);

export function toldPlace(
  phrases: readonly Phrase[],
  told: string,
  here: Place | null,
  language: NounLanguage,
  isAway = here !== null && !homes.has(here.set),
): Place | null {
  const isSandcastle = ({ head }: Phrase): boolean =>
    here?.set === 'beach' && /^(?:castelo|castillo)$/.test(head);
  // A place with a look of its own is told of even where others have something of its name: the stands of a pitch.
  const fitted = fittedIn(phrases, here).filter((each) => !placeOfNoun(each, language)?.scenery);
  const others = phrases.filter((each) => !fitted.includes(each));
  const within = isAway ? others.filter((each) => !isCushion(each) && !isSandcastle(each)) : others;
  const isAroundRecess = within.some(isBesideRecess) || backIn.test(told);
  const inPlay = within.filter(
    (each) => !isBesideRecess(each) && !(backIn.test(told) && recess.test(each.head)),
  );
  const decisive =
    here && (underTheSky.has(here.set) || here.set === 'church') ? inPlay.filter(isNoGround) : inPlay;
  const words = new Set(fitted.map(({ head }) => head.toLowerCase()));
  const isNone = (word: string): boolean =>
    (backIn.test(told) && recess.test(word)) ||
    (decisive !== inPlay && grounds.test(word)) ||
    words.has(word) ||
    words.has(word.replace(/s$/, ''));
  const named =
    placeOf(decisive, language) ??
    placeInWords(told, language, isNone) ??
    (here ? null : placeOf(decisive, language, 'passing'));
  if (!named) return isAroundRecess ? { set: 'classroom', things: [] } : null;
  // At home one plays after dinner.
  if (named.set === 'schoolyard' && atHomePlay.test(told) && !isSchool(here)) return here;
  // 'La profe mandó a todos al patio': of a school it is where one plays.
  if (named.scenery === 'courtyard' && (isSchool(here) || ofSchools.test(told)))
    return { set: 'schoolyard', things: [] };
  // Where a school is, it has a room to eat in.
  if (named.scenery === 'dining-room' && isSchool(here))
    return { set: 'cafe', scenery: 'canteen', things: [] };
  // 'No cais': of ships, but of trains where one is.
  if (named.set === 'harbor' && (here?.set === 'station' || trains.test(told)) && /\bcais\b/i.test(told))
    return { set: 'station', things: [] };
  // Slides and swings of a school stand in its yard.
  if (named.set === 'classroom') {
    const yard = phrases.flatMap((phrase) => placeOfNoun(phrase, language) ?? []);
    const found = yard.find(({ set }) => set === 'playground' || set === 'schoolyard');
    if (found) return found;
  }
  // 'They played in the yard' of the school where they are.
  const isYard = phrases.some(({ head, of, owner }) => /^(?:yard|pátio|patio)$/i.test(head) && !of && !owner);
  if (named.set === 'garden' && isYard && (isSchool(here) || here?.set === 'schoolgate'))
    return { set: 'schoolyard', things: [] };
  // The gate of a school is before it.
  if (
    here?.set === 'classroom' &&
    phrases.some(({ head }) => /^(?:gates?|portão|portões|portón|verja|reja)$/.test(head))
  )
    return { set: 'schoolgate', things: [] };
  // The front steps of a school are before it.
  const isSchools = here?.set === 'classroom' || here?.set === 'schoolgate';
  if (named.set === 'porch' && isSchools && !ofHome.test(told)) return { set: 'schoolgate', things: [] };
  // A bench outside of where somebody just was is no park.
  if (named.set === 'park' && here && indoorsAmongPeople.has(here.set) && outside.test(told))
    return { set: 'street', things: [] };
  const heads = phrases.map(({ head }) => head.toLowerCase());
  // 'Se subió a la cama' of whoever is ill there; what is put back into the sea is put there from the boat.
  if (named.set === 'bedroom' && here?.set === 'ward' && !heads.some((head) => bedrooms.test(head)))
    return here;
  const isWater = named.set === 'beach' || named.set === 'lake';
  if (isWater && here?.set === 'boat' && heads.some((head) => waters.test(head))) return here;
  // Stairs, corridors and lifts are in every house.
  if (named.set === 'hallway' && !named.scenery && here && houses.has(here.set)) return here;
  if (named.set === 'shop' && here?.set === 'bakery' && ofShops.test(told)) return here;
  // The doctors of a hospital are there.
  return named.set === 'doctor' && !named.scenery && here?.set === 'ward' ? here : named;
}

/** 'After recess', 'voltou do recreio': in the classroom, and no longer or not yet out. */
const isBesideRecess = ({ head, preposition }: Phrase): boolean =>
  recess.test(head) && /^(?:after|before|from)$/.test(preposition ?? '');
const recess = /^(?:recess|break-?time|playtime|recreio|recreo)$/i;
const backIn = /\b(?:in|inside|back) from (?:recess|break-?time|playtime)\b/i;
const atHomePlay =
  /(?<!\p{L})playtime (?:after|before) (?:dinner|supper|tea|bath|bed|breakfast|his|her)(?!\p{L})/iu;
const isSchool = (here: Place | null): boolean => here?.set === 'classroom' || here?.set === 'schoolyard';

/** What of some phrases stands in the place where everybody is anyway. */
export const fittedIn = (phrases: readonly Phrase[], here: Place | null): Phrase[] =>
  here ? phrases.filter((each) => standsThere(each, here.set)) : [];

const trains = /\b(?:comboios?|tre(?:m|ns)|metr[oô])\b/iu;
const ofSchools =
  /(?<!\p{L})(?:profes?|profesor\p{L}*|professor\p{L}*|maestr[oa]s?|educadoras?|cole|colegio|escola|escuela|creche|guardería|kínder|alumn[oa]s|compañer[oa]s|colegas)(?!\p{L})/iu;
const ofHome = /(?<!\p{L})(?:home|house|our|my|neighbou?r['’]?s?|casa|vizinh\p{L}+|vecin\p{L}+)(?!\p{L})/iu;
/** What has stairs of its own. */
const houses: ReadonlySet<SetName> = new Set([...indoorsAmongPeople, 'station', 'pool', 'train', 'boat']);
const bedrooms = /^(?:bedroom|room|quarto|cuarto|habitación|dormitorio|home|casa)$/;
/** What every shop has. */
const ofShops = /(?<!\p{L})(?:counter|till|checkout|balcão|caixa|mostrador|caja)(?!\p{L})/iu;
const waters = /^(?:sea|water|ocean|river|lake|mar|água|agua|oceano|océano|rio|lago|río)$/;

/** What stands behind the verb says where; what stands before it is often of another time. */
export function behindFirst({ things, verb }: Pick<Clause, 'things' | 'verb'>): readonly Phrase[] {
  const isBehind = ({ span }: Phrase): boolean => span[0] >= verb.span[0];
  return [...things.filter(isBehind), ...things.filter((phrase) => !isBehind(phrase))];
}

/** 'The lady of the bakery phoned': she is at work. */
export const placeOfWorker = (
  who: readonly Phrase[],
  language: NounLanguage,
  here: Place | null = null,
): Place | null => {
  // Friends from school are friends anywhere.
  const [worker] = who.filter(
    ({ head, of, name, qualities }) =>
      (of || qualities.length > 0) && !name && !/^(?:friend|cousin)$/.test(relationOf(head)?.role ?? ''),
  );
  // 'The lady of the shop', 'the shop lady'.
  const work = worker?.of ?? worker?.qualities.at(-1);
  if (!work) return null;
  const place = placeOfNoun({ head: work, qualities: [], text: work }, language);
  // A bakery is a shop with a counter of its own.
  if (place?.set === 'shop' && here?.set === 'bakery') return here;
  return place && workplaces.has(place.set) ? place : null;
};
const workplaces: ReadonlySet<SetName> = new Set([
  'shop',
  'bakery',
  'cafe',
  'classroom',
  'ward',
  'doctor',
  'library',
  'salon',
  'museum',
  'market',
]);

/** Fields of their own: a farm's, and the one that a match is played on. */
const withFields: ReadonlySet<SetName> = new Set(['farm', 'pitch', 'coop', 'playground', 'park']);
/** 'Ran round the field': of a farm or a match it is theirs. */
export const ownField = (named: Place, here: Place | null, topical: SetName | null): Place => {
  if (named.set !== 'field' || named.scenery) return named;
  if (here && withFields.has(here.set)) return here;
  // A story of bikes and helmets has no field of its own.
  return topical && topical !== 'park' && topical !== 'playground' && withFields.has(topical)
    ? { set: topical, things: [] }
    : named;
};

/** 'Off to Dr Brennan': at the doctor's. */
export const atDoctors = (phrases: readonly Phrase[]): Place | null =>
  phrases.some(
    ({ preposition, text }) =>
      /^(?:to|at)$/.test(preposition ?? '') &&
      /(?<!\p{L})(?:Dr|Dra|Doctor|Doutora?|Doctora)\.? \p{Lu}/u.test(text),
  )
    ? { set: 'doctor', things: [] }
    : null;

/** 'En el autobús': in it, whatever is done there. */
export const isAboard = ({ set }: Place, phrases: readonly Phrase[], language: NounLanguage): boolean =>
  /^(?:bus|train|plane)$/.test(set) &&
  phrases.some((each) => each.preposition === 'in' && placeOfNoun(each, language)?.set === set);

/** 'Foi de comboio. Esperei no cais': with the sentences around it, which tell of what a quay is. */
export function onQuay(told: string, text: string, at: number): string {
  if (!/\bcais\b/i.test(told)) return told;
  const behind = /^[^.!?]*[.!?]?[^.!?]*/u.exec(text.slice(at))?.[0] ?? '';
  const before = /[^.!?]*[.!?]?[^.!?]*$/u.exec(text.slice(0, at))?.[0] ?? '';
  return `${before} ${told} ${behind}`;
}
