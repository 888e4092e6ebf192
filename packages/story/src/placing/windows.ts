import type { TellingMoment } from './concepts.ts';

/** A part of a text, in characters. */
export interface Window {
  from: number;
  to: number;
}

const ending = /[.!?…]+(?=\s|$)/g;

/** Parts of a text that tell of the place of one moment, by their names. */
export function windowsOf(
  text: string,
  moments: readonly TellingMoment[],
  at: number,
): Record<string, Window> {
  const [from = 0, to = 0] = moments[at]?.told ?? [];
  const ends = [...text.matchAll(ending)].map(({ index }) => index + 1);
  const start = ends.findLast((end) => end <= from) ?? 0;
  const end = ends.find((each) => each >= to) ?? text.length;
  return {
    // From the end of the moment before: what leads to it belongs to it.
    '': { from: Math.min(moments[at - 1]?.told[1] ?? 0, from), to },
    ' of the sentence': { from: start, to: end },
    ' of the sentence before': { from: ends.findLast((each) => each < start) ?? 0, to: start },
    ' of the sentence after': { from: end, to: ends.find((each) => each > end) ?? text.length },
    ' so far': { from: 0, to },
  };
}
