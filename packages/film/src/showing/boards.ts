/** Boards somebody stands upon: their pictures show them upright or at a slant, under feet they are level. */
import { bounds, type Point, radians, rotate } from '@milestoon/drawing';
import type { Seen } from '@milestoon/story/screenplay';
import type { Picture } from '@milestoon/things';
import type { Actor } from '../film.ts';
import { onBlanket } from './sitting.ts';

interface Board {
  /** Degrees by which the picture is turned until it is level. */
  turn: number;
  /** Seen from above: so much of its width is left. */
  flat?: true;
}

const boards: Readonly<Record<string, Board>> = {
  surfboard: { turn: 90, flat: true },
  skateboard: { turn: 45 },
  snowboard: { turn: 25, flat: true },
};

export const boardOf = (name: string): Board | undefined =>
  Object.hasOwn(boards, name) ? boards[name] : undefined;

/** Its box when it is level, for a picture of one. */
export function levelBox({ shapes }: Picture, { turn }: Board): [width: number, height: number] {
  const points = shapes.flatMap(({ rings }) => rings.flat() as Point[]);
  const [, , wide, high] = bounds([points.map((point) => rotate(point, radians(turn)))]);
  return [wide, high];
}

/** Where a surfboard floats in a place, stage pixels: in the waves before the sand. */
export const waves: Readonly<Record<string, number>> = { beach: 748, lake: 735 };

/** Whoever rides a board stands upon it. */
export const standingOn = (actor: Actor): Actor => ({
  ...actor,
  acting: actor.acting.map((act) =>
    /^(?:sit|ride|walk|run)$/.test(act.action) ? { ...act, action: 'stand' as const } : act,
  ),
});

const boats = /^(?:canoe|sailboat|motor-boat|speedboat)$/;
/** Who is on a surfboard or in a rowing boat is on the water and not on the sand. */
export function intoTheWaves(thing: Seen, actors: readonly Actor[], set = ''): readonly Actor[] {
  const y = waves[set];
  const isBoat = boats.test(thing.picture) && thing.how === 'inside';
  if ((thing.picture !== 'surfboard' || thing.how !== 'support') && !isBoat) return actors;
  if (y === undefined) return actors;
  const owner = actors.find(({ member }) => member === (thing.of ?? 'hero'));
  const aboard = isBoat && owner ? onBlanket(thing, owner, actors, 0) : [];
  return actors.map((actor) => (actor === owner || aboard.includes(actor) ? { ...actor, y } : actor));
}
