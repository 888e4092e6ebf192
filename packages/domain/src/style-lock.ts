/** When a child's animation style may change: once per calendar month, counted in UTC. */
export interface StyleHistory {
  lastStyleChange: Date | null;
  styleChangesThisMonth: number;
}

const sameMonth = (a: Date, b: Date): boolean =>
  a.getUTCFullYear() === b.getUTCFullYear() && a.getUTCMonth() === b.getUTCMonth();

/** Whether the style may be changed: once a calendar month, in UTC. */
export function mayChangeStyle(history: StyleHistory, now: Date): boolean {
  return (
    history.lastStyleChange === null ||
    !sameMonth(history.lastStyleChange, now) ||
    history.styleChangesThisMonth === 0
  );
}

/** The first day of the next month, 00:00 UTC: when a locked style opens again. */
export function styleUnlocksOn(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

/** The history to store with a change made at `now`. */
export function recordStyleChange(history: StyleHistory, now: Date): StyleHistory {
  const again = history.lastStyleChange !== null && sameMonth(history.lastStyleChange, now);
  return {
    lastStyleChange: now,
    styleChangesThisMonth: again ? history.styleChangesThisMonth + 1 : 1,
  };
}
