/** A day or a minute of films: when each is submitted and how long it is worked on, in seconds. */
export interface Submitted {
  at: number;
  work: number;
}

/** Seconds that each film waits until a worker takes it up: first come, first served, one film a worker. */
export function simulate(films: readonly Submitted[], workers: number): number[] {
  const freeAt = Array.from({ length: workers }, () => 0);
  return films.map(({ at, work }) => {
    let next = 0;
    for (let i = 1; i < workers; i++) if ((freeAt[i] ?? 0) < (freeAt[next] ?? 0)) next = i;
    const begins = Math.max(at, freeAt[next] ?? 0);
    freeAt[next] = begins + work;
    return begins - at;
  });
}

/** Films by chance at `rate` a second for `seconds`; `work` draws how long one takes. */
export function byChance(
  rate: number,
  seconds: number,
  work: () => number,
  random: () => number,
): Submitted[] {
  const films: Submitted[] = [];
  for (let at = 0; ; ) {
    at -= Math.log(1 - random()) / rate;
    if (at > seconds) return films;
    films.push({ at, work: work() });
  }
}

export const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0) / Math.max(1, numbers.length);

/** Erlang's formula for the mean wait where work is exponential with mean 1: what the simulation has to agree with. */
export function erlangWait(workers: number, offered: number): number {
  let blocking = 1;
  for (let i = 1; i <= workers; i++) blocking = (offered * blocking) / (i + offered * blocking);
  const waits = blocking / (1 - (offered / workers) * (1 - blocking));
  return waits / (workers - offered);
}
