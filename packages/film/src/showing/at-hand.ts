/** What is done something with: it stands or lies before whoever does it, and not somewhere in the room. Stage pixels. */
import { type Character, scaleOf } from '@milestoon/cast';
import type { Seen } from '@milestoon/story/screenplay';
import { headsOf, type Picture, proportionsOf } from '@milestoon/things';
import { actorAt } from '../acting/acting.ts';
import type { Actor } from '../film.ts';
import type { Prop } from './prop.ts';

interface Company {
  actors: readonly Actor[];
  characters: Readonly<Record<string, Character>>;
  from: number;
}

/** Heads from the middle of somebody to the near edge of what is before their hands. */
const away = 0.46;
/** Heads: what is larger hides whoever stands behind it. */
const lowest = 1.25;
/** Pixels nearer to us than the cast. */
const nearer = 46;

/**
 * Before the hands of whom it belongs to, on the side they face. Where somebody else stands there it is between both
 * and nearer to us, low enough to see them over it. Null where its owner is not there.
 */
export function atHand(
  thing: Seen,
  picture: Picture,
  /** Heads it is tall, and how many stand side by side. */
  { heads, row }: { heads: number; row: number },
  { actors, characters, from }: Company,
): Pick<Prop, 'x' | 'y' | 'size' | 'near' | 'box'> | null {
  const actor = actors.find(({ member }) => member === thing.of);
  const character = actor && characters[actor.member];
  if (!actor || !character) return null;
  const head = scaleOf(character);
  const { x: own, acting } = actorAt(actor, from);
  const side = acting.facing === 'left' ? -1 : 1;
  const span = (tall: number): number => head * tall * (1 + (row - 1) * 0.62);
  const free = head * away + span(heads);
  const partner = actors
    .filter((each) => each !== actor)
    .map((each) => actorAt(each, from).x)
    .find((x) => side * (x - own) > 0 && side * (x - own) < free + head * 0.4);
  const tall = partner === undefined ? heads : Math.min(heads, lowest);
  const wide = span(tall);
  const x = partner === undefined ? own + side * (head * away + wide / 2) : (own + partner) / 2;
  const y = actor.y + (partner === undefined ? 2 : nearer);
  const high = head * tall * proportionsOf(picture).high;
  return {
    x,
    y,
    size: (head * tall) / headsOf(picture),
    ...(partner === undefined ? {} : { near: true }),
    box: [x - wide / 2, y - high, wide, high],
  };
}
