export interface PaceOptions {
  /** Milliseconds between two turns. */
  interval: number;
  /** How many may come at once before they have to keep that distance. */
  atOnce: number;
  /** Milliseconds; nobody waits longer. */
  longest: number;
}

/** Lets what comes in heaps through one after the other, for each who comes on their own. Within this process. */
export interface Pace {
  /** Milliseconds to wait; undefined where that would be too long, and then no turn is taken. */
  wait(who: string, turns?: number): number | undefined;
}

const sweepEvery = 60_000;

/** A leaky bucket, kept as the one moment at which it will be empty (GCRA, ITU-T I.371). */
export function createPace({ interval, atOnce, longest }: PaceOptions, now: () => number): Pace {
  const emptyAt = new Map<string, number>();
  let sweepAt = now() + sweepEvery;
  return {
    wait(who, turns = 1) {
      const time = now();
      if (time > sweepAt) {
        for (const [each, at] of emptyAt) if (at < time) emptyAt.delete(each);
        sweepAt = time + sweepEvery;
      }
      const begin = Math.max(time, emptyAt.get(who) ?? 0);
      const wait = Math.max(0, begin - time - (atOnce - 1) * interval);
      if (wait > longest) return undefined;
      emptyAt.set(who, begin + turns * interval);
      return wait;
    },
  };
}
