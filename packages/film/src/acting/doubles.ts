import type { Action } from '@milestoon/cast';
import type { Staging } from '@milestoon/story';
import type { SetName, SetThing } from '@milestoon/stage';

/** What comes with an action, and where the set has one of its own. */
const brought: Partial<Record<Action, { thing: SetThing; sets: readonly SetName[] }>> = {
  blow: { thing: 'cake', sets: ['party'] },
  kick: { thing: 'ball', sets: ['living'] },
  catch: { thing: 'ball', sets: ['living'] },
  build: { thing: 'blocks', sets: ['living'] },
  sleep: { thing: 'bed', sets: ['bedroom'] },
  swing: { thing: 'swing', sets: ['park', 'playground'] },
};

/** Things that would be seen twice: in the set, and with somebody who acts with one. */
export function doublesIn(set: SetName, staging: readonly Staging[]): SetThing[] {
  const things = staging.flatMap(({ action }) => {
    const own = brought[action];
    return own?.sets.includes(set) ? [own.thing] : [];
  });
  return [...new Set(things)].toSorted();
}
