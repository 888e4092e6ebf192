import { isPage, type SetName } from '@milestoon/stage';
import type { Moment } from '../plan/plan.ts';
import type { Knowing } from '../world/places/places.ts';
import type { PlaceDoubts } from './doubted/on-pages.ts';
import { placeSigns, roofedOf } from './doubted/place-signs.ts';
import { type Features, featuresOf, type PlacedStory } from './features.ts';
import { learnedTables, type PerPlace, type WordTables } from './word-evidence.ts';
import { widePlaces, widerPlace } from './wider-places.ts';
import learned from './weights.json' with { type: 'json' };

/** How much each feature tells, by its name. */
export type PlaceWeights = Readonly<Record<string, number>>;

/** What goes on where it was is so much likelier than a change, as a logarithm; within a sentence that names no place, more. */
const staying = 0.8;
const stayingInSentence = 1.5;
/** What is told or can only be done there, or what rules know by something else, must be so many times less likely than another place to be given up. */
const toldness = 100;
const knownness = 25;
/** What something is only likened to is hardly where it happens. */
const unlikeliness = 1e-4;
/** Where no place is as likely as this no word tells anything, and the rules decide; of one moment or two too few do. */
const least = 0.15;
const leastOfFew = 0.5;

/** Where nothing says so and words say little, nobody is at a fair or on a boat, but where days are spent. */
const vague = 0.4;
const farFetched = 0.3;
const everyday: ReadonlySet<SetName> = new Set([
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'garden',
  'park',
  'street',
  'playground',
  'classroom',
]);

