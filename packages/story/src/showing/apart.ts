import type { Staging } from '../screenplay.ts';

const flies = /^(?:throw|kick)$/;
/** Shares of half the stage: as far as a ball flies. */
const afar = 0.46;

/** Of two who throw each other a ball, one stands as far from the other as it flies. */
export function asFarAsItFlies(staging: readonly Staging[]): Staging[] {
  const [one, other] = staging;
  const thrown = staging.find(({ action, to }) => flies.test(action) && to !== undefined);
  if (staging.length !== 2 || !one || !other || !thrown || thrown.to === thrown.member) return [...staging];
  if (!staging.some(({ member }) => member === thrown.to)) return [...staging];
  const left = one.place <= other.place ? one : other;
  return staging.map((each) => ({ ...each, place: each === left ? -afar : afar }));
}
