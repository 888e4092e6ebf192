import { conceptsOf } from './concepts.ts';
import { withoutElsewhere } from './elsewhere.ts';
import type { PlacedStory } from './features.ts';
import { stemsOf } from './stems.ts';
import { type Window, windowsOf } from './windows.ts';
import { type PerPlace, sumOf, type Telling, tellingIn, type WordTables } from './word-evidence.ts';
import { widePlaces } from './wider-places.ts';

const inWindow =
  ({ from, to }: Window) =>
  ({ at }: Telling): boolean =>
    from <= at && at < to;

/** By place, the most that a single one says for it; nothing is said against one. */
function mostOf(tellings: readonly Telling[]): PerPlace {
  const most = new Float64Array(widePlaces.length);
  for (const { tells } of tellings)
    for (const [place, each] of tells.entries()) most[place] = Math.max(most[place] ?? 0, each);
  return most;
}

/** After so many characters a word tells a third of what it tells where it stands. */
const reaches = [60, 200] as const;

/** What all tell together, the less the farther from a moment they stand. */
function fading(
  tellings: readonly Telling[],
  [from, to]: readonly [number, number],
  reach: number,
): PerPlace {
  const sum = new Float64Array(widePlaces.length);
  for (const { at, tells } of tellings) {
    const away = at < from ? from - at : at >= to ? at - to + 1 : 0;
    const share = Math.exp(-away / reach);
    for (const [place, each] of tells.entries()) sum[place] = (sum[place] ?? 0) + share * each;
  }
  return sum;
}

/** What words of a story and their meaning tell of each moment: of its parts, the most of one word, and what is near. */
export function wordFeatures(story: PlacedStory, tables: WordTables): Map<string, PerPlace>[] {
  const { title, language, childName, moments } = story;
  const text = withoutElsewhere(story.text);
  const except = new Set(stemsOf(childName));
  const table = tables('concepts');
  const meant = (concepts: ReturnType<typeof conceptsOf>): Telling[] =>
    concepts.flatMap((each) => {
      const tells = table.get(each.name);
      return tells ? [{ ...each, tells }] : [];
    });
  const words = tellingIn(text, language, except, tables);
  const concepts = meant(conceptsOf(text, language, moments));
  const single = [...words.filter(({ name }) => !name.includes('_')), ...concepts];
  const titleWords = tellingIn(title, language, except, tables);
  const titleConcepts = meant(conceptsOf(title, language));
  const ofAll = [
    ['words of the story', sumOf([...words, ...titleWords])],
    ['concepts of the story', sumOf([...concepts, ...titleConcepts])],
    ['words of the title', sumOf(titleWords)],
    ['concepts of the title', sumOf(titleConcepts)],
    ['a word of the story', mostOf(words)],
  ] as const;
  return moments.map(({ told }, at) => {
    const windows = windowsOf(text, moments, at);
    const before = single.filter((each) => each.at < told[1]);
    const behind = single.filter((each) => each.at >= told[1]);
    return new Map<string, PerPlace>([
      ...Object.entries(windows).flatMap(([where, window]) => {
        const own = words.filter(inWindow(window));
        return [
          [`words${where}`, sumOf(own)] as const,
          [`concepts${where}`, sumOf(concepts.filter(inWindow(window)))] as const,
          ...(/ before$| after$/.test(where) ? [] : [[`a word${where}`, mostOf(own)] as const]),
        ];
      }),
      ...ofAll,
      ...reaches.flatMap((reach) => [
        [`near, ${reach}`, fading(before, told, reach)] as const,
        [`soon, ${reach}`, fading(behind, told, reach)] as const,
      ]),
    ]);
  });
}
