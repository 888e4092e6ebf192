/** Stands in everything that must not come out again. */
export const needle = 'NEEDLE-4711';

/** `either`: damage of which the decoder makes a picture, or does not; what is stored is clean in any case. */
export type Outcome = 'refused' | 'cleaned' | 'either';

/** One hostile upload. */
export interface UploadCase {
  what: string;
  bytes: Uint8Array;
  outcome: Outcome;
  /** As the browser names it. */
  name?: string;
  type?: string;
}

/** Random numbers below 1 that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const join = (...parts: (Uint8Array | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));
