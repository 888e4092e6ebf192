/** Deterministic numbers: the film never asks a clock or Math.random. */

/** FNV-1a over the code points of `text`: an unsigned 32-bit seed. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const character of text) {
    h ^= character.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** Chance that comes out the same for the same seed. */
export interface Random {
  /** 0 ≤ value < 1 */
  next(): number;
  between(low: number, high: number): number;
  /** Whole number, both ends included. */
  integer(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  /** -1 … 1, flat. */
  signed(): number;
  /** -1 … 1, most often near 0. */
  bell(): number;
}

/** mulberry32 (Tommy Ettinger, public domain): a stream of numbers from a 32-bit seed. */
export function random(seed: number): Random {
  let state = Math.imul(seed | 0, 2654435761) >>> 0 || 1;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  return {
    next,
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    signed: () => next() * 2 - 1,
    bell: () => (next() + next() + next()) / 1.5 - 1,
  };
}

/** Smooth value noise over time: -1…1, a new target every `period` frames. */
export function noise(seed: number, key: string, frame: number, period = 12): number {
  const base = (seed ^ hash(key)) >>> 0;
  const at = (i: number): number => random((base + Math.imul(i, 0x9e3779b1)) >>> 0).next() * 2 - 1;
  const cell = Math.floor(frame / period);
  const t = frame / period - cell;
  return at(cell) + (at(cell + 1) - at(cell)) * t * t * (3 - 2 * t);
}

/** The same items in another order. */
export function shuffled<T>(dice: Random, items: readonly T[]): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = dice.integer(0, i);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}
