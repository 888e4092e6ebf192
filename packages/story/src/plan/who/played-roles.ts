import type { Somebody } from '../../world/people/somebody.ts';
import type { Seen } from '../plan.ts';

/**
 * 'The Wolf forgot his words' in a play in which the child is a tree: no wolf and no toy, but a child dressed as one.
 *
 * @returns the costume
 */
export function asPlayer(each: Somebody): string | undefined {
  const { person } = each;
  if (each.kind !== 'toy' || person.role || !person.picture) return undefined;
  const costume = person.picture.replace(/^toy-/, '');
  delete person.picture;
  person.role = 'friend';
  each.kind = 'person';
  return costume;
}

/** Whoever plays something has it on as long as the stage is their place. */
export const inCostume = (who: readonly string[], costumes: ReadonlyMap<string, string>): Seen[] =>
  who.flatMap((id): Seen[] => {
    const picture = costumes.get(id);
    return picture ? [{ picture, how: 'worn', of: id }] : [];
  });

/** Whoever is only seen as an animal is always inside its costume. */
export const insideCostumes = (who: readonly string[], people: readonly Somebody[]): Seen[] =>
  people.flatMap(({ person, costume }): Seen[] =>
    costume && who.includes(person.id) ? [{ picture: costume, how: 'worn', of: person.id }] : [],
  );

/** Puts everybody of a play who is something else into the costume of it. */
export function dressPlayers(players: readonly Somebody[], costumes: Map<string, string>): void {
  for (const each of players) {
    const costume = asPlayer(each);
    if (costume) costumes.set(each.person.id, costume);
  }
}
