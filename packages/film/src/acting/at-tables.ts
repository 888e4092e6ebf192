/** Whoever lays a table stands at it. Stage pixels. */
import { type Character, isAnimal, isBaby, scaleOf } from '@milestoon/cast';
import { topOf } from '@milestoon/things';
import type { Actor } from '../film.ts';
import type { Prop } from '../showing/prop.ts';
import { actorAt } from './acting.ts';

const boards = /^(?:table|desk|counter)$/;
/** Heads from the edge of the table to the middle of whoever stands at it. */
const away = 0.12;

const isFree = (actor: Actor, character: Character | undefined): boolean =>
  character !== undefined &&
  !isAnimal(character.role) &&
  !isBaby(character) &&
  !character.look.wheelchair &&
  actor.acting.every(({ action, partner, speed }) => action === 'put-down' && !partner && speed === 0);

/** Those who put something on a table that stands there go to its edge and have the hands above it. */
export function atTables(
  actors: readonly Actor[],
  props: readonly Prop[],
  characters: Readonly<Record<string, Character>>,
  from: number,
): Actor[] {
  const table =
    props.find(({ stand }) => stand === 'table') ??
    props.find(
      ({ how, pictures }) => /^(?:ground|beside)$/.test(how) && boards.test(pictures[0]?.name ?? ''),
    );
  if (!table) return [...actors];
  const [left, , wide, tall] = table.box;
  const high = table.stand ? tall : tall * topOf(table.pictures[0]?.name ?? '');
  const sides = { left: 0, right: 0 };
  const free = actors
    .filter((actor) => isFree(actor, characters[actor.member]))
    .toSorted((a, b) => actorAt(a, from).x - actorAt(b, from).x);
  return actors.map((actor) => {
    const character = characters[actor.member];
    const order = free.indexOf(actor);
    if (!character || order < 0) return actor;
    const { x } = actorAt(actor, from);
    // Those who are at it together have it between them.
    const goesLeft = free.length > 1 ? order < free.length / 2 : x < left + wide / 2;
    const at = goesLeft ? 'left' : 'right';
    const aside = scaleOf(character) * (away + 0.9 * sides[at]++);
    const place = goesLeft ? left - aside : left + wide + aside;
    return {
      ...actor,
      table: high / scaleOf(character),
      acting: actor.acting.map((each) => ({ ...each, x: place, facing: goesLeft ? 'right' : 'left' })),
    };
  });
}
