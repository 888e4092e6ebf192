import { type SetName, setNames } from '@milestoon/stage';
import type { Moment } from '../plan/plan.ts';
import { type Features, featuresOf, type PlacedStory } from './features.ts';
import { learnedTables, type PerPlace, type WordTables } from './word-evidence.ts';
import learned from './weights.json' with { type: 'json' };

/** How much each feature tells, by its name. */
export type PlaceWeights = Readonly<Record<string, number>>;

/** What goes on where it was is so much likelier than a change, as a logarithm. */
const staying = 0.5;
/** The place that the rules say must be so many times less likely than another to be given up. */
const doubt = 2;
/** Where no place is as likely as this nothing is sure, and the rules decide. */
const sure = 0.4;

/** How likely each place is by what tells of it; the sum is one. */
export function likelihoods(features: Features, weights: PlaceWeights): PerPlace {
  const scores = new Float64Array(setNames.length);
  for (const [name, values] of features) {
    const weight = weights[name] ?? 0;
    if (weight !== 0)
      for (const [place, value] of values.entries()) scores[place] = (scores[place] ?? 0) + weight * value;
  }
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / all);
}

/** The likeliest places one after the other (Viterbi): staying is likelier than going. */
function likeliestPath(moments: readonly PerPlace[]): number[] {
  const best = (scores: PerPlace): number => scores.indexOf(Math.max(...scores));
  let scores: PerPlace = new Float64Array(setNames.length);
  const origins: Int32Array[] = [];
  for (const odds of moments) {
    const last = best(scores);
    const before = scores;
    origins.push(
      Int32Array.from(before, (score, place) => (score + staying >= (before[last] ?? 0) ? place : last)),
    );
    scores = before.map(
      (score, place) => Math.max(score + staying, before[last] ?? 0) + Math.log((odds[place] ?? 0) + 1e-12),
    );
  }
  const path = [best(scores)];
  for (const origin of origins.slice(1).toReversed()) path.unshift(origin[path[0] ?? 0] ?? 0);
  return path;
}

/** Where each moment of a story is, by rules and by what was learned of words and places. */
export function placesOf(
  story: PlacedStory,
  weights: PlaceWeights = learned,
  tables: WordTables = learnedTables,
): SetName[] {
  const odds = featuresOf(story, tables).map((features, at) => {
    const rule = story.moments[at]?.place.set;
    const likely = likelihoods(features, weights);
    const place = rule ? setNames.indexOf(rule) : -1;
    const isSure = Math.max(...likely) >= sure;
    return likely.map((each, k) => (k === place ? (isSure ? each * doubt : 1) : isSure ? each : each / 100));
  });
  return likeliestPath(odds).map((place) => setNames[place] ?? 'living');
}

/** The same moments, each where it is. */
export type PlaceMoments = (moments: readonly Moment[], story: Omit<PlacedStory, 'moments'>) => Moment[];

/** Moments where what was learned places them; what stands in a place that the rules said goes with it. */
export const placeMoments: PlaceMoments = (moments, story) => {
  if (moments.length === 0) return [];
  const places = placesOf({ ...story, moments });
  return moments.map((moment, at) => {
    const set = places[at] ?? null;
    return moment.place.set === set ? moment : { ...moment, place: { set, things: [] } };
  });
};
