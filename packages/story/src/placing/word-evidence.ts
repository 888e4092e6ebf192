import type { NounLanguage } from '@milestoon/things/nouns';
import { namesOf } from './stems.ts';
import { widePlaces } from './wider-places.ts';
import learned from './words.json' with { type: 'json' };

/** Numbers for each place, in the order of `widePlaces`. */
export type PerPlace = Float64Array;

/** How often each word was written of each place, in snippets that tell what happens there. */
export type WordCounts = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** No word tells of a place for certain: so many words of any place are added to each place. */
const prior = 13_000;
/** A word that was seen rarely tells little: it is taken to have been seen so often besides, as any word is. */
const unseen = 6;
/** What each word says of places. */
export interface WordTable {
  get(name: string): PerPlace | undefined;
}

/** Logarithms of how much likelier a word is of each place than of any, reckoned when a word is first asked for. */
export function evidenceFrom(counts: WordCounts): WordTable {
  const inPlace = new Float64Array(widePlaces.length);
  for (const places of counts.values())
    for (const [place, count] of places) inPlace[place] = (inPlace[place] ?? 0) + count;
  const all = inPlace.reduce((sum, each) => sum + each, 0);
  const reckoned = new Map<string, PerPlace>();
  return {
    get(name) {
      const places = counts.get(name);
      if (!places) return undefined;
      const known = reckoned.get(name);
      if (known) return known;
      const share = ([...places.values()].reduce((sum, each) => sum + each, 0) + unseen) / all;
      const ratio = inPlace.map((words, place) => {
        const seen = (places.get(place) ?? 0) + (unseen * words) / all;
        return Math.log((seen + prior * share) / (words + prior) / share);
      });
      reckoned.set(name, ratio);
      return ratio;
    },
  };
}

/** 'goggle*3 lane swim*5': as they are kept. */
export const readCounts = (places: Readonly<Record<string, string>>): WordCounts => {
  const counts = new Map<string, Map<number, number>>();
  for (const [place, words] of Object.entries(places))
    for (const word of words.split(' ')) {
      const [stem = '', count = '1'] = word.split('*');
      const own = counts.get(stem) ?? new Map<number, number>();
      counts.set(stem, own.set(widePlaces.indexOf(place as (typeof widePlaces)[number]), Number(count)));
    }
  return counts;
};

/** The words of a language, or what words of any language mean. */
export type TableName = NounLanguage | 'concepts';
/** What words and concepts say of places. */
export type WordTables = (name: TableName) => WordTable;

/** Tables of counts, each made when it is first asked for. */
export function tablesFrom(
  counts: Readonly<Record<TableName, Readonly<Record<string, string>>>>,
): WordTables {
  const tables = new Map<TableName, WordTable>();
  return (name) => {
    const table = tables.get(name) ?? evidenceFrom(readCounts(counts[name]));
    tables.set(name, table);
    return table;
  };
}
export const learnedTables: WordTables = tablesFrom(learned);

/** A word or a concept, where it stands in a text, and how much it speaks for each place. */
export interface Telling {
  name: string;
  at: number;
  tells: PerPlace;
}

/** How much some of them speak for each place together, each name once. */
export function sumOf(tellings: readonly Telling[]): PerPlace {
  const sum = new Float64Array(widePlaces.length);
  const heard = new Set<string>();
  for (const { name, tells } of tellings) {
    if (heard.has(name)) continue;
    heard.add(name);
    for (const [place, each] of tells.entries()) sum[place] = (sum[place] ?? 0) + each;
  }
  return sum;
}

/** The words of a text, and pairs of words, that speak for places; none of `except` (stems). */
export const tellingIn = (
  text: string,
  language: NounLanguage,
  except: ReadonlySet<string>,
  tables: WordTables = learnedTables,
): Telling[] => {
  const table = tables(language);
  return namesOf(text).flatMap(({ name, at }) => {
    const tells = except.has(name) ? undefined : table.get(name);
    return tells ? [{ name, at, tells }] : [];
  });
};
