import { type SetName, setNames } from '@milestoon/stage';
import { cleanText } from '@milestoon/story';
import { type Features, featuresOf, type PlacedStory } from '../../packages/story/src/placing/features.ts';
import { likelihoods, type PlaceWeights } from '../../packages/story/src/placing/place-moments.ts';
import { knowings } from '../../packages/story/src/world/places.ts';
import { momentAt, planOf, type ToldStory, verbAt } from '../events/corpus.ts';

/** A story as the rules place it, and the places that fit some of its moments. */
export interface Lesson {
  story: PlacedStory;
  labels: readonly { moment: number; places: readonly SetName[] }[];
}

/** Null where nothing of the story is read. */
export function lessonOf(told: ToldStory): Lesson | null {
  const seen: PlacedStory[] = [];
  planOf(told, (moments, story) => {
    seen.push({ ...story, moments: structuredClone(moments) });
    return [...moments];
  });
  const [story] = seen;
  if (!story) return null;
  const labels = told.events.flatMap((event) => {
    const moment = momentAt(story.moments, verbAt(told, event));
    return moment >= 0 && event.places ? [{ moment, places: event.places }] : [];
  });
  return { story: { ...story, text: cleanText(told.text, told.child.name) }, labels };
}

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

/** Multinomial logistic regression: the weights under which fitting places are likeliest. */
export function learnPlaces(lessons: readonly Lesson[]): PlaceWeights {
  const examples = lessons.flatMap(({ story, labels }) => {
    const features = featuresOf(story);
    return labels.flatMap(({ moment, places }) => {
      const own = features[moment];
      return own ? [{ features: own, fits: new Set(places.map((each) => setNames.indexOf(each))) }] : [];
    });
  });
  // Of what no story tells, the beginning stays.
  const weights: Record<string, number> = Object.fromEntries(
    knowings
      .flatMap((knowing) => [`rule, ${knowing} and new`, `rule, once ${knowing}`])
      .map((name) => [name, startOf(name)]),
  );
  const squares: Record<string, number> = {};
  for (let round = 0; round < rounds; round++)
    for (const [name, slope] of slopesOf(examples, weights)) {
      const weight = weights[name] ?? startOf(name);
      const whole = slope + shrinkage(name) * examples.length * (weight - startOf(name));
      const sum = (squares[name] ?? 1e-6) + whole * whole;
      squares[name] = sum;
      weights[name] = weight - (rate * whole) / Math.sqrt(sum);
    }
  return Object.fromEntries(
    Object.entries(weights)
      .map(([name, weight]): [string, number] => [name, Math.round(weight * 1000) / 1000])
      .filter(([, weight]) => Math.abs(weight) >= least),
  );
}

interface Example {
  features: Features;
  /** Indices of the places that fit. */
  fits: ReadonlySet<number>;
}

function slopesOf(examples: readonly Example[], weights: PlaceWeights): Map<string, number> {
  const slopes = new Map<string, number>();
  for (const { features, fits } of examples) {
    const odds = likelihoods(features, weights);
    const fitting = odds.reduce((sum, each, place) => (fits.has(place) ? sum + each : sum), 1e-9);
    const excess = odds.map((each, place) => (fits.has(place) ? each - each / fitting : each));
    for (const [name, values] of features) {
      let slope = 0;
      for (const [place, value] of values.entries()) if (value !== 0) slope += (excess[place] ?? 0) * value;
      slopes.set(name, (slopes.get(name) ?? 0) + slope);
    }
  }
  return slopes;
}
