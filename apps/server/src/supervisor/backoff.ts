const first = 1_000;
const longest = 60_000;
/** What ran this long did not die of how it was started. */
const well = 60_000;

/**
 * Milliseconds to wait before something that died is started again: a second, twice as long each time up to a minute,
 * and a second again for what ran well in between.
 *
 * @param last the pause before this life; 0 for the first one
 * @param ranFor how long it lived
 */
export const nextBackoff = (last: number, ranFor: number): number =>
  last === 0 || ranFor >= well ? first : Math.min(last * 2, longest);
