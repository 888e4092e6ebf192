import type { Person } from '../people/cast-finder.ts';
import { isOnRight } from '../people/sides.ts';

/** As far apart as two stand who have to do with each other, of half the stage. */
const apart = 0.52;
/** Nobody stands nearer to the edge. */
const edge = 0.9;

/**
 * Where those of one moment stand, -1 left … 1 right. Everybody keeps to one side of the child all through the film:
 * a cut never changes who is left of whom. Those who act on each other stand side by side, and those who do so
 * somewhere in the film have nobody between them.
 */
export function placesFor(
  present: readonly Person[],
  people: readonly Person[],
  partners: ReadonlyMap<Person, Person>,
  between: ReadonlyMap<string, readonly string[]> = new Map(),
): ReadonlyMap<Person, number> {
  const [lead, ...others] = present;
  if (!lead) return new Map();
  const near = (person: Person): number =>
    Number(partners.get(person) === lead || partners.get(lead) === person);
  const nearest = (side: readonly Person[]): Person[] =>
    besideEachOther(
      side.toSorted((a, b) => near(b) - near(a)),
      near,
    );
  const left = nearest(others.filter((person) => !isOnRight(person, people)));
  const right = nearest(others.filter((person) => isOnRight(person, people)));
  const row = inBetween([...left.toReversed(), lead, ...right], between);
  const step = Math.min(apart, (2 * edge) / Math.max(1, row.length - 1));
  return new Map(row.map((person, index) => [person, (index - (row.length - 1) / 2) * step]));
}

/** Whoever is told to be between two others is: each of these stays on the side they were on, where that leaves one for each. */
function inBetween(row: readonly Person[], between: ReadonlyMap<string, readonly string[]>): Person[] {
  let placed = [...row];
  for (const [id, sides] of between) {
    const middle = placed.find((each) => each.id === id);
    const beside = placed.filter((each) => sides.includes(each.id));
    if (!middle || beside.length !== 2) continue;
    const [left, right] = beside as [Person, Person];
    const rest = placed.filter((each) => each !== left && each !== right);
    const at = rest.indexOf(middle);
    placed = [...rest.slice(0, at), left, middle, right, ...rest.slice(at + 1)];
  }
  return placed;
}

/** Whoever acts stands nearer to the child, unless the child has to do with the other. */
function besideEachOther(row: readonly Person[], near: (person: Person) => number): Person[] {
  let placed = [...row];
  for (const acting of row) {
    const befallen = row.find(({ id }) => id === acting.partner);
    if (!befallen) continue;
    const [first, second] = near(befallen) > near(acting) ? [befallen, acting] : [acting, befallen];
    const rest = placed.filter((person) => person !== second);
    const at = rest.indexOf(first) + 1;
    placed = [...rest.slice(0, at), second, ...rest.slice(at)];
  }
  return placed;
}
