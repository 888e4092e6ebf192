import type { SetName } from '@milestoon/stage';
import { pictureFor } from '@milestoon/things/nouns';
import { kindOfPicture } from '../../meaning/kinds.ts';
import type { NounLanguage } from '@milestoon/things/nouns';
import type { Phrase } from '../../reading/clause.ts';
import { isOne, type Place, tableOf } from './place-table.ts';
import { isAtItsWindow } from './at-its-window.ts';
import { vehicles } from './place-groups.ts';

export { type Knowing, knowings, type Place } from './place-table.ts';

/** 'The living room floor' is in the living room. */
const parts = /^(?:floor|wall|ceiling|door|window|corner|table|sofa|counter)$/;
/** 'The edge of the pool' is at the pool, 'a picture of the pool' is not. */
const partsOf =
  /^(?:corridor|aisle|corredor|pasillo|queue|fila|canto|rincón|counter|balcão|mostrador|deck|cubierta|convés|mesa|silla|sillas|cadeira|cadeiras|class|lesson|course|aula|clase|curso|mirror|glass|vidro|espelho|espejo|cristal|azulejo|bandstand|coreto|chafariz|edge|side|middle|centre|center|end|bottom|top|back|front|foot|corner|entrance|gate|door|doors|floor|ceiling|roof|wall|window|step|steps|rest|depths|beira|borda|lado|meio|centro|fim|fundo|ponta|topo|entrada|porta|chão|teto|parede|janela|borde|orilla|medio|fondo|final|punta|puerta|suelo|techo|pared|ventana)$/;

