/** What the rules of one situation of family life need of what is staged. */
import type { Act, Seen } from '../../plan.ts';
import type { ClauseMeant, Staged, World } from '../../told-world.ts';

/** What a situation makes of a clause; the same where it is not that situation. */
export type Situation = (staged: Staged, meant: ClauseMeant, world: World) => Staged;

/** Whether a phrase with one of these prepositions has such a noun; a direct object where none is given. */
export const names = (
  { clause }: Pick<ClauseMeant, 'clause'>,
  nouns: RegExp,
  how: RegExp | 'directly' = 'directly',
): boolean =>
  clause.things.some(
    ({ head, preposition }) =>
      (how === 'directly' ? preposition === undefined : how.test(preposition ?? '')) &&
      nouns.test(head.toLowerCase()),
  );

/** An act with nothing in the hands and at nobody. */
export const alone = ({ who, emotion }: Act, action: Act['action']): Act => ({ who, action, emotion });

export const without = (seen: readonly Seen[], pictures: RegExp): Seen[] =>
  seen.filter(({ picture }) => !pictures.test(picture));
