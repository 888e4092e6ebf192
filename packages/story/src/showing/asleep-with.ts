import type { Moment } from '../plan/plan.ts';
import type { Staging } from '../screenplay.ts';

/** What children take to bed. */
const cuddled =
  /^(?:teddy-bear|toy-|nesting-dolls|blue-book|books?$|medal|sports-medal|trophy|soccer-ball|basketball|basket-ball|tennis|running-shoe|scarf|kite|robot)/;

type Shown<S> = { staging: Staging[]; seen: S[] };

/** Whoever falls asleep with a toy has it in the arm, and it does not lie on the floor. */
export function asleepWith<S extends Moment['seen'][number]>({ staging, seen }: Shown<S>): Shown<S> {
  const sleeper = staging.find(({ action, thing, on }) => action === 'sleep' && !thing && !on);
  const toy = seen.find(
    ({ how, picture, count = 1 }) => how === 'ground' && count === 1 && cuddled.test(picture),
  );
  if (!sleeper || !toy) return { staging, seen };
  const thing = { picture: toy.picture, ...(toy.color ? { color: toy.color } : {}) };
  return {
    staging: staging.map((each) => (each === sleeper ? { ...each, thing } : each)),
    seen: seen.filter((each) => each !== toy),
  };
}
