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

/** A place, and how likely it is by words and rules, 0 … 1. */
export interface LikelyPlace {
  set: SetName;
  likely: number;
}

/** Where each moment of a story is, by rules and by what was learned of words and places. */
export function likelyPlaces(
  story: PlacedStory,
  weights: PlaceWeights = learned,
  tables: WordTables = learnedTables,
): LikelyPlace[] {
  const likely = featuresOf(story, tables).map((features) => likelihoods(features, weights));
  const odds = likely.map((own, at) => {
    const rule = story.moments[at]?.place.set;
    const place = rule ? setNames.indexOf(rule) : -1;
    const isSure = Math.max(...own) >= sure;
    return own.map((each, k) => (k === place ? (isSure ? each * doubt : 1) : isSure ? each : each / 100));
  });
  return likeliestPath(odds).map((place, at) => ({
    set: setNames[place] ?? 'living',
    likely: likely[at]?.[place] ?? 0,
  }));
}

/** Only the places. */
export const placesOf = (...story: Parameters<typeof likelyPlaces>): SetName[] =>
  likelyPlaces(...story).map(({ set }) => set);

/** The same moments, each where it is, and how likely that is. */
export type PlaceMoments = (
  moments: readonly Moment[],
  story: Omit<PlacedStory, 'moments'>,
) => { moments: Moment[]; likely: readonly number[] };

/** Moments where what was learned places them; what stands in a place that the rules said goes with it. */
export const placingBy =
  (weights: PlaceWeights, tables: WordTables): PlaceMoments =>
  (moments, story) => {
    if (moments.length === 0) return { moments: [], likely: [] };
    const places = likelyPlaces({ ...story, moments }, weights, tables);
    return {
      moments: moments.map((moment, at) => {
        const set = places[at]?.set ?? null;
        return moment.place.set === set ? moment : { ...moment, place: { set, things: [] } };
      }),
      likely: places.map(({ likely }) => likely),
    };
  };
export const placeMoments: PlaceMoments = placingBy(learned, learnedTables);
