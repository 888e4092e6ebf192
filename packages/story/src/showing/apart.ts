import type { Seen } from '../plan/plan.ts';
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

/** Shares of half the stage: two who are each busy with something need room for it. */
const ownRoom = 0.4;
const onlyThere = /^(?:look|stand|watch|wait|think|sit|sleep|lie-down|lie|nap)$/;
const largeInstrument = /^(?:musical-keyboard|drum)$/;

/** Of two who each do something of their own, neither stands in the other's way, nor anybody behind a piano. */
export function eachWithRoom(staging: readonly Staging[], seen: readonly Seen[]): Staging[] {
  const [one, other] = staging;
  if (staging.length !== 2 || !one || !other) return [...staging];
  const isBorne = seen.some(({ how }) => /^(?:support|inside|cover|roof)$/.test(how));
  const isOwn = ({ action, to, on }: Staging): boolean => !to && !on && !onlyThere.test(action);
  if (isBorne || !isOwn(one) || !isOwn(other)) return [...staging];
  const left = one.place <= other.place ? one : other;
  return staging.map((each) => {
    const isBehindIt = each.action === 'play-music' && largeInstrument.test(each.thing?.picture ?? '');
    return {
      ...each,
      place: each === left ? -ownRoom : ownRoom,
      ...(isBehindIt ? { facing: each === left ? ('left' as const) : ('right' as const) } : {}),
    };
  });
}
