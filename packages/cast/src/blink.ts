import { clamp01, random } from '@milestoon/drawing';

const stretch = 74;
const lids = [0.45, 1, 1, 0.6, 0.2] as const;

/** Who turns the head shuts the eyes on the way, 0…1; `t` 0…1 is how far the turn is. */
export function blinkOnTurn(t: number): number {
  const share = clamp01((t - 0.1) / 0.5);
  return share < 1 ? clamp01(1.6 * Math.sin(Math.PI * share)) : 0;
}

/**
 * How far the lids are shut, 0…1. One blink in every three seconds or so, at an irregular moment,
 * now and then a double one.
 */
export function blinkAt(seed: number, frame: number): number {
  const cell = Math.floor(frame / stretch);
  const { integer, next } = random((seed ^ Math.imul(cell + 1, 0x9e3779b1)) >>> 0);
  const start = integer(4, stretch - 20);
  const double = next() < 0.2;
  const since = frame - cell * stretch - start;
  return lids[since] ?? (double ? (lids[since - 8] ?? 0) : 0);
}