/** How likely each place is by what tells of it; the sum is one. */
export function likelihoods(features: Features, weights: PlaceWeights): PerPlace {
  const scores = new Float64Array(widePlaces.length);
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
function likeliestPath(moments: readonly PerPlace[], stays: readonly number[]): number[] {
  const best = (scores: PerPlace): number => scores.indexOf(Math.max(...scores));
  let scores: PerPlace = new Float64Array(widePlaces.length);
  const origins: Int32Array[] = [];
  for (const [at, odds] of moments.entries()) {
    const last = best(scores);
    const before = scores;
    const stay = stays[at] ?? 0;
    origins.push(
      Int32Array.from(before, (score, place) => (score + stay >= (before[last] ?? 0) ? place : last)),
    );
    scores = before.map(
      (score, place) => Math.max(score + stay, before[last] ?? 0) + Math.log((odds[place] ?? 0) + 1e-12),
    );
  }
  const path = [best(scores)];
  for (const origin of origins.slice(1).toReversed()) path.unshift(origin[path[0] ?? 0] ?? 0);
  return path;
}

/** A place, and how likely it and all others are by words and rules, 0 … 1. */
export interface LikelyPlace {
  set: SetName;
  likely: number;
  odds: PerPlace;
}

const trustIn = (knowing: Knowing | undefined): number =>
  knowing === 'bound' || knowing === 'camped' || knowing === 'moved'
    ? toldness * toldness
    : knowing === 'told' || knowing === 'deed' || knowing === 'home'
      ? toldness
      : knowing === undefined || knowing === 'stays'
        ? 1
        : knownness;

/** Where each moment of a story is, by rules and by what was learned of words and places. */
export function likelyPlaces(
  written: PlacedStory,
  weights: PlaceWeights = learned,
  tables: WordTables = learnedTables,
): LikelyPlace[] {
  const story = inWidePlaces(written);
  const features = featuresOf(story, tables);
  const likely = features.map((each) => likelihoods(each, weights));
  const odds = likely.map((own, at) => {
    const rule = story.moments[at]?.place.set;
    const isTold = Math.max(...own) >= (likely.length <= 2 ? leastOfFew : least);
    const knowing = story.knowings[at];
    // Whoever stays and is elsewhere than the moment before has been left there meanwhile.
    const isBack = at > 0 && knowing === 'stays' && story.moments[at - 1]?.place.set !== rule;
    // What its own words name too is hardly anywhere else.
    const isNamed =
      knowing === 'told' &&
      rule !== null &&
      features[at]?.get('told')?.[widePlaces.indexOf(rule as SetName)] === 1;
    const trust =
      isBack || isGoneThere(story, at)
        ? knownness
        : isJustThere(story, at)
          ? lately
          : trustIn(knowing) * (isNamed ? toldness : 1);
    const [from = 0] = story.moments[at]?.told ?? [];
    const isVague = trust === 1 && Math.max(...own) < vague;
    const rooms = story.likened?.rooms.filter((room) => room.from <= from && from < room.to) ?? [];
    return own.map((each, place) => {
      const set = widePlaces[place];
      if (rooms.some((room) => room.set === set)) return Math.max(each, least) * toldness * toldness;
      if (set && story.likened?.to.includes(set)) return each * unlikeliness;
      const isFarFetched = isVague && set !== undefined && !everyday.has(set) && set !== rule;
      const guess = isFarFetched ? each * farFetched : each;
      return set === rule ? (isTold ? each * trust : 1) : isTold ? guess : guess / 100;
    });
  });
  const stays = story.moments.map(({ sentence }, at) => {
    const isGoingOn = sentence !== undefined && story.moments[at - 1]?.sentence === sentence;
    return isGoingOn && !features[at]?.get('told')?.includes(1) ? stayingInSentence : staying;
  });
  return likeliestPath(odds, stays).map((place, at) => ({
    set: widePlaces[place] ?? 'living',
    likely: likely[at]?.[place] ?? 0,
    odds: likely[at] ?? new Float64Array(widePlaces.length),
  }));
}

/** Whether a sentence goes on where it has just told that somebody is: 'in the car she fell asleep with straw in her hair'. */
function isGoneThere({ moments, knowings }: PlacedStory, at: number): boolean {
  const [before, own] = [moments[at - 1], moments[at]];
  return (
    knowings[at] === 'stays' &&
    before?.sentence !== undefined &&
    before.sentence === own?.sentence &&
    before.place.set === own.place.set &&
    knowings[at - 1] !== 'hour' &&
    trustIn(knowings[at - 1]) >= knownness
  );
}

/** Whether the sentence before ended where it told that somebody is. */
function isJustThere({ moments, knowings }: PlacedStory, at: number): boolean {
  const [before, own] = [moments[at - 1], moments[at]];
  const from = moments.findLastIndex(
    ({ place }, i) => i < at && place.set === own?.place.set && trustIn(knowings[i]) >= toldness,
  );
  return (
    knowings[at] === 'stays' &&
    before?.place.set === own?.place.set &&
    from >= 0 &&
    (own?.sentence ?? 0) - (moments[from]?.sentence ?? 0) === 1
  );
}
const lately = 4;

/** Each moment where the wider place is that its own is part of. */
const inWidePlaces = (story: PlacedStory): PlacedStory => ({
  ...story,
  moments: story.moments.map((moment) =>
    moment.place.set === null
      ? moment
      : { ...moment, place: { ...moment.place, set: widerPlace(moment.place.set) } },
  ),
});

/** Only the places. */
export const placesOf = (...story: Parameters<typeof likelyPlaces>): SetName[] =>
  likelyPlaces(...story).map(({ set }) => set);

/**
 * The same moments, each where it is, and how likely that is; the signs of how well it fits, and what else is known of
 * it.
 */
export type PlaceMoments = (
  moments: readonly Moment[],
  story: Omit<PlacedStory, 'moments'>,
) => {
  moments: Moment[];
  likely: readonly number[];
  signs: readonly (readonly string[])[];
} & Pick<PlaceDoubts, 'roofed' | 'knowings'>;

/** Moments that stay where they are, without a doubt. */
export const unplaced = (moments: readonly Moment[]): ReturnType<PlaceMoments> => ({
  moments: [...moments],
  likely: [],
  signs: [],
  roofed: [],
  knowings: [],
});

/** Moments where what was learned places them; what stands in a place that the rules said goes with it. */
export const placingBy =
  (weights: PlaceWeights, tables: WordTables): PlaceMoments =>
  (moments, story) => {
    if (moments.length === 0) return unplaced([]);
    const places = likelyPlaces({ ...story, moments }, weights, tables);
    const placed = moments.map((moment, at) => {
      // A place that is named and of which there is no picture is no other one.
      if (isPage(moment.place.scenery)) return moment;
      const set = places[at]?.set ?? null;
      const own = moment.place.set && widerPlace(moment.place.set);
      return own === set ? moment : { ...moment, place: { set, things: [] } };
    });
    const odds = places.map((place) => place.odds);
    const sets = placed.map(({ place }) => place.set);
    return {
      moments: placed,
      likely: places.map(({ likely }) => likely),
      signs: placeSigns({ story: { ...story, moments }, sets, odds }),
      roofed: roofedOf(odds),
      // Where learning puts it elsewhere, the rules know nothing of that.
      knowings: story.knowings.map((knowing, at) => (placed[at] === moments[at] ? knowing : 'elsewhere')),
    };
  };
export const placeMoments: PlaceMoments = placingBy(learned, learnedTables);
