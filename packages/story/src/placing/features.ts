import type { SetName } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import { type Knowing, placeInWords } from '../world/places/places.ts';
import { withoutElsewhere } from './elsewhere.ts';
import type { TellingMoment } from './concepts.ts';
import type { LikenedPlaces } from './likened-places.ts';
import { windowsOf } from './windows.ts';
import { wordFeatures } from './word-features.ts';
import { learnedTables, type PerPlace, type WordTables } from './word-evidence.ts';
import { widePlaces, widerPlace } from './wider-places.ts';

/** A story whose moments have the places that the rules say. */
export interface PlacedStory {
  title: string;
  text: string;
  childName: string;
  language: NounLanguage;
  moments: readonly TellingMoment[];
  /** How the rules know the place of each moment; nothing where they only guess it. */
  knowings: readonly (Knowing | undefined)[];
  likened?: LikenedPlaces | undefined;
}

/** What tells of the place of one moment: by name, how much for each place. */
export type Features = ReadonlyMap<string, PerPlace>;

/** Rules are trusted with some places more than with others. */
const common: ReadonlySet<SetName> = new Set(['living', 'bedroom', 'kitchen', 'street', 'garden', 'park']);

const only = (set: SetName | null | undefined): PerPlace => {
  const values = new Float64Array(widePlaces.length);
  if (set) values[widePlaces.indexOf(set)] = 1;
  return values;
};

/** The place that the own words of each moment name. */
export function placesNamed({ text: written, moments, language }: PlacedStory): (SetName | undefined)[] {
  const text = withoutElsewhere(written);
  return moments.map((_, at) => {
    const own = windowsOf(text, moments, at)[''];
    const set = placeInWords(text.slice(own?.from, own?.to), language)?.set;
    return set && widerPlace(set);
  });
}

/** What tells of the places of a story, moment by moment: its words, the places it names, and what the rules say. */
export function featuresOf(story: PlacedStory, tables: WordTables = learnedTables): Features[] {
  const { moments, knowings } = story;
  const words = wordFeatures(story, tables);
  const told = placesNamed(story);
  const ruled = moments.map(({ place }) => place.set);
  const share = new Float64Array(widePlaces.length);
  for (const set of ruled)
    if (set) share[widePlaces.indexOf(set)] = (share[widePlaces.indexOf(set)] ?? 0) + 1 / ruled.length;
  return moments.map((moment, at) => {
    const rule = ruled[at];
    const isNew = at === 0 || ruled[at - 1] !== rule;
    const since = at - (ruled.findLastIndex((set, k) => k < at && set !== rule) + 1);
    const known =
      knowings[at] === 'bound' || knowings[at] === 'camped' ? 'deed' : (knowings[at] ?? 'guessed');
    const first = knowings[at - since];
    const knownFirst = first === 'bound' ? 'deed' : (first ?? 'guessed');
    return new Map([
      ...(words[at] ?? []),
      ['told', only(told[at])],
      ['told last', only(told.slice(0, at + 1).findLast(Boolean))],
      ['told first', only(told.find(Boolean))],
      ['told next', only(told[at + 1])],
      ['rule', only(rule)],
      ['rule, new', only(isNew ? rule : null)],
      ['rule, new and untold', only(isNew && !told[at] ? rule : null)],
      [`rule, ${known}${isNew ? ' and new' : ''}`, only(rule)],
      ...(since > 0 ? [[`rule, once ${knownFirst}`, only(rule)] as const] : []),
      ['rule, old', only(since > 2 ? rule : null)],
      ['rule, as told', only(told[at] === rule ? rule : null)],
      ['rule before', only(ruled[at - 1])],
      ['rule after', only(ruled[at + 1])],
      ['rule first', only(ruled[0])],
      ['rules of the story', share],
      ...(rule && common.has(rule) ? [[`rule: ${rule}`, only(rule)] as const] : []),
      ...widePlaces.map((set) => [`place: ${set}`, only(set)] as const),
    ]);
  });
}
