/** Things, animals and people on somebody's body: they go where that part of the body goes. */
import { type Character, spotAt } from '@milestoon/cast';
import type { Seen, Staging } from '@milestoon/story/screenplay';
import { toldOf } from '@milestoon/things';
import { performanceOf } from '../acting/acting.ts';
import { reachesOut } from '../acting/reaching-out.ts';
import type { Actor } from '../film.ts';

type Characters = Readonly<Record<string, Character>>;

/** Done with the hands and the thing, which is at its spot: whoever carries it goes, and everybody else stands. */
const byHand =
  /^(?:hold|carry|hug|hide|put-on|put-down|dress|stick|craft|tie|hand-over|open|pull|take-out|drink|throw|wipe|catch|receive)$/;
/** Whoever puts something on their own body has the hands there; the deed itself is done. */
const putsThere = /^(?:put-on|put-down|dress|stick)$/;

/** Whoever has something in the lap sits, whatever they do. */
const seatedFor = (actor: Actor): Actor =>
  actor.seated || actor.acting.some(({ action }) => /^(?:sit|kneel)$/.test(action))
    ? actor
    : { ...actor, seated: true };

/** Everybody with what is on their body. */
export const withOnBodies = (actors: readonly Actor[], seen: readonly Seen[]): Actor[] =>
  actors.map((actor) => {
    const own = seen.filter(({ how, spot, of = 'hero' }) => how === 'atop' && spot && of === actor.member);
    if (own.length === 0) return actor;
    const touched = actor.acting.some(({ action, partner }) => putsThere.test(action) && !partner);
    const bears = own.some(({ spot }) => spot === 'lap');
    return {
      ...(bears ? seatedFor(actor) : actor),
      acting: actor.acting.map((acting) =>
        acting.partner || acting.thing || !byHand.test(acting.action)
          ? acting
          : { ...acting, action: acting.action === 'carry' ? 'walk' : 'stand' },
      ),
      onBody: own.flatMap(({ spot, picture, count, ...told }) =>
        spot
          ? [
              {
                spot,
                picture,
                ...toldOf(told),
                ...(count ? { count } : {}),
                ...(touched ? { touched } : {}),
              },
            ]
          : [],
      ),
    };
  });

/** Who is on somebody else's body, and not with the hands at it. */
export const isBorne = ({ spot, to, action }: Staging): boolean =>
  spot !== undefined && to !== undefined && !reachesOut({ action });

/** Nobody has a bed on somebody's knees. */
const lies = /^(?:sleep|lie-down)$/;
/** Stage pixels by which who is on somebody is nearer to us. */
const before = 6;

/** Puts those who are on somebody's body there. */
export function onBodies(
  actors: readonly Actor[],
  staging: readonly Staging[],
  characters: Characters,
  from: number,
): Actor[] {
  const laps = staging.flatMap(({ spot, to }) => (spot === 'lap' && to ? [to] : []));
  const seated = actors.map((actor) => (laps.includes(actor.member) ? seatedFor(actor) : actor));
  return seated.map((actor) => {
    const { spot, to } = staging.find(({ member }) => member === actor.member) ?? {};
    const bearer = seated.find(({ member }) => member === to);
    const other = bearer && characters[bearer.member];
    const [acting] = bearer?.acting ?? [];
    if (!spot || !bearer || !other || !acting) return actor;
    // Where it is once the bearer is in the pose.
    const settled = performanceOf({ from, actors: [], speaker: null, mouth: [] }, bearer, acting.from + 24);
    const [x, y] = spotAt(other, settled, spot);
    const { facing } = acting;
    return {
      ...actor,
      y: bearer.y + before,
      lift: Math.max(0, before - y + (bearer.lift ?? 0)),
      ...(actor.acting.some(({ action }) => lies.test(action)) ? { asleep: true } : {}),
      acting: actor.acting.map((each, i) => ({
        ...each,
        ...(lies.test(each.action) ? { action: 'sit' as const } : {}),
        x: acting.x + x,
        partner: bearer.member,
        speed: bearer.acting[i]?.speed ?? acting.speed,
        facing,
      })),
    };
  });
}
