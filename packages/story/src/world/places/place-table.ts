import { type SceneryName, type SetName, setOfScenery } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import { hasPicture } from '@milestoon/things/pictures';
import { placeWords } from './place-words.ts';

/**
 * How a place is known: its words, what somebody travels in, the way there, an event or worker of the place, going home,
 * in or out, the end of a journey, a tent put up, the hour, what is done, what can be done there only, the furniture, or nothing new.
 */
export const knowings = [
  'told',
  'vehicle',
  'way',
  'event',
  'worker',
  'home',
  'moved',
  'arrived',
  'camped',
  'hour',
  'deed',
  'bound',
  'room',
  'stays',
] as const;
export type Knowing = (typeof knowings)[number];

/** A place of the story: its set and what of the text stands in it. */
export interface Place {
  set: SetName;
  /** The look of its own that the place has: a fire station is a hall. */
  scenery?: SceneryName;
  things: string[];
  by?: Knowing;
}

const tables = new Map<NounLanguage, ReadonlyMap<string, Place>>();

/** Every word for a place in a language, and the place. */
export function tableOf(language: NounLanguage): ReadonlyMap<string, Place> {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, Place>();
  for (const line of placeWords.trim().split('\n')) {
    const [kind = '', words = ''] = line.split(' : ');
    const [name = '', dressing = '-'] = kind.split(' ');
    const scenery = Object.hasOwn(setOfScenery, name) ? (name as SceneryName) : undefined;
    const own = words.split(' | ')[['en', 'pt', 'es'].indexOf(language)] ?? '';
    const place: Place = {
      set: scenery ? setOfScenery[scenery] : (name as SetName),
      ...(scenery ? { scenery } : {}),
      things: dressing === '-' ? [] : dressing.split('+').filter(hasPicture),
    };
    for (const word of own.split(',').map((each) => each.trim()))
      if (word && !table.has(word)) table.set(word, place);
  }
  tables.set(language, table);
  return table;
}

/**
 * Whether a noun is one certain place: in English it has an article or an owner, which 'to lift' and 'to study' have
 * not, and real castles are only spoken of.
 */
export const isOne = (noun: string, name: string, text: string, language: NounLanguage): boolean =>
  name === noun &&
  (language !== 'en' ||
    new RegExp(
      `(?:\\b(?:the|an?|our|my|his|her|their|its|this|that|another|some)|['’]s?) (?:[\\p{L}'’-]+ ){0,3}${noun}(?!\\p{L})`,
      'u',
    ).test(text));
