import type { Person } from '../people/cast-finder.ts';

/** As far apart as two stand who have to do with each other, of half the stage. */
const apart = 0.52;
/** Nobody stands nearer to the edge. */
const edge = 0.9;

/**
 * Where those of one moment stand, -1 left … 1 right. Everybody keeps to one side of the child all through the film:
 * a cut never changes who is left of whom. Those who act on each other stand side by side.
 */
export function placesFor(
  present: readonly Person[],
  people: readonly Person[],
  partners: ReadonlyMap<Person, Person>,
): ReadonlyMap<Person, number> {
  const [lead, ...others] = present;
  if (!lead) return new Map();
  const own = (person: Person): boolean => people.indexOf(person) % 2 === 1;
  // Two who have to do with each other have nobody between them.
  const pairs = others.flatMap((person) => {
    const partner = partners.get(person);
    return partner && others.includes(partner) ? [[person, partner] as const] : [];
  });
  const isRight = (person: Person): boolean => {
    const pair = pairs.find((both) => both.includes(person));
    return own(pair?.[0] ?? person);
  };
  const near = (person: Person): number =>
    Number(partners.get(person) === lead || partners.get(lead) === person);
  const nearest = (side: readonly Person[]): Person[] =>
    besideEachOther(
      side.toSorted((a, b) => near(b) - near(a)),
      pairs,
    );
  const left = nearest(others.filter((person) => !isRight(person)));
  const right = nearest(others.filter(isRight));
  const row = [...left.toReversed(), lead, ...right];
  const step = Math.min(apart, (2 * edge) / Math.max(1, row.length - 1));
  return new Map(row.map((person, index) => [person, (index - (row.length - 1) / 2) * step]));
}

function besideEachOther(row: readonly Person[], pairs: readonly (readonly [Person, Person])[]): Person[] {
  let placed = [...row];
  for (const [one, other] of pairs) {
    if (!placed.includes(one) || !placed.includes(other)) continue;
    const rest = placed.filter((person) => person !== other);
    const at = rest.indexOf(one) + 1;
    placed = [...rest.slice(0, at), other, ...rest.slice(at)];
  }
  return placed;
}
