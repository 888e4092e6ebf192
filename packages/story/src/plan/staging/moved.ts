/** Something that is moved, and what its rules share. */
import type { NounLanguage } from '@milestoon/things/nouns';
import type { TransferWords } from '../../languages/transfers.ts';
import type { Act, Seen } from '../plan.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';
import type { Route } from './route.ts';

export interface Moved {
  staged: Staged;
  meant: ClauseMeant;
  words: TransferWords;
  language: NounLanguage;
  lead: Act;
  route: Route | null;
  direct: ThingMeant | undefined;
}

export type Vessel = Pick<ThingMeant, 'picture' | 'color'>;

/** What is moved: a thing, or a toy that is treated like somebody. */
export function objectOf(others: ClauseMeant['others']): ThingMeant | undefined {
  for (const { phrase, thing, people } of others) {
    if (phrase.preposition) continue;
    const toy = people.find(({ person }) => !person.role && person.picture)?.person;
    const found = thing ?? (toy?.picture ? { picture: toy.picture, kind: 'toy' as const } : undefined);
    if (found) return found;
  }
  return undefined;
}

export const free = ({ thing: _thing, color: _color, ...act }: Act): Act => act;

/** It is still what the deed is done with: whoever draws it sees that it has left the hands. */
export const held = ({ picture, color }: ThingMeant): Pick<Act, 'thing' | 'color'> => ({
  thing: picture,
  ...(color ? { color } : {}),
});
export const without = (seen: readonly Seen[], pictures: readonly string[]): Seen[] =>
  seen.filter(({ picture, how }) => !pictures.includes(picture) || how === 'bubble');
export const standing = ({ side: _side, into: _into, ...route }: Route): Seen => ({
  ...route,
  how: 'ground',
});

/** English 'out' behind the last word of the clause. */
export const isOut = ({ span, verb, things }: ClauseMeant['clause'], { people }: World): boolean =>
  verb.particle === 'out' ||
  /^\s*out\b(?!\s+of)/i.test(
    people.options.text.slice(Math.max(verb.span[1], things.at(-1)?.span[1] ?? 0), span[1] + 8),
  );
