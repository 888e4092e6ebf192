import type { Action, Emotion } from '@milestoon/cast';
import { isAnimal } from '@milestoon/cast';
import type { Somebody } from '../../world/people/somebody.ts';
import type { ThingMeant } from './phrases-meant.ts';
import type { Act, Seen } from '../plan.ts';

export const asIs = (thing: ThingMeant): Pick<Seen, 'picture' | 'count' | 'color' | 'size'> => ({
  picture: thing.picture,
  ...(thing.count ? { count: thing.count } : {}),
  ...(thing.color ? { color: thing.color } : {}),
  ...(thing.size ? { size: thing.size } : {}),
});

/** They are seen above, wherever somebody looks at them from. */
const above =
  /^(?:light-bulb|hanging-lamp|red-paper-lantern|fireworks|rainbow|comet|shooting-star|milky-way|full-moon|crescent-moon|sun|parachute|wind-face)$/;

export const seenAs = (thing: ThingMeant, move?: Seen['move']): Seen => ({
  ...asIs(thing),
  how:
    thing.likeness && thing.likeness !== 'worn'
      ? thing.likeness
      : thing.kind === 'weather' || above.test(thing.picture)
        ? 'sky'
        : 'ground',
  ...(move ? { move } : {}),
});

export const actOf = ({ person }: Somebody, action: Action, emotion: Emotion): Act => ({
  who: person.id,
  action,
  emotion,
});

/** Animals and children have a way of their own to do it; those the cast plays as people do it as people. */
export const ownAction = ({ person }: Somebody, action: Action): Action => {
  if (person.role && isAnimal(person.role)) {
    if (action === 'shout' || action === 'blow') return 'talk';
    // Paws catch by a leap.
    if (action === 'catch') return 'jump';
  }
  // Children are driven.
  return action === 'drive' && children.test(person.role ?? '') ? 'sit' : action;
};
const children = /^(?:hero|baby|sister|brother|friend|cousin)$/;

/** In the colour that was told of it, now or before. */
export function inItsColor(thing: ThingMeant, colors: Map<string, string>): ThingMeant {
  if (thing.color) {
    colors.set(thing.picture, thing.color);
    return thing;
  }
  const color = colors.get(thing.picture);
  return color ? { ...thing, color } : thing;
}
