import type { Moment } from './plan.ts';

/** Sets with a water of their own, in which swimmers swim. */
const withWater: readonly unknown[] = ['pool', 'beach'];

/** Whoever goes into the water of a pool or the sea is in the water that is there, and no other lies on the tiles. */
export function inOwnWater(moment: Moment): Moment {
  if (!withWater.includes(moment.place.set)) return moment;
  const waters = moment.seen.filter(({ picture, size }) => picture === 'puddle' && size === 'huge');
  const entered = waters.filter(({ how }) => how === 'inside');
  const wet = new Set(entered.map(({ of }) => of));
  return {
    ...moment,
    seen: moment.seen.filter((each) => !waters.includes(each)),
    acts: moment.acts.map((act) => (wet.has(act.who) ? { ...act, action: 'swim' as const } : act)),
  };
}
