import type { Actor } from './film.ts';

/** Stage pixels from the front of the stage up to where everything vanishes. */
const vanishing = 520;

/** Height on the stage and size of an actor in the course of acting `index`: whoever walks away gets smaller. */
export function sizeAfter(actor: Actor, index: number, frame: number): { y: number; size: number } {
  let way = 0;
  for (let i = 0; i <= index; i++) {
    const acting = actor.acting[i];
    const until = i === index ? frame : (actor.acting[i + 1]?.from ?? frame);
    if (acting?.rise) way += acting.rise * Math.max(0, until - acting.from);
  }
  // Steps get smaller with the figure, so that feet stay where they are planted.
  const size = Math.exp(-way / vanishing);
  return { y: actor.y - vanishing * (1 - size), size };
}
