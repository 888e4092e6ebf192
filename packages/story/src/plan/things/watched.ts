import type { Somebody } from '../../world/people/somebody.ts';
import type { ClauseMeant, World } from '../told-world.ts';
import type { ThingMeant } from './phrases-meant.ts';
import type { Act, Seen } from '../plan.ts';
import { actOf, seenAs } from './seen-as.ts';
import { isDressing } from './told-worn.ts';

/** As many things as a picture holds beside people. */
export const mostThings = 4;

/** Nobody acts: what is there is shown, and those who are there look at it. */
export function watched(
  { clause, subjects }: ClauseMeant,
  { people }: World,
  {
    seen,
    partners,
    things,
    sticky,
  }: {
    seen: Seen[];
    partners: readonly Somebody[];
    things: readonly ThingMeant[];
    sticky: Somebody | undefined;
  },
): { acts: Act[]; seen: Seen[] } {
  const given = things.some(({ kind, preposition }) => kind === 'worn' && !preposition);
  const [dressed] = isDressing(clause, given) ? partners.filter(({ person }) => person.role) : [];
  for (const thing of things)
    seen.push(
      dressed && (thing.kind === 'worn' || thing.likeness === 'worn')
        ? onPerson(thing, dressed)
        : seenAs(thing),
    );
  for (const { person } of partners)
    if (!person.role && person.picture) seen.push({ picture: person.picture, how: 'ground' });
  const owner = sticky ?? (seen.some(({ how }) => how === 'atop') ? (partners[0] ?? people.hero) : undefined);
  const watching = [...new Set([...(owner ? [owner] : []), ...partners.filter(({ person }) => person.role)])];
  return {
    acts: watching.map((each) =>
      each === dressed
        ? actOf(each, 'stand', 'proud')
        : each === owner
          ? actOf(each, 'stand', sticky ? 'happy' : 'surprised')
          : actOf(each, 'look', 'surprised'),
    ),
    seen: seen.slice(0, mostThings + subjects.length),
  };
}

export const onPerson = ({ count: _several, ...thing }: ThingMeant, { person }: Somebody): Seen => ({
  ...seenAs(thing),
  how: 'worn',
  of: person.id,
});
