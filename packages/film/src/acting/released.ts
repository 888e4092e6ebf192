/** What somebody has put somewhere, thrown or kicked is where it is going, and no longer in their hands. */
import type { Seen, Staging } from '@milestoon/story/screenplay';
import type { Actor } from '../film.ts';

const sends = /^(?:throw|kick|hit)$/;

/** On its way through the air by something else. */
export const isSent = ({ how, of, at, move }: Seen): boolean =>
  how === 'flying' && of !== undefined && at !== undefined && move === undefined;

/** Whether a thing of the moment is what somebody's hands have just let go. */
const hasLeft = (thing: Seen, { member, action, thing: own }: Staging): boolean =>
  own?.picture === thing.picture &&
  ((sends.test(action) && isSent(thing) && thing.of === member) ||
    (action === 'put-down' && thing.at?.side === 'in'));

export const emptyHanded = (staging: readonly Staging[], seen: readonly Seen[]): Staging[] =>
  staging.map((one) => {
    if (!seen.some((thing) => hasLeft(thing, one))) return one;
    const { thing: _gone, ...rest } = one;
    return rest;
  });

/** Those whose thing is in the air have no second one at the foot. */
export const withReleased = (actors: readonly Actor[], seen: readonly Seen[]): Actor[] =>
  actors.map((actor) =>
    seen.some((thing) => isSent(thing) && thing.of === actor.member) ? { ...actor, released: true } : actor,
  );
