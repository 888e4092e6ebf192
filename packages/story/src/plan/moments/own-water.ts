import type { Moment, Seen } from '../plan.ts';

/** Sets with a water of their own, in which swimmers swim. */
const withWater: readonly unknown[] = ['pool', 'beach', 'lake'];
/** From a deck things fall into the water all round; whoever is in it is seen in it. */
const onWater: readonly unknown[] = ['boat'];

const isWater = ({ picture, size }: Seen): boolean => picture === 'puddle' && size === 'huge';

/** Whoever goes into the water of a pool or the sea is in the water that is there, and no other lies on the tiles. */
export function inOwnWater(moment: Moment): Moment {
  const { set } = moment.place;
  if (onWater.includes(set))
    return { ...moment, seen: moment.seen.filter((each) => !isWater(each) || each.how === 'inside') };
  if (!withWater.includes(set)) return moment;
  const waters = moment.seen.filter(isWater);
  const entered = waters.filter(({ how }) => how === 'inside');
  const wet = new Set(entered.map(({ of }) => of));
  return {
    ...moment,
    seen: moment.seen.filter((each) => !waters.includes(each)),
    acts: moment.acts.map((act) => (wet.has(act.who) ? { ...act, action: 'swim' as const } : act)),
  };
}
