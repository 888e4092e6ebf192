/** On which side of a vehicle its handles are: whoever pushes somebody in it has them before the hands. */
import { actorAt } from '../acting/acting.ts';
import type { Actor } from '../film.ts';
import type { Prop } from './prop.ts';

const handles: ReadonlyMap<string, 'left' | 'right'> = new Map([
  ['wheelbarrow', 'left'],
  ['shopping-cart', 'right'],
  ['pushchair', 'right'],
]);

/** Whether the picture of what bears somebody is turned about for the one who pushes them. */
export function isTurnedAbout(
  name: string,
  { of, x }: Pick<Prop, 'of' | 'x'>,
  actors: readonly Actor[],
  from: number,
): boolean {
  const side = handles.get(name);
  const pusher = actors.find((actor) => {
    const { acting } = actorAt(actor, from);
    return actor.member !== of && /^(?:push|pull)$/.test(acting.action);
  });
  if (!side || !pusher) return false;
  return (actorAt(pusher, from).x > x ? 'right' : 'left') !== side;
}