/** The place of a noun with what stands beside it, or null. */
export function placeOfNoun(
  { head, qualities, of, text }: Pick<Phrase, 'head' | 'qualities' | 'of' | 'text'>,
  language: NounLanguage,
): Place | null {
  const table = tableOf(language);
  const noun = head.toLowerCase();
  // A coast has no plural; a back is one.
  if (noun === 'costas') return null;
  // Altars of those who are missed stand at home.
  if (noun === 'altar' && of && !/^(?:igreja|iglesia|church|capela|capilla|chapel)$/.test(of)) return null;
  const plain = text.toLowerCase();
  const ofNames = of
    ? [
        `${noun}-de-${of}`,
        `${noun}-de-${of}s`,
        `${noun}-de-${of}es`,
        `${noun}-of-${of}`,
        `${noun}-del-${of}`,
        `${noun}-${of}`,
      ]
    : [];
  const names = [
    ...ofNames,
    ...qualities.map((_, i) => [...qualities.slice(i), noun].join('-').toLowerCase()),
    ...qualities.map((quality) => `${quality}-${noun}`.toLowerCase()),
    // Monkey bars are read as bars of which there is one or more.
    ...qualities.map((quality) => `${quality}-${noun}s`.toLowerCase()),
    ...qualities.map((quality) => `${noun}-${quality}`.toLowerCase()),
    ...(parts.test(noun) && qualities.length > 0 ? [qualities.join('-').toLowerCase()] : []),
    ...(/\b(?:our|my) door$/.test(plain) ? ['front-door'] : []),
    ...(/\bmy place\b/.test(plain) ? ['my-place'] : []),
    ...(/\b(?:my|his|her|their|our|[\p{L}]+['’]s) (?:(?:own|new|old|little|big) )*room$/u.test(plain)
      ? ['bedroom']
      : []),
    noun,
    noun.replace(/s$/, ''),
  ];
  // A school's gate is no part of a school that one is in.
  const gate = of ? table.get(`${noun}-de-${of}`) : undefined;
  if (gate && outside.has(gate.set)) return gate;
  // 'A sala de espera', 'the dining hall': what two words name is no part of what one of them names.
  const compound = ofNames.map((name) => table.get(name)).find((place) => place?.scenery);
  if (compound) return compound;
  // 'O vidro da casa de banho': of two words the first alone is no place.
  const last = of === 'casa' && /casa de banho$/.test(plain) ? 'casa-de-banho' : of?.split(' ').at(-1);
  const whole =
    of && last && partsOf.test(noun)
      ? placeOfNoun({ head: last, qualities: of.split(' ').slice(0, -1), text: of }, language)
      : null;
  // The corridor of a house has a look of its own.
  if (whole && !(whole.set === 'living' && /^(?:corridor|corredor|pasillo)$/.test(noun))) return whole;
  const bare = [noun, noun.replace(/s$/, '')];
  for (const name of names) {
    const found = table.get(name);
    if (found?.scenery && bare.includes(name) && !isOne(noun, name, plain, language)) return null;
    if (found) return bare.includes(name) && isThing({ noun, qualities, of }, language) ? null : found;
  }
  return null;
}

const outside: ReadonlySet<SetName> = new Set(['schoolgate', 'porch']);

/** A piggy bank, a toy kitchen and a bird house are things, though a bank, a kitchen and a house are places. */
function isThing(
  { noun, qualities, of }: { noun: string; qualities: readonly string[]; of: string | undefined },
  language: NounLanguage,
): boolean {
  const whole = pictureFor(noun, language, { qualities, ...(of ? { of } : {}) });
  return whole !== null && whole !== pictureFor(noun, language) && kindOfPicture(whole) !== 'place';
}

/** Prepositions with which a phrase says where something happens. */
const where = new Set([
  'in',
  'at',
  'on',
  'to',
  'into',
  'inside',
  'onto',
  'under',
  'behind',
  'by',
  'beside',
  'outside',
  'around',
  'through',
  'across',
  'over',
  'along',
  'near',
  'down',
  'up',
  'off',
  'before',
  'during',
  'after',
  'from',
]);
/** Behind these a thing is only near, and a place only where its whole word is one. */
const weak = new Set([
  'from',
  'before',
  'after',
  'by',
  'over',
  'off',
  'down',
  'up',
  'across',
  'near',
  'during',
]);
/** Furniture and grounds that tell the place only where somebody is in or on them. */
const inside = new Set(['in', 'on', 'into', 'onto', 'under', 'at', 'inside', 'behind', 'to']);

const around = /^(?:under|behind|beside|near)$/;
/** On a bus people ride; on a car lies what fell there. */
const upon = /^(?:on|onto|against)$/;
const seats = /seat|banco|asiento/;
/** Found in any place out of doors: they tell one only where nothing else does. */
export const grounds =
  /^(?:puddle|grass|path|bench|bush|corner|tree|ice|sand|poça|relva|banco|caminho|areia|charco|hierba|arbusto|arena)s?$/;
/** Part of any house: of two places in a clause the one that is not is meant, 'no corredor da farmácia'. */
const partOfHouses =
  /^(?:aisle|corner|corridor|hallway|landing|counter|checkout|till|stairs?|staircase|stairwell|queue|entrance|pasillo|corredor|rincón|canto|mostrador|balcão|caja|caixa|escaleras?|escadas?|escadaria|fila|entrada)$/;
/** It stands anywhere a room or a place is told for it. */
const furniture =
  /^(?:almofada|travesseiro|almohada|cojín|potty|table|bed|cot|crib|pillow|mattress|sofa|couch|rug|carpet|tub|sink|fridge)$/;
const within = /^(?:in|on|into|onto|inside)$/;
const basins = /^(?:tub|bathtub|bath|sink|basin|banheira|lavatório|bañera|lavabo)$/;

/**
 * The place that the phrases of a clause tell, or null where they leave it. A place never moves without a preposition;
 * what is only passed ('down the street') counts where `least` says so.
 */
export function placeOf(
  things: readonly Phrase[],
  language: NounLanguage,
  least: 'passing' | 'there' = 'there',
): Place | null {
  const told = things.flatMap((phrase): { place: Place; strength: number }[] => {
    const { preposition } = phrase;
    if (!preposition) return [];
    const place = placeOfNoun(phrase, language);
    if (!place) return [];
    if (isAtItsWindow(place.set, phrase)) return [{ place, strength: 4 }];
    if (!where.has(preposition)) return [];
    // Cars stand in the street.
    const isUpon = upon.test(preposition) && !seats.test(phrase.head);
    if (place.set === 'car' && (around.test(preposition) || isUpon))
      return [{ place: { set: 'street', things: [] }, strength: isUpon ? 2 : 1 }];
    // A castle that one works on is made of boxes.
    if (place.scenery === 'castle' && upon.test(preposition)) return [];
    // Only whoever is in or on them is there: under a car is the street.
    if (vehicles.has(place.set) && !within.test(preposition)) return [];
    const isOnStairs = place.set === 'hallway' && /^(?:up|down|through|by)$/.test(preposition);
    // Hair is washed over the tub.
    const isOver = preposition === 'over' && basins.test(phrase.head);
    const strength = isOnStairs || isOver ? 3 : weak.has(preposition) ? 1 : inside.has(preposition) ? 3 : 2;
    const head = phrase.head.toLowerCase();
    const isIn = grounds.test(head) || furniture.test(head) || partOfHouses.test(head);
    return [{ place, strength: isIn ? strength - 0.5 : strength }];
  });
  const strong = told.filter(({ strength }) => strength > 1);
  const best = strong.length > 0 || least === 'there' ? strong : told;
  const place = best.toSorted((a, b) => b.strength - a.strength)[0]?.place ?? null;
  // 'At home she sat on her bed': of a house it is the room.
  const room = best.find((each) => each.place.set !== 'living' && furnished.has(each.place.set));
  const isHouse = things.some(({ head }) => /^(?:home|house|flat|apartment|casa|apartamento)$/i.test(head));
  return place?.set === 'living' && room && isHouse ? room.place : place;
}

/** Words before a place that say somebody is in it or goes there. */
const into: Readonly<Record<NounLanguage, string>> = {
  en: '(?:in|at|inside|to)',
  pt: '(?:em|no|na|nos|nas)',
  es: 'en',
};

/**
 * The place that words tell which belong to no verb: "Mateo's first day at German kindergarten". Words that are an
 * `except` tell none.
 */
export function placeInWords(
  text: string,
  language: NounLanguage,
  except?: (word: string) => boolean,
): Place | null {
  const before = new RegExp(`\\b${into[language]} ((?:\\p{L}+[ -]){0,3}\\p{L}+)`, 'giu');
  for (const [, words = ''] of text.matchAll(before)) {
    const isDone = doesSomething.test(words) || /^show \p{Lu}/u.test(words);
    const place = isDone ? null : firstPlace(words, language, except);
    if (place) return place;
  }
  return null;
}

/** 'To show us the coin' is no show: what has an object of its own is done. */
const doesSomething =
  /^play\s(?!school|group|cent|area|park|time|barn)|^(?:show|play|watch|ring|camp|race|park|market|shop|picnic|party)\s(?:us|me|him|her|them|you|it|everyone|everybody|the|a|an|my|his|our|their|grandpa|grandma|granny|grandad|nana|mum|mummy|mom|mommy|dad|daddy|papa|mama)\b/i;

/** The first place that some words name, each taken with all that stands before it. */
export function firstPlace(
  words: string,
  language: NounLanguage,
  except?: (word: string) => boolean,
): Place | null {
  const list = words.toLowerCase().split(/[ -]/);
  for (const [n, head] of list.entries()) {
    if (except?.(head)) continue;
    if (head === 'pitch' && /^(?:dark|black)$/.test(list[n + 1] ?? '')) continue;
    // 'El salón de clases' is no salon.
    const of = /^(?:de|of)$/.test(list[n + 1] ?? '') ? list[n + 2] : undefined;
    const place = placeOfNoun(
      { head, qualities: list.slice(0, n), text: words, ...(of ? { of } : {}) },
      language,
    );
    if (place) return place;
  }
  return null;
}

/** The place that a title names in two or three words ('The deep end', 'Swimming lesson'), or null. */
export function placeOfTitle(title: string, language: NounLanguage): SetName | null {
  const words = title.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const table = tableOf(language);
  for (let from = 0; from < words.length; from++)
    for (const to of [from + 3, from + 2]) {
      const found = to <= words.length ? table.get(words.slice(from, to).join('-')) : undefined;
      if (found) return found.set;
    }
  // One word alone may be said in passing, but not where it is the occasion.
  return words.map((word) => table.get(word)?.set).find((set) => set && occasions.has(set)) ?? null;
}

/** Where people are for one thing only, from the beginning of what they tell: a wedding, a jab, a concert. */
export const occasions: ReadonlySet<SetName> = new Set(['church', 'doctor', 'ward', 'stage']);

/** The room that furniture tells where nothing else does: whoever lets go of a sofa is where the sofa is. */
export function roomOf(things: readonly Phrase[], language: NounLanguage): Place | null {
  const rooms = things.flatMap((phrase) => (phrase.name ? [] : [placeOfNoun(phrase, language)]));
  return rooms.find((place) => place !== null && furnished.has(place.set)) ?? null;
}
const furnished: ReadonlySet<SetName> = new Set(['living', 'kitchen', 'bedroom', 'bathroom']);
