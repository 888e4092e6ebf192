import { setNames } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import { stemsOf } from './stems.ts';
import learned from './words.json' with { type: 'json' };

/** Numbers for each place, in the order of `setNames`. */
export type PerPlace = Float64Array;

/** How often each word was written of each place, in snippets that tell what happens there. */
export type WordCounts = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** A word whose place was seen rarely tells little: so many words of any place are added to each. */
const prior = 13_000;
/** Logarithms of how much likelier a word is of each place than of any. */
export function evidenceFrom(counts: WordCounts): Map<string, PerPlace> {
  const inPlace = new Float64Array(setNames.length);
  for (const places of counts.values())
    for (const [place, count] of places) inPlace[place] = (inPlace[place] ?? 0) + count;
  const all = inPlace.reduce((sum, each) => sum + each, 0);
  return new Map(
    [...counts].map(([stem, places]) => {
      const share = [...places.values()].reduce((sum, each) => sum + each, 0) / all;
      const ratio = inPlace.map((words, place) =>
        Math.log(((places.get(place) ?? 0) + prior * share) / (words + prior) / share),
      );
      return [stem, ratio];
    }),
  );
}

/** 'goggle*3 lane swim*5': as they are kept. */
export const readCounts = (places: Readonly<Record<string, string>>): WordCounts => {
  const counts = new Map<string, Map<number, number>>();
  for (const [place, words] of Object.entries(places))
    for (const word of words.split(' ')) {
      const [stem = '', count = '1'] = word.split('*');
      const own = counts.get(stem) ?? new Map<number, number>();
      counts.set(stem, own.set(setNames.indexOf(place as (typeof setNames)[number]), Number(count)));
    }
  return counts;
};

/** The words of a language, or what words of any language mean. */
export type TableName = NounLanguage | 'concepts';
/** What words and concepts say of places. */
export type WordTables = (name: TableName) => ReadonlyMap<string, PerPlace>;

/** Tables of counts, each made when it is first asked for. */
export function tablesFrom(
  counts: Readonly<Record<TableName, Readonly<Record<string, string>>>>,
): WordTables {
  const tables = new Map<TableName, ReadonlyMap<string, PerPlace>>();
  return (name) => {
    const table = tables.get(name) ?? evidenceFrom(readCounts(counts[name]));
    tables.set(name, table);
    return table;
  };
}
export const learnedTables: WordTables = tablesFrom(learned);

/** How much these names speak for each place, each once. */
export function evidenceOf(names: ReadonlySet<string>, table: ReadonlyMap<string, PerPlace>): PerPlace {
  const sum = new Float64Array(setNames.length);
  for (const name of names)
    for (const [place, each] of (table.get(name) ?? []).entries()) sum[place] = (sum[place] ?? 0) + each;
  return sum;
}

/** How much the words of a text speak for each place, each word once and none of `except` (stems). */
export const evidenceIn = (
  text: string,
  language: NounLanguage,
  except: ReadonlySet<string>,
  tables: WordTables = learnedTables,
): PerPlace => evidenceOf(new Set(stemsOf(text).filter((stem) => !except.has(stem))), tables(language));
