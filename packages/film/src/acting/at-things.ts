/** Whoever does something at a large thing, or aims at one, is turned to it, and near enough for their hands. Stage pixels. */
import { type Action, type Character, isAnimal, scaleOf } from '@milestoon/cast';
import type { Actor } from '../film.ts';
import type { Prop } from '../showing/prop.ts';
import { actorAt } from './acting.ts';

/** Done with the hands at what stands there. */
const touches: ReadonlySet<Action> = new Set<Action>([
  'reach',
  'wipe',
  'take-out',
  'open',
  'pull',
  'push',
  'cut',
  'hit',
  'pour',
  'stick',
  'stroke',
  'write',
  'draw',
  'paint',
  'hold',
  'put-down',
  'search',
  'measure',
]);
const throws: ReadonlySet<Action> = new Set<Action>(['throw', 'kick']);
/** What a ball goes into. */
const goals =
  /^(?:goal-net|basketball-hoop|basket|bucket|bin|wastebasket|bullseye|bowling|tin|laundry-basket|net)$/;
/** Heads: from the edge of a thing to the middle of whoever has the hands at it. */
const away = 0.5;
/** Heads that somebody takes to come nearer. */
const most = 1.1;

/** The thing whoever acts is turned to, if there is one. */
function thingFor(
  actor: Actor,
  props: readonly Prop[],
  x: number,
  /** What everybody does. */
  doers: ReadonlyMap<string, Action | undefined>,
): Prop | undefined {
  const [{ action }] = actor.acting as [Actor['acting'][number]];
  if (throws.has(action))
    return props.find(
      ({ how, pictures, of, trail }) =>
        (how === 'flying' && trail && of === actor.member) ||
        (/^(?:ground|beside)$/.test(how) && goals.test(pictures[0]?.name ?? '')),
    );
  if (!touches.has(action)) return undefined;
  // What is put on or into something is at its place: the hands are there.
  const laid = /^(?:put-down|reach)$/.test(action) && props.find(({ at, how }) => at && how === 'ground');
  const holder =
    laid && props.find(({ pictures, at }) => !at && pictures.some(({ name }) => name === laid.at?.picture));
  if (holder) return holder;
  return props
    .filter(({ how, of }) => how === 'beside' && (of === actor.member || doers.get(of ?? '') === action))
    .toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
}

const isRoomAt = (x: number, others: readonly number[], head: number): boolean =>
  others.every((other) => Math.abs(other - x) > head);

/** Turns those who act at something to it. Nobody passes anybody on the way. */
export function atThings(
  actors: readonly Actor[],
  props: readonly Prop[],
  characters: Readonly<Record<string, Character>>,
  from: number,
): Actor[] {
  const doers = new Map(actors.map(({ member, acting }) => [member, acting[0]?.action]));
  return actors.map((actor) => {
    const character = characters[actor.member];
    if (!character || isAnimal(character.role)) return actor;
    if (actor.acting.some(({ partner, speed }) => partner || speed !== 0)) return actor;
    const { x } = actorAt(actor, from);
    const thing = thingFor(actor, props, x, doers);
    if (!thing || Math.abs(thing.x - x) < 40) return actor;
    const facing = thing.x < x ? ('left' as const) : ('right' as const);
    const [left, , wide] = thing.box;
    const head = scaleOf(character);
    const edge = facing === 'right' ? left - head * away : left + wide + head * away;
    const others = actors.filter((each) => each !== actor).map((each) => actorAt(each, from).x);
    const isFree = others.every((other) => (other - x) * (other - edge) > 0 && Math.abs(other - edge) > head);
    // Of two who are at it together one goes round to the other side.
    const across = facing === 'right' ? left + wide + head * away : left - head * away;
    const isBehind = actors.some(
      (each) =>
        each !== actor &&
        each.acting[0]?.action === actor.acting[0]?.action &&
        (actorAt(each, from).x - x) * (actorAt(each, from).x - thing.x) < 0,
    );
    if (isBehind && !throws.has(actor.acting[0]?.action ?? 'stand') && isRoomAt(across, others, head)) {
      const turned = facing === 'right' ? ('left' as const) : ('right' as const);
      return { ...actor, acting: actor.acting.map((each) => ({ ...each, facing: turned, x: across })) };
    }
    const aims = throws.has(actor.acting[0]?.action ?? 'stand');
    const steps = !aims && isFree && Math.abs(edge - x) < head * most ? edge : x;
    return { ...actor, acting: actor.acting.map((each) => ({ ...each, facing, x: steps })) };
  });
}
