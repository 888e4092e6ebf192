import { hasTrait } from '@milestoon/cast';
import type { Somebody } from '../../world/people/somebody.ts';
import { deedMeant } from '../deeds/deed-meant.ts';
import { happening } from './happening.ts';
import type { Moment } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

/** Too little to be known in a thought from somebody who only is there. */
const still = /^(?:look|watch|think|wait|stand|hold|receive|refuse|talk|shrug|nod|point)$/;

/** As it would be if it were done: nothing of it is remembered. */
function asIfDone(meant: ClauseMeant, world: World): Staged {
  const { refused: _refused, nearly: _nearly, ...clause } = meant.clause;
  return happening(
    { ...meant, clause: { ...clause, mode: 'done' } },
    {
      ...world,
      lastActions: new Map(world.lastActions),
      doing: new Map(world.doing),
      moods: new Map(world.moods),
      colors: new Map(world.colors),
      toys: new Set(world.toys),
    },
  );
}

/**
 * What is wished, feared, told of or remembered is done in the thought of whoever thinks of it: the deed itself, and the
 * things it is done with. Null where there is no deed that somebody could act.
 */
export function imagined(
  meant: ClauseMeant,
  world: World,
  thinker: Somebody,
): { imagined: NonNullable<Moment['imagined']>; seen: Staged['seen'] } | null {
  const deed = deedMeant(meant.clause, meant.things, {
    language: world.language,
    set: world.place?.set ?? null,
  });
  if (deed === null || deed === 'be') return null;
  const wanted = meant.who.length > 0 ? meant : { ...meant, who: [thinker] };
  const { acts, seen } = asIfDone(wanted, world);
  const [lead, ...others] = acts.filter(({ who }) => roleOf(who, world));
  if (!lead || (still.test(lead.action) && !lead.thing)) return null;
  const of = thinker.person.id;
  const partner = others.find(({ who, action }) => who === lead.to && !hasTrait(action, 'quiet'));
  return {
    imagined: { of, acts: [lead, ...(partner ? [partner] : [])] },
    seen: seen
      .filter(({ picture, how }) => picture !== lead.thing && how !== 'worn' && how !== 'smeared')
      .slice(0, 2)
      .map(({ picture, count, color }) => ({
        picture,
        how: 'bubble' as const,
        of,
        ...(count ? { count } : {}),
        ...(color ? { color } : {}),
      })),
  };
}

const roleOf = (id: string, { people }: World): string | undefined =>
  people.all.find(({ person }) => person.id === id)?.person.role;
