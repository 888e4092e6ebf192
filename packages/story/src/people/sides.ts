import type { Plan } from '../plan/plan.ts';
import type { Person } from './cast-finder.ts';

/**
 * Whether somebody stands to the right of the child in the whole film. Everybody takes the sides by turns; who is acted
 * on (`partner`) is on the side of whoever acts.
 */
export const isOnRight = (person: Person, people: readonly Person[]): boolean => {
  const acting = people.find(({ partner }) => partner === person.id) ?? person;
  return people.findIndex(({ id }) => id === acting.id) % 2 === 1;
};

/**
 * Marks two others who act on each other anywhere in a film: they stand on one side of the child, with nobody between
 * them. Everybody belongs to one at most, the first that is told; the child to nobody.
 */
export function paired(people: readonly Person[], { moments }: Pick<Plan, 'moments'>): Person[] {
  const partners = new Map<string, string>();
  const isFree = (id: string | undefined): id is string =>
    people.some((person) => person.id === id && person.role !== 'hero') &&
    ![...partners].flat().includes(id ?? '');
  for (const { who, to } of moments.flatMap(({ acts }) => acts))
    if (isFree(who) && isFree(to) && who !== to) partners.set(who, to);
  return people.map((person) => {
    const partner = partners.get(person.id);
    return partner === undefined ? person : { ...person, partner };
  });
}
