import { createFairTurns, type FairTurns, type FairTurnsOptions } from './fair-turns.ts';

/** Turns of their own for every lane: what waits in one holds up no other. */
export interface Lanes {
  /** As `FairTurns`, in this lane. @throws AppError TOO_MANY_REQUESTS; the signal's reason */
  run<T>(lane: string, owner: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** A lane is there while somebody is in it: of accounts and people there are more than are ever here at once. */
export function createLanes(options: FairTurnsOptions): Lanes {
  const lanes = new Map<string, { turns: FairTurns; here: number }>();
  return {
    async run(name, owner, work, signal) {
      const lane = lanes.get(name) ?? { turns: createFairTurns(options), here: 0 };
      lanes.set(name, lane);
      lane.here += 1;
      try {
        return await lane.turns.run(owner, work, signal);
      } finally {
        lane.here -= 1;
        if (lane.here === 0) lanes.delete(name);
      }
    },
  };
}
