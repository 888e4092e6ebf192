import type { SetName } from '@milestoon/stage';
import { cleanText } from '@milestoon/story';
import { type NounLanguage, nounLanguages } from '@milestoon/things/nouns';
import { withoutElsewhere } from '../../packages/story/src/placing/elsewhere.ts';
import { widePlaces } from '../../packages/story/src/placing/wider-places.ts';
import { conceptsOf } from '../../packages/story/src/placing/concepts.ts';
import { featuresOf, type PlacedStory } from '../../packages/story/src/placing/features.ts';
import { type PlaceWeights, unplaced } from '../../packages/story/src/placing/place-moments.ts';
import {
  type TableName,
  tablesFrom,
  type WordTables,
} from '../../packages/story/src/placing/word-evidence.ts';
import { knowings } from '../../packages/story/src/world/places/places.ts';
import { momentAt, planOf, type ToldStory, verbAt } from '../events/corpus.ts';
import { inFolds } from '../learning/folds.ts';
import {
  belonging,
  type Counted,
  countNames,
  readBelongings,
  readSnippets,
  type Snippet,
  wordCounts,
} from './corpus.ts';

/** A story as the rules place it, and the places that fit some of its moments. */
export interface Lesson {
  story: PlacedStory;
  labels: readonly { moment: number; places: readonly SetName[] }[];
}

/** Null where nothing of the story is read. */
export function lessonOf(told: ToldStory): Lesson | null {
  const seen: PlacedStory[] = [];
  planOf(told, {
    placing: (moments, story) => {
      seen.push({ ...story, moments: structuredClone(moments) });
      return unplaced(moments);
    },
  });
  const [story] = seen;
  if (!story) return null;
  const labels = told.events.flatMap((event) => {
    const moment = momentAt(story.moments, verbAt(told, event));
    return moment >= 0 && event.places ? [{ moment, places: event.places }] : [];
  });
  return { story: { ...story, text: cleanText(told.text, told.child.name) }, labels };
}

/** A snippet and what it means in any language. */
interface TellingSnippet extends Snippet {
  concepts: ReadonlySet<string>;
}

/** Sentences of stories with where they happen: more snippets. */
const snippetsOf = ({ story, labels }: Lesson): TellingSnippet[] => {
  const ends = [...story.text.matchAll(/[.!?…]+(?=\s|$)/g)].map(({ index }) => index + 1);
  const text = withoutElsewhere(story.text);
  const concepts = conceptsOf(text, story.language, story.moments);
  const sentences = new Map<string, TellingSnippet>();
  for (const { moment, places } of labels) {
    const [from = 0, to = 0] = story.moments[moment]?.told ?? [];
    const start = ends.findLast((end) => end <= from) ?? 0;
    const end = ends.find((each) => each >= to) ?? story.text.length;
    const [set] = places;
    const within = concepts.filter(({ at }) => start <= at && at < end).map(({ name }) => name);
    if (set)
      sentences.set(`${start} ${set}`, {
        set,
        text: text.slice(start, end),
        concepts: new Set(within),
      });
  }
  return [...sentences.values()];
};

/** Snippets, read as if each were a story. */
export const understoodAs = (language: NounLanguage, snippets: readonly Snippet[]): TellingSnippet[] =>
  snippets.map(({ set, text }) => {
    const child = { name: 'Zuri', age: 5, sex: 'girl' as const };
    const lesson = lessonOf({ id: set, language, child, teller: 'mother', title: '', text, events: [] });
    const concepts = conceptsOf(text, language, lesson?.story.moments);
    return { set, text, concepts: new Set(concepts.map(({ name }) => name)) };
  });

/** Which snippets of a language are learned from besides stories. */
type Understood = (language: NounLanguage) => TellingSnippet[];

const understood = new Map<NounLanguage, TellingSnippet[]>();
/** All of them. To read them takes a minute. */
const allUnderstood: Understood = (language) => {
  const read = understood.get(language) ?? understoodAs(language, readSnippets(language));
  understood.set(language, read);
  return read;
};

const meantBelongings = (language: NounLanguage): Counted[] =>
  readBelongings(language).map(({ set, text }) => ({
    set,
    names: new Set(conceptsOf(text, language).map(({ name }) => name)),
    times: belonging,
  }));

/** How often each word and concept is in snippets and in these stories, by place. */
export const countsOf = (
  lessons: readonly Lesson[],
  snippets: Understood = allUnderstood,
): Record<TableName, Record<string, string>> => {
  const told = lessons.map((lesson) => ({ language: lesson.story.language, snippets: snippetsOf(lesson) }));
  const of = (language: NounLanguage) =>
    told.filter((each) => each.language === language).flatMap(({ snippets }) => snippets);
  const all = nounLanguages.flatMap((language) => [...snippets(language), ...of(language)]);
  return {
    en: wordCounts('en', of('en')),
    pt: wordCounts('pt', of('pt')),
    es: wordCounts('es', of('es')),
    concepts: countNames([
      ...all.map(({ set, concepts }) => ({ set, names: concepts })),
      ...nounLanguages.flatMap(meantBelongings),
    ]),
  };
};

