import { frameSize } from '@milestoon/drawing';
import type { Actor } from '../film.ts';

/** Stage pixels from the front of the stage up to where everything vanishes. */
const vanishing = 520;

/**
 * Place and size of an actor in the course of acting `index`, `x` being where they would be at the front:
 * whoever walks away gets smaller and nearer to the vanishing point, and stays beside whoever comes along.
 */
export function placeInDepth(
  actor: Actor,
  index: number,
  x: number,
  frame: number,
): { x: number; y: number; size: number } {
  let way = 0;
  for (let i = 0; i <= index; i++) {
    const acting = actor.acting[i];
    const until = i === index ? frame : (actor.acting[i + 1]?.from ?? frame);
    if (acting?.rise) way += acting.rise * Math.max(0, until - acting.from);
  }
  // Steps get smaller with the figure, so that feet stay where they are planted.
  const size = Math.exp(-way / vanishing);
  const middle = frameSize.width / 2;
  return { x: size === 1 ? x : middle + (x - middle) * size, y: actor.y - vanishing * (1 - size), size };
}
