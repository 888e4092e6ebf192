import type { SetName } from '@milestoon/stage';
import { isIndoors } from '../../directing/setting.ts';
import type { Knowing } from '../../world/places/places.ts';
import { type PlacedStory, placesNamed } from '../features.ts';
import { widePlaces, widerPlace } from '../wider-places.ts';
import type { PerPlace } from '../word-evidence.ts';

/** A story with how likely each place is in each of its moments, and where it is placed. */
export interface PlacedByLearning {
  /** As the rules place it. */
  story: PlacedStory;
  /** Where each moment is placed. */
  sets: readonly (SetName | null)[];
  odds: readonly PerPlace[];
}

/** The sign of a place that the moment's own words name. */
export const namedHere = 'named here';

const tenths = (share: number): number => Math.min(9, Math.floor(share * 10));

/** How long ago, in moments, in a few steps. */
const steps = (count: number): number => (count === 0 ? 0 : count < 3 ? 1 : count < 6 ? 3 : 6);

/** For each moment of a story the signs of how well the place fits that it is shown at. */
export function placeSigns({ story, sets, odds }: PlacedByLearning): string[][] {
  const { moments, knowings, language } = story;
  const named = placesNamed(story);
  const ruled = moments.map(({ place }) => place.set && widerPlace(place.set));
  return sets.map((placed, at) => {
    const set = placed && widerPlace(placed);
    const own = set ? widePlaces.indexOf(set) : -1;
    const likely = odds[at]?.[own] ?? 0;
    const others = Math.max(...(odds[at] ?? [0]).filter((_, place) => place !== own));
    const since = at - (ruled.findLastIndex((each, k) => k < at && each !== ruled[at]) + 1);
    const first: Knowing | 'guessed' = knowings[at - since] ?? 'guessed';
    const knowing = knowings[at] ?? 'guessed';
    const known = knowing === 'stays' ? `stays, once ${first}` : knowing;
    const before = named.slice(0, at + 1).findLast(Boolean);
    return [
      'any',
      `likely ${tenths(likely)} of 10`,
      `another ${tenths(others)} of 10`,
      `in ${set ?? 'none'}`,
      `known ${known}`,
      `known ${known}, likely ${tenths(likely)} of 10`,
      `for ${steps(since)}`,
      ruled[at] === set ? 'as ruled' : 'not as ruled',
      named[at] === set ? namedHere : named[at] ? 'other named here' : 'none named here',
      before === set ? 'named last' : before ? 'other named last' : 'none named before',
      `told in ${language}`,
      `of ${Math.min(6, moments.length)}`,
    ];
  });
}

const inside = widePlaces.map((set) => isIndoors(set));

/** How likely each moment is indoors, 0 … 1. */
export const roofedOf = (odds: readonly PerPlace[]): number[] =>
  odds.map((own) => own.reduce((sum, each, place) => (inside[place] ? sum + each : sum), 0));
