import type { Episode } from '@milestoon/contract';

/** What one look at an episode in the making said. */
interface Look {
  /** Milliseconds of a clock that does not jump. */
  at: number;
  secondsLeft: number;
}

export interface Waiting {
  note(episodes: Episode[]): void;
  /** Of every look at a film that was finished, and of the first one of each film. */
  outcome(isMeant?: (episodeId: string) => boolean): { looks: Error[]; first: Error[] };
  /** Seconds from submit to finished, in ascending order. */
  whole(): number[];
}

/** Shown and real seconds that were left. */
export interface Error {
  shown: number;
  real: number;
}

/** Shorter than this nobody plans by it, and the looks themselves are a second apart. */
const leastReal = 5;

export function followWaiting(): Waiting {
  const looks = new Map<string, Look[]>();
  const seen = new Map<string, number>();
  const finished = new Map<string, number>();
  return {
    note(episodes) {
      const at = performance.now();
      for (const { id, status, progress } of episodes) {
        if (!seen.has(id)) seen.set(id, at);
        if (status === 'completed' && !finished.has(id)) finished.set(id, at);
        const secondsLeft = progress?.secondsLeft;
        if (status !== 'processing' || typeof secondsLeft !== 'number') continue;
        const own = looks.get(id) ?? [];
        own.push({ at, secondsLeft });
        looks.set(id, own);
      }
    },
    outcome(isMeant = () => true) {
      const meant = [...finished].filter(([id]) => isMeant(id));
      const all = meant.map(([id, end]) =>
        (looks.get(id) ?? [])
          .map(({ at, secondsLeft }) => ({ shown: secondsLeft, real: (end - at) / 1000 }))
          .filter(({ real }) => real >= leastReal),
      );
      return { looks: all.flat(), first: all.flatMap(([first]) => first ?? []) };
    },
    whole: () =>
      [...finished]
        .map(([id, end]) => (end - (seen.get(id) ?? end)) / 1000)
        .filter((seconds) => seconds > 0)
        .toSorted((a, b) => a - b),
  };
}

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** By how much of the real time the shown one is off, 0…; the middle of all. */
export const medianError = (errors: Error[]): number =>
  median(errors.map(({ shown, real }) => Math.abs(shown - real) / real));
