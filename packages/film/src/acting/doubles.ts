import { type ActionDefinition, definitionOf } from '@milestoon/cast';
import type { Staging } from '@milestoon/story';
import type { SetName, SetThing } from '@milestoon/stage';

type Brought = NonNullable<ActionDefinition['brings']>;

/** Where a set has one of its own of what comes with an action. */
const places: Readonly<Record<Brought, readonly SetName[]>> = {
  cake: ['party'],
  ball: ['living'],
  blocks: ['living'],
  bed: ['bedroom'],
  swing: ['park', 'playground'],
};

/** Things that would be seen twice: in the set, and with somebody who acts with one. */
export function doublesIn(set: SetName, staging: readonly Staging[]): SetThing[] {
  const things = staging.flatMap(({ action }) => {
    const { brings } = definitionOf(action);
    return brings && places[brings].includes(set) ? [brings] : [];
  });
  return [...new Set(things)].toSorted();
}
