import { readFileSync } from 'node:fs';
import { type SetName, setNames } from '@milestoon/stage';
import { type NounLanguage, nounLanguages } from '@milestoon/things/nouns';
import { placeWords } from '../../packages/story/src/world/places/place-words.ts';
import { namesOf } from '../../packages/story/src/placing/stems.ts';
import { widerPlace } from '../../packages/story/src/placing/wider-places.ts';

/** What a parent writes of something that happens at a place. */
export interface Snippet {
  set: SetName;
  text: string;
}

const isSet = (name: string): name is SetName => setNames.some((each) => each === name);

/** The lines of a file of `corpus/places`: a place, a tab, and what is told of it. @throws Error where one names no place. */
function linesOf(name: string): Snippet[] {
  const file = new URL(`../../packages/story/corpus/places/${name}.txt`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [set = '', text = ''] = line.split('\t');
      if (!isSet(set) || text === '') throw new Error(`no snippet of a place: '${line}'`);
      return { set, text };
    });
}

/** @throws Error where a snippet names no place. */
export const readSnippets = (language: NounLanguage): Snippet[] => linesOf(language);

/** Things, deeds and people that belong to a place, in a few words each. @throws Error where a line names no place. */
export const readBelongings = (language: NounLanguage): Snippet[] =>
  linesOf(`words-${language}`).flatMap(({ set, text }) =>
    text.split(', ').map((each) => ({ set, text: each })),
  );
/** What belongs to a place counts as if so many stories told it. */
export const belonging = 2;

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
      return isSet(set) ? names.filter(Boolean).map((text) => ({ set: widerPlace(set), text })) : [];
    });

/** Names of what is told of a place, and as how many stories it counts. */
export interface Counted {
  set: SetName;
  names: ReadonlySet<string>;
  times?: number;
}

/** How often each name is in snippets of each place, as `readCounts` reads it: 'goggle*3 lane swim*5 the_pool*2'. */
export function countNames(snippets: Iterable<Counted>): Record<string, string> {
  const counts = new Map<SetName, Map<string, number>>();
  for (const { set, names, times = 1 } of snippets) {
    const own = counts.get(set) ?? new Map<string, number>();
    counts.set(set, own);
    for (const name of names) own.set(name, (own.get(name) ?? 0) + times);
  }
  return Object.fromEntries(
    setNames.flatMap((set) => {
      const words = [...(counts.get(set) ?? [])].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const written = words.map(([name, count]) => (count > 1 ? `${name}*${count}` : name)).join(' ');
      return written ? [[set, written]] : [];
    }),
  );
}

const counted = ({ set, text }: Snippet, times = 1): Counted => ({
  set,
  names: new Set(namesOf(text).map(({ name }) => name)),
  times,
});

/** @param told more snippets, from stories */
export const wordCounts = (language: NounLanguage, told: readonly Snippet[] = []): Record<string, string> =>
  countNames([
    ...[...readSnippets(language), ...named(language), ...told].map((each) => counted(each)),
    ...readBelongings(language).map((each) => counted(each, belonging)),
  ]);
