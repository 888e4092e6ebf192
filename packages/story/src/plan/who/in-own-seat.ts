import type { Somebody } from '../../world/people/somebody.ts';

/** Years: who is older sits in a car as grown-ups do. */
const until = 9;
const young = /^(?:hero|baby|sister|brother|friend|cousin)$/;

/** Tells by an id who is small enough for a seat of their own in a car; of other children nobody knows better. */
export function inOwnSeat(all: readonly Somebody[], childAge = 0): (id: string) => boolean {
  const small = new Set(
    all.flatMap(({ person: { id, role = '', age = id === 'hero' ? childAge : 0 } }) =>
      young.test(role) && age < until ? [id] : [],
    ),
  );
  return (id) => small.has(id);
}
