/** What is done sitting, and who sits together on a blanket. */
import type { Seen } from '@milestoon/story/screenplay';
import { actorAt } from '../acting/acting.ts';
import type { Actor } from '../film.ts';

/** Done standing elsewhere, and on a seat sitting. */
export const sitting: ReadonlySet<string> = new Set([
  'cry',
  'laugh',
  'hold',
  'talk',
  'eat',
  'drink',
  'lick',
  'smell',
  'think',
  'point',
  'wave',
  'clap',
  'look',
  'look-up',
  'sing',
  'shout',
  'whisper',
  'phone',
  'cover-ears',
  'cover-eyes',
  'refuse',
  'nod',
  'shrug',
  'wait',
  'listen',
  'write',
  'draw',
  'paint',
  'build',
  'cut',
  'tie',
  'count',
  'blush',
]);

/** Whoever eats or reads on one of these sits on it, with everybody who does the same. */
const spreads = /^(?:blanket|mat|towel|sheet|tablecloth)$/;
/** Heads that a blanket is wider than those who sit on it. */
export const spreadRoom = 2.6;
/** Stage pixels: those who are further away have none of it. */
const near = 420;

/** Seats of several, side by side. */
const shared = /^(?:cabin-seats|canoe)$/;

export const isSpread = ({ how, picture }: Pick<Seen, 'how' | 'picture'>): boolean =>
  how === 'support' && spreads.test(picture);

/** Those who sit on somebody's blanket, or side by side on the seats of a train: nobody where it is neither. */
export const onBlanket = (
  thing: Pick<Seen, 'how' | 'picture'>,
  owner: Actor,
  actors: readonly Actor[],
  from: number,
): Actor[] =>
  isSpread(thing) || shared.test(thing.picture)
    ? actors.filter(
        (each) =>
          each.acting.every(
            ({ action, speed }) => (action === 'sit' || sitting.has(action)) && speed === 0,
          ) &&
          each.acting[0]?.action === owner.acting[0]?.action &&
          Math.abs(actorAt(each, from).x - actorAt(owner, from).x) < near,
      )
    : [];
