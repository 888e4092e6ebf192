/** Several who jump on one bed. Stage pixels. */
import { scaleOf } from '@milestoon/cast';
import type { Seen } from '@milestoon/story/screenplay';
import { actorAt } from '../acting/acting.ts';
import type { Actor } from '../film.ts';
import type { Company } from './bearing.ts';

const springy = /^(?:bed|trampoline|couch-and-lamp|bouncy-castle)$/;
/** Heads between two who jump on the same bed. */
const besideEachOther = 1.05;

const jumps = ({ acting }: Actor): boolean =>
  acting.every(({ speed }) => speed === 0) && acting.some(({ action }) => action === 'jump');

/** Those who jump on a bed together are all upon it. */
export function closeTogether(
  thing: Seen,
  actors: readonly Actor[],
  { characters, from }: Omit<Company, 'actors'>,
): readonly Actor[] {
  const owner = actors.find(({ member }) => member === (thing.of ?? 'hero'));
  const character = owner && characters[owner.member];
  if (!owner || !character || thing.how !== 'support' || !springy.test(thing.picture) || !jumps(owner))
    return actors;
  const { x } = actorAt(owner, from);
  let beside = 0;
  return actors.map((actor) => {
    if (actor === owner || !jumps(actor)) return actor;
    const side = actorAt(actor, from).x < x ? -1 : 1;
    beside++;
    const at = x + side * besideEachOther * scaleOf(character) * beside;
    return { ...actor, acting: actor.acting.map((each) => ({ ...each, x: at })) };
  });
}
