import { isAnimal } from '@milestoon/cast';
import type { Moment, Seen } from '../plan/plan.ts';
import type { Staging } from '../screenplay.ts';
import type { Wording } from './own-actions.ts';

/** Where one sits down to eat, and where to write: nobody has to say 'at the table'. */
const dining = /^(?:kitchen|cafe)$/;
/** Meals from a plate are eaten at a table in a living room too; an apple or a biscuit is not. */
const meals =
  /^(?:spaghetti|fork-and-knife-with-plate|cooked-rice|curry-rice|pot-of-food|steaming-bowl|meat-on-bone|poultry-leg|green-salad|bean|beans|cooking|broccoli|potato|fish|fried-shrimp|shallow-pan-of-food|stuffed-flatbread|taco|bento-box|plate|bowl-with-spoon)$/;
const writing: Readonly<Partial<Record<NonNullable<Moment['place']['set']>, string>>> = {
  kitchen: 'table',
  living: 'table',
  cafe: 'table',
  bedroom: 'desk',
  classroom: 'desk',
  library: 'desk',
};
/** Whoever is on, in or behind something is not at a table as well. */
const takes = /^(?:support|inside|cover|roof)$/;
/** What is written on lies on the table; a wall, a board or a plaster cast does not. */
const paper = /^(?:envelope|page|memo|notebook|book|scroll|clipboard|pencil|pen|crayon|receipt|card)/;

/** The table at which somebody eats or writes in a room, where the words name none. */
export function laidTables(
  staging: readonly Staging[],
  { place, mode, seen }: Pick<Moment, 'place' | 'mode' | 'seen'>,
  { people }: Pick<Wording, 'people'>,
): Seen[] {
  if (mode !== 'done' || !place.set || seen.some(({ how }) => takes.test(how))) return [];
  const { set } = place;
  const isOnPaper = seen.every(({ how, picture }) => how !== 'beside' || paper.test(picture));
  const sitter = staging.find(({ member, action, to, on, thing }) => {
    const role = people.find(({ id }) => id === member)?.role ?? 'hero';
    if (on || isAnimal(role) || role === 'baby') return false;
    // Who eats with somebody sits with them; who is fed, or written upon, is not at a table.
    if (to && staging.find((each) => each.member === to)?.action !== action) return false;
    return action === 'eat'
      ? dining.test(set) || (set === 'living' && meals.test(thing?.picture ?? ''))
      : action === 'write' && thing?.picture !== 'blackboard' && isOnPaper && writing[set] !== undefined;
  });
  if (!sitter) return [];
  const picture = sitter.action === 'eat' ? 'table' : (writing[set] ?? 'table');
  return [{ picture, how: 'cover', of: sitter.member }];
}
