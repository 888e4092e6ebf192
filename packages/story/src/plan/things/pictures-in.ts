import type { Moment } from '../plan.ts';

/** The pictures of a moment, in the order in which they are seen. */
export const picturesIn = ({ acts, seen }: Pick<Moment, 'acts' | 'seen'>): string[] => [
  ...new Set([...acts.flatMap(({ thing }) => thing ?? []), ...seen.map(({ picture }) => picture)]),
];
