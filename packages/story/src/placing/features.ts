import { type SetName, setNames } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import { type Knowing, placeInWords } from '../world/places.ts';
import { withoutElsewhere } from './elsewhere.ts';
import { conceptsOf, type TellingMoment } from './concepts.ts';
import type { LikenedPlaces } from './likened-places.ts';
import { stemsOf } from './stems.ts';
import { evidenceIn, evidenceOf, learnedTables, type PerPlace, type WordTables } from './word-evidence.ts';

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
  const values = new Float64Array(setNames.length);
  if (set) values[setNames.indexOf(set)] = 1;
  return values;
};

interface Window {
  from: number;
  to: number;
}

/** From the end of the moment before: what leads to it belongs to it. */
const ownWords = ({ moments }: PlacedStory, at: number): Window => {
  const [from = 0, to = 0] = moments[at]?.told ?? [];
  return { from: Math.min(moments[at - 1]?.told[1] ?? 0, from), to };
};

/** The sentence of a moment, and those before and behind it. */
function sentencesAround(
  { text, moments }: PlacedStory,
  at: number,
): Record<'here' | 'before' | 'after', Window> {
  const [from = 0, to = 0] = moments[at]?.told ?? [];
  const ends = [...text.matchAll(/[.!?…]+(?=\s|$)/g)].map(({ index }) => index + 1);
  const start = ends.findLast((end) => end <= from) ?? 0;
  const end = ends.find((each) => each >= to) ?? text.length;
  return {
    here: { from: start, to: end },
    before: { from: ends.findLast((each) => each < start) ?? 0, to: start },
    after: { from: end, to: ends.find((each) => each > end) ?? text.length },
  };
}

/** What tells of the places of a story, moment by moment: its words, the places it names, and what the rules say. */
export function featuresOf(story: PlacedStory, tables: WordTables = learnedTables): Features[] {
  const { title, language, childName, moments, knowings } = story;
  const text = withoutElsewhere(story.text);
  const name = new Set(stemsOf(childName));
  const words = (part: string): PerPlace => evidenceIn(part, language, name, tables);
  const within = ({ from, to }: Window): PerPlace => words(text.slice(from, to));
  const concepts = conceptsOf(text, language, moments);
  const inTitle = conceptsOf(title, language);
  const meant = ({ from, to }: Window, besides: typeof concepts = []): PerPlace => {
    const own = concepts.filter(({ at }) => from <= at && at < to);
    return evidenceOf(new Set([...own, ...besides].map((each) => each.name)), tables('concepts'));
  };
  const whole = words(`${title}. ${text}`);
  const titled = words(title);
  const wholeMeant = meant({ from: 0, to: text.length }, inTitle);
  const titleMeant = meant({ from: 0, to: 0 }, inTitle);
  const told = moments.map((_, at) => {
    const { from, to } = ownWords(story, at);
    return placeInWords(text.slice(from, to), language)?.set;
  });
  const ruled = moments.map(({ place }) => place.set);
  const share = new Float64Array(setNames.length);
  for (const set of ruled)
    if (set) share[setNames.indexOf(set)] = (share[setNames.indexOf(set)] ?? 0) + 1 / ruled.length;
  return moments.map((moment, at) => {
    const rule = ruled[at];
    const isNew = at === 0 || ruled[at - 1] !== rule;
    const since = at - (ruled.findLastIndex((set, k) => k < at && set !== rule) + 1);
    const { here, before, after } = sentencesAround(story, at);
    const known = knowings[at] ?? 'guessed';
    const knownFirst = knowings[at - since] ?? 'guessed';
    const windows = {
      '': ownWords(story, at),
      ' of the sentence': here,
      ' of the sentence before': before,
      ' of the sentence after': after,
      ' so far': { from: 0, to: moment.told[1] },
    };
    return new Map([
      ...Object.entries(windows).flatMap(([where, window]) => [
        [`words${where}`, within(window)] as const,
        [`concepts${where}`, meant(window)] as const,
      ]),
      ['words of the story', whole],
      ['concepts of the story', wholeMeant],
      ['words of the title', titled],
      ['concepts of the title', titleMeant],
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
      ...setNames.map((set) => [`place: ${set}`, only(set)] as const),
    ]);
  });
}
