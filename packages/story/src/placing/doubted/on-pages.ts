import { isPage, type SceneryName, setOfScenery } from '@milestoon/stage';
import type { Moment } from '../../plan/plan.ts';
import type { Knowing } from '../../world/places/places.ts';
import type { PlaceMoments } from '../place-moments.ts';
import { namedHere } from './place-signs.ts';
import learned from './fitting.json' with { type: 'json' };

/** How much each sign speaks for a place to fit. */
export type FittingWeights = Readonly<Record<string, number>>;

/** How likely a place with these signs fits what is told, 0 … 1: said 0.7, it fits in seven of ten. */
export function fitting(signs: readonly string[], weights: FittingWeights = learned): number {
  const sum = signs.reduce((all, sign) => all + (weights[sign] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * A place less likely to be right is not shown: of those two in three are wrong at least. Where nothing tells of a
 * place, a page looks empty beside any room that may be meant.
 */
export const likelyEnough = 0.25;
/** A page is one of a room, or of the open air, where it is as likely as this that it should be. */
const sure = 0.8;
/** A text of so few moments goes nowhere unsaid: it stays where it was, and what is done tells where that is. */
const few = 4;

/** Of each moment how well its place fits, how likely it is under a roof, and how the rules know where they put it. */
export interface PlaceDoubts {
  fits: readonly number[];
  roofed: readonly number[];
  knowings: readonly (Knowing | 'elsewhere' | undefined)[];
  /** Those whose own words name the place. */
  named?: readonly boolean[];
}

/** Moments at one place one after the other that are known to be there, or are not. */
interface Stretch {
  moments: readonly Moment[];
  place: Moment['place'];
  isKnown: boolean;
  /** Nothing of its own says that it is there. */
  isGuessed: boolean;
  roofed: readonly number[];
}

/** The text names the place, or what somebody is in. */
const says: ReadonlySet<string> = new Set(['told', 'arrived', 'vehicle']);
const guesses: ReadonlySet<string> = new Set(['guessed', 'stays', 'hour', 'elsewhere']);
const meanOf = (shares: readonly number[]): number =>
  shares.reduce((sum, each) => sum + each, 0) / shares.length;

/**
 * Whether a moment says where it is: by its own words, or by those of its sentence before it; in a text of few moments
 * also by what is done, and by whatever was said before.
 */
function saidIn(moments: readonly Moment[], { knowings, named = [] }: PlaceDoubts): boolean[] {
  const isSaid: boolean[] = [];
  const isShort = moments.length <= few;
  for (const [at, { place, sentence }] of moments.entries()) {
    const before = moments[at - 1];
    const knowing = knowings[at] ?? 'guessed';
    const isHere = isSaid[at - 1] === true && before?.place.set === place.set;
    isSaid.push(
      isPage(place.scenery) ||
        named[at] === true ||
        says.has(knowing) ||
        (isHere && (isShort || before.sentence === sentence)) ||
        (isShort && !guesses.has(knowing)),
    );
  }
  return isSaid;
}

/** Moments in stretches: what is said is known, and of the rest what fits on the whole. */
function stretchesOf(moments: readonly Moment[], doubts: PlaceDoubts): Stretch[] {
  const { fits, roofed, knowings } = doubts;
  const isSaid = saidIn(moments, doubts);
  const stretches: Stretch[] = [];
  for (let from = 0; from < moments.length; ) {
    const { place } = moments[from] as Moment;
    const next = moments.findIndex(
      (each, at) => at > from && (each.place.set !== place.set || isSaid[at] !== isSaid[from]),
    );
    const to = next < 0 ? moments.length : next;
    stretches.push({
      moments: moments.slice(from, to),
      place,
      isKnown: isSaid[from] === true || meanOf(fits.slice(from, to)) >= likelyEnough,
      isGuessed: knowings.slice(from, to).every((knowing) => guesses.has(knowing ?? 'guessed')),
      roofed: roofed.slice(from, to),
    });
    from = to;
  }
  return stretches;
}

const pageFor = (roofed: number): SceneryName =>
  roofed >= sure ? 'page-indoors' : roofed <= 1 - sure ? 'page-outdoors' : 'page';

/**
 * Moments of which nobody knows where they are, on a page; all others where they are. What is between two moments of a
 * place that is known, and says nothing else, is there, too.
 */
export function onPages(moments: readonly Moment[], doubts: PlaceDoubts): Moment[] {
  if (doubts.fits.length < moments.length) return [...moments];
  const stretches = stretchesOf(moments, doubts);
  const isDoubted = (at: number): boolean => stretches[at]?.isKnown === false;
  return stretches.flatMap((stretch, at) => {
    if (stretch.isKnown) return stretch.moments;
    const [before, after] = [stretches[at - 1], stretches[at + 1]];
    const isBetween = before?.isKnown && after?.isKnown && before.place.set === after.place.set;
    if (isBetween && before.place.set === stretch.place.set) return stretch.moments;
    if (isBetween && stretch.isGuessed)
      return stretch.moments.map((moment) => ({ ...moment, place: { ...before.place, things: [] } }));
    let [from, to] = [at, at];
    while (isDoubted(from - 1)) from--;
    while (isDoubted(to + 1)) to++;
    const scenery = pageFor(meanOf(stretches.slice(from, to + 1).flatMap(({ roofed }) => roofed)));
    const place = { set: setOfScenery[scenery], scenery, things: [] };
    return stretch.moments.map((moment) => ({ ...moment, place }));
  });
}

/** Moments as they were placed, those on a page whose places hardly fit by their signs. */
export const doubtedOnPages = (
  { moments, signs, ...known }: ReturnType<PlaceMoments>,
  fits: (signs: readonly string[]) => number = fitting,
): Moment[] =>
  onPages(moments, {
    ...known,
    fits: signs.map((own) => fits(own)),
    named: signs.map((own) => own.includes(namedHere)),
  });
