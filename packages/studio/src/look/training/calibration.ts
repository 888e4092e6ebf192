import type { Decision } from '../read-fields.ts';
import { chancesOf, type Tempering } from '../read-outs.ts';

/** A decision's margin and whether it was near enough. */
export interface Judged {
  margin: number;
  right: boolean;
}

export type Calibration = [slope: number, start: number];

const rounds = 50;
/** Draws the slope to zero a little, or a field without a single mistake would be certain for ever. */
const damping = 0.05;

/** The logistic curve that says how often decisions of a margin are right (Platt, 1999), by Newton's method. */
export function calibrated(judged: readonly Judged[]): Calibration {
  // One mistake and one hit more than were seen: no confidence reaches 0 or 1.
  const rightCount = judged.filter(({ right }) => right).length;
  const high = (rightCount + 1) / (rightCount + 2);
  const low = 1 / (judged.length - rightCount + 2);
  let slope = 0;
  let start = Math.log((rightCount + 1) / (judged.length - rightCount + 1));
  for (let round = 0; round < rounds; round++) {
    let [gSlope, gStart, hSlope, hBoth, hStart] = [damping * slope, 0, damping, 0, 1e-6];
    for (const { margin, right } of judged) {
      const said = 1 / (1 + Math.exp(-slope * margin - start));
      const error = said - (right ? high : low);
      const steepness = said * (1 - said);
      gSlope += error * margin;
      gStart += error;
      hSlope += steepness * margin * margin;
      hBoth += steepness * margin;
      hStart += steepness;
    }
    const determinant = hSlope * hStart - hBoth * hBoth;
    slope -= (hStart * gSlope - hBoth * gStart) / determinant;
    start -= (hSlope * gStart - hBoth * gSlope) / determinant;
  }
  return [slope, start];
}

/** What was decided, and how far each name was right: the shares sum to 1. */
export interface Known extends Pick<Decision<unknown>, 'odds' | 'place'> {
  right: readonly number[];
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + step * at);
const powers = range(0.5, 4, 0.05);
/** Odds beside a bell say little more than it does. */
const powersInBell = range(0, 1.5, 0.05);
const spreads = range(0.5, 2, 0.05);

/** Under which chances what was right is likeliest (temperature scaling: Guo et al., 2017). */
export function temperingOf(known: readonly Known[]): Tempering {
  const likelihood = (tempering: Tempering): number =>
    known.reduce((sum, { right, ...decision }) => {
      const chances = chancesOf(decision, tempering);
      return right.reduce(
        (all, share, at) => (share > 0 ? all + share * Math.log(chances[at] ?? 0) : all),
        sum,
      );
    }, 0);
  const tried: Tempering[] = known.some(({ place }) => place !== undefined)
    ? spreads.flatMap((spread) => powersInBell.map((sharpness) => ({ sharpness, spread })))
    : powers.map((sharpness) => ({ sharpness, spread: null }));
  return tried
    .map((tempering) => ({ tempering, found: likelihood(tempering) }))
    .reduce((best, one) => (one.found > best.found ? one : best)).tempering;
}

/** The score that parts yes from no with the fewest mistakes, in the middle of the gap. */
export function bestLine(scored: readonly { score: number; label: boolean }[]): number {
  const sorted = [...scored].sort((p, q) => p.score - q.score);
  let mistakes = sorted.filter(({ label }) => !label).length;
  let fewest = mistakes;
  let line = (sorted[0]?.score ?? 0) - 0.01;
  sorted.forEach(({ score, label }, at) => {
    mistakes += label ? 1 : -1;
    if (mistakes >= fewest) return;
    fewest = mistakes;
    line = (score + (sorted[at + 1]?.score ?? score)) / 2;
  });
  return line;
}
