import { readFileSync } from 'node:fs';
import { type SetName, setNames } from '@milestoon/stage';
import { type NounLanguage, nounLanguages } from '@milestoon/things/nouns';
import { placeWords } from '../../packages/story/src/world/place-words.ts';
import { stemsOf } from '../../packages/story/src/placing/stems.ts';

/** What a parent writes of something that happens at a place. */
export interface Snippet {
  set: SetName;
  text: string;
}

const isSet = (name: string): name is SetName => setNames.some((each) => each === name);

/** @throws Error where a snippet names no place. */
export function readSnippets(language: NounLanguage): Snippet[] {
  const file = new URL(`../../packages/story/corpus/places/${language}.txt`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [set = '', text = ''] = line.split('\t');
      if (!isSet(set) || text === '') throw new Error(`no snippet of a place: '${line}'`);
      return { set, text };
    });
}

/** The words that name places, each as a snippet of its own. */
const named = (language: NounLanguage): Snippet[] =>
  placeWords
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [kind = '', words = ''] = line.split(' : ');
      const [set = ''] = kind.split(' ');
      const own = words.split(' | ')[nounLanguages.indexOf(language)] ?? '';
      const names = own.split(',').map((each) => each.trim().replaceAll('-', ' '));
      return isSet(set) ? names.filter(Boolean).map((text) => ({ set, text })) : [];
    });

/** How often each name is in snippets of each place, as `readCounts` reads it: 'goggle*3 lane swim*5'. */
export function countNames(
  snippets: Iterable<{ set: SetName; names: ReadonlySet<string> }>,
): Record<string, string> {
  const counts = new Map<SetName, Map<string, number>>();
  for (const { set, names } of snippets) {
    const own = counts.get(set) ?? new Map<string, number>();
    counts.set(set, own);
    for (const name of names) own.set(name, (own.get(name) ?? 0) + 1);
  }
  return Object.fromEntries(
    setNames.flatMap((set) => {
      const words = [...(counts.get(set) ?? [])].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const written = words.map(([name, count]) => (count > 1 ? `${name}*${count}` : name)).join(' ');
      return written ? [[set, written]] : [];
    }),
  );
}

/** @param told more snippets, from stories */
export const wordCounts = (language: NounLanguage, told: readonly Snippet[] = []): Record<string, string> =>
  countNames(
    [...readSnippets(language), ...named(language), ...told].map(({ set, text }) => ({
      set,
      names: new Set(stemsOf(text)),
    })),
  );
