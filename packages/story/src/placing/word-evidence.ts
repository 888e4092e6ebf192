import { setNames } from '@milestoon/stage';
import type { NounLanguage } from '@milestoon/things/nouns';
import { stemsOf } from './stems.ts';
import learned from './words.json' with { type: 'json' };

/** Numbers for each place, in the order of `setNames`. */
export type PerPlace = Float64Array;

/** How often each word was written of each place, in snippets that tell what happens there. */
export type WordCounts = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** A word whose place was seen rarely tells little: so many words of any place are added to each. */
const prior = 4000;
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

/** What words say of places, by language. */
export type WordTables = (language: NounLanguage) => ReadonlyMap<string, PerPlace>;

/** Tables of counts, each made when it is first asked for. */
export function tablesFrom(
  counts: Readonly<Record<NounLanguage, Readonly<Record<string, string>>>>,
): WordTables {
  const tables = new Map<NounLanguage, ReadonlyMap<string, PerPlace>>();
  return (language) => {
    const table = tables.get(language) ?? evidenceFrom(readCounts(counts[language]));
    tables.set(language, table);
    return table;
  };
}
export const learnedTables: WordTables = tablesFrom(learned);

/** How much the words of a text speak for each place, each word once and none of `except` (stems). */
export function evidenceIn(
  text: string,
  language: NounLanguage,
  except: ReadonlySet<string>,
  tables: WordTables = learnedTables,
): PerPlace {
  const table = tables(language);
  const sum = new Float64Array(setNames.length);
  for (const stem of new Set(stemsOf(text)))
    if (!except.has(stem))
      for (const [place, each] of (table.get(stem) ?? []).entries()) sum[place] = (sum[place] ?? 0) + each;
  return sum;
}
