import type { Episode } from '@milestoon/contract';

/** What one look at an episode in the making said. */
interface Look {
  /** Milliseconds of a clock that does not jump. */
  at: number;
  /** Null where nothing was said. */
  secondsLeft: number | null;
  step: string | null;
  share: number;
}

export interface Waiting {
  note(episodes: Episode[]): void;
  /** Of every look at a film that was finished, and of the first one of each film; and how many looks said nothing. */
  outcome(isMeant?: (episodeId: string) => boolean): { looks: Error[]; first: Error[]; untold: number };
  /** Seconds from submit to finished, in ascending order. */
  whole(): number[];
  /** Everything that was seen of films that were finished: for working on what is shown. */
  traces(): { id: string; began: number; end: number; looks: Look[] }[];
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
        if (status !== 'processing' || !progress) continue;
        const own = looks.get(id) ?? [];
        own.push({ at, secondsLeft: progress.secondsLeft, step: progress.step, share: progress.share });
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
      const told = all.map((own) => own.filter((one): one is Error => one.shown !== null));
      return {
        looks: told.flat(),
        first: told.flatMap(([first]) => first ?? []),
        untold: all.flat().length - told.flat().length,
      };
    },
    whole: () =>
      [...finished]
        .map(([id, end]) => (end - (seen.get(id) ?? end)) / 1000)
        .filter((seconds) => seconds > 0)
        .toSorted((a, b) => a - b),
    traces: () =>
      [...finished].map(([id, end]) => ({ id, began: seen.get(id) ?? end, end, looks: looks.get(id) ?? [] })),
  };
}

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** By how much of the real time the shown one is off, 0…; the middle of all. */
export const medianError = (errors: Error[]): number =>
  median(errors.map(({ shown, real }) => Math.abs(shown - real) / real));