export const folds = 5;

const rounds = 120;
const rate = 0.2;
/** How strongly weights are held where they began, by example: a place by itself says least. */
const shrinkage = (name: string): number =>
  name.startsWith('place: ') ? 0.01 : startOf(name) > 0 ? 0.003 : 0.0001;
/** What rules know and do not guess is believed until the stories tell otherwise: few of them leave a house. */
const startOf = (name: string): number => {
  const [, once, knowing = '', isNew] = /^rule, (once )?(\w+)( and new)?$/.exec(name) ?? [];
  if (knowing === 'deed' && isNew) return 3;
  const isKnown = /^(?:told|vehicle|way|event|worker|home|moved|arrived|hour)$/.test(knowing);
  return isKnown && isNew ? 8 : isKnown && once ? 2 : 0;
};
/** Smaller weights are left out. */
const least = 0.01;

/** One moment: for each feature its numbers that are not zero. */
interface Example {
  /** Index of the feature, of the place, and the number, one after the other. */
  cells: Float64Array;
  /** Indices of the places that fit. */
  fits: ReadonlySet<number>;
}

/**
 * Multinomial logistic regression: the weights under which fitting places are likeliest. What words say of a story comes
 * from others, as it will of a new one.
 */
export function learnPlaces(lessons: readonly Lesson[], snippets: Understood = allUnderstood): PlaceWeights {
  // Of what no story tells, the beginning stays.
  const names = new Map<string, number>(
    knowings
      .flatMap((knowing) => [`rule, ${knowing} and new`, `rule, once ${knowing}`])
      .map((name, at) => [name, at]),
  );
  const examples = inFolds(lessons, folds).flatMap(({ own, others }) => {
    const tables = tablesFrom(countsOf(others, snippets));
    return own.flatMap((lesson) => examplesOf(lesson, tables, names));
  });
  const all = [...names.keys()];
  const weights = Float64Array.from(all, startOf);
  const squares = new Float64Array(all.length).fill(1e-6);
  for (let round = 0; round < rounds; round++)
    for (const [at, slope] of slopesOf(examples, weights).entries()) {
      const name = all[at] ?? '';
      const weight = weights[at] ?? 0;
      const whole = slope + shrinkage(name) * examples.length * (weight - startOf(name));
      const sum = (squares[at] ?? 0) + whole * whole;
      squares[at] = sum;
      weights[at] = weight - (rate * whole) / Math.sqrt(sum);
    }
  return Object.fromEntries(
    all
      .map((name, at): [string, number] => [name, Math.round((weights[at] ?? 0) * 1000) / 1000])
      .filter(([, weight]) => Math.abs(weight) >= least),
  );
}

function examplesOf({ story, labels }: Lesson, tables: WordTables, names: Map<string, number>): Example[] {
  const features = featuresOf(story, tables);
  return labels.flatMap(({ moment, places }) => {
    const cells = [...(features[moment] ?? [])].flatMap(([name, values]) => {
      const index = names.get(name) ?? names.size;
      names.set(name, index);
      return [...values].flatMap((value, place) => (value === 0 ? [] : [index, place, value]));
    });
    return cells.length > 0
      ? [
          {
            cells: Float64Array.from(cells),
            fits: new Set(places.map((each) => widePlaces.indexOf(each))),
          },
        ]
      : [];
  });
}

function slopesOf(examples: readonly Example[], weights: Float64Array): Float64Array {
  const slopes = new Float64Array(weights.length);
  for (const { cells, fits } of examples) {
    const odds = new Float64Array(widePlaces.length);
    for (let at = 0; at < cells.length; at += 3) {
      const place = cells[at + 1] ?? 0;
      odds[place] = (odds[place] ?? 0) + (weights[cells[at] ?? 0] ?? 0) * (cells[at + 2] ?? 0);
    }
    const most = Math.max(...odds);
    const all = odds.reduce((sum, each) => sum + Math.exp(each - most), 0);
    const likely = odds.map((each) => Math.exp(each - most) / all);
    const fitting = likely.reduce((sum, each, place) => (fits.has(place) ? sum + each : sum), 1e-9);
    const excess = likely.map((each, place) => (fits.has(place) ? each - each / fitting : each));
    for (let at = 0; at < cells.length; at += 3) {
      const name = cells[at] ?? 0;
      slopes[name] = (slopes[name] ?? 0) + (excess[cells[at + 1] ?? 0] ?? 0) * (cells[at + 2] ?? 0);
    }
  }
  return slopes;
}
