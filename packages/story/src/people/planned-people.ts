import type { Plan, PlanPerson } from '../plan/plan.ts';
import { escapePattern } from '../text/words.ts';
import type { Person } from './cast-finder.ts';
import { relations } from './relations.ts';
import { paired } from './sides.ts';

const bounded = (words: string): string => `(?<![\\p{L}-])(?:${words})(?:'s)?(?![\\p{L}-])`;

/** By name, and where nobody else of the story is the same to the child, by what they are to it. */
function spokenOf({ name, role }: PlanPerson, plan: Plan): RegExp {
  const own = escapePattern(name.split(' ').at(-1) ?? name);
  const alone = plan.people.filter((person) => person.role === role).length === 1;
  const words = alone ? relations.find((relation) => relation.role === role)?.words : undefined;
  return new RegExp([bounded(own), ...(words ? [bounded(words)] : [])].join('|'), 'iu');
}

/** Those of a plan whom somebody can play, the child first; toys and what nobody plays are pictures. */
export function plannedPeople(plan: Plan): Person[] {
  const people = plan.people.flatMap((person): Person[] => {
    const { id, role, name, gender, trade, age, color, only, family } = person;
    if (!role) return [];
    return [
      {
        id,
        role,
        name,
        ...(gender ? { gender } : {}),
        ...(trade ? { trade } : {}),
        ...(age === undefined ? {} : { age }),
        ...(color ? { color } : {}),
        ...(family === undefined ? {} : { family }),
        ...(only ? { elsewhere: true as const } : {}),
        spokenOf: spokenOf(person, plan),
      },
    ];
  });
  return paired(people, plan);
}
