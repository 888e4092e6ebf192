import type { Seen, Staging } from '@milestoon/story/screenplay';
import { actorAt } from '../acting/acting.ts';
import type { Actor } from '../film.ts';
import type { Prop } from './prop.ts';
import { lifeSizeOf } from '@milestoon/things';

/** Metres: into and onto what is higher one reaches, for everything else one kneels. */
const high = 0.95;
/** Higher or longer, and open at the height of the knees. */
const low =
  /^(?:bed|bunk-bed|cot|couch-and-lamp|bench|bathtub|pool|table|automobile|racing-car|sailboat|canoe|motor-boat|speedboat|paddling-pool|shopping-cart|sandpit|luggage)$/;

/** Whoever puts something on, in or under something has nothing in the hands: the thing is there. */
export const layingDown = (staging: readonly Staging[], seen: readonly Seen[]): Staging[] =>
  staging.map((one) => {
    if (one.action !== 'put-down') return one;
    const laid = seen.find(
      ({ at, picture, of }) => at && (one.thing ? picture === one.thing.picture : of === one.member),
    )?.at;
    if (!laid) return one;
    const { thing: _laid, ...free } = one;
    return /^(?:on|in)$/.test(laid.side) && lifeSizeOf(laid.picture) > high && !low.test(laid.picture)
      ? { ...free, action: 'reach' }
      : free;
  });

/** What is ridden in an action of its own. */
const ridden: ReadonlyMap<string, string> = new Map([
  ['bicycle', 'bike'],
  ['scooter', 'scooter'],
  ['sled', 'sled'],
]);

/** Nobody has a bicycle in the hand on which somebody else rides by. */
export const withoutRidden = (staging: readonly Staging[]): Staging[] =>
  staging.map((one) => {
    const { thing, ...free } = one;
    const by = ridden.get(thing?.picture ?? '');
    return by && one.action !== by && staging.some(({ action }) => action === by) ? free : one;
  });

/** Whoever puts it there faces the place. */
export function facingPlaces(actors: readonly Actor[], props: readonly Prop[], from: number): Actor[] {
  const laid = props.find(({ at, how }) => at && how === 'ground');
  return actors.map((actor) => {
    const { x, acting } = actorAt(actor, from);
    if (!laid || acting.thing || !/^(?:put-down|reach)$/.test(acting.action)) return actor;
    const facing = laid.x < x ? 'left' : 'right';
    return { ...actor, acting: actor.acting.map((each) => ({ ...each, facing })) };
  });
}
