import { type ActionDefinition, definitionOf } from '@milestoon/cast';
import type { Seen, Staging } from '@milestoon/story/screenplay';
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

/** Pictures of what sets have one of, too. */
const pictured: Readonly<Record<string, readonly [SetThing | null, ...SetName[]]>> = {
  'couch-and-lamp': ['sofa', 'living'],
  'goal-net': ['goal', 'pitch'],
  bathtub: ['bathtub', 'bathroom'],
  bed: ['bed', 'bedroom', 'ward'],
  cot: ['bed', 'bedroom'],
  'birthday-cake': ['cake', 'party'],
  'soccer-ball': ['ball', 'living'],
  'toy-blocks': ['blocks', 'living'],
  'musical-keyboard': ['piano', 'stage'],
};

const none: readonly [SetThing | null, ...SetName[]] = [null];

/** Things that would be seen twice: in the set, and with somebody who acts with one, or as a picture of the story. */
export function doublesIn(
  set: SetName,
  staging: readonly Staging[],
  seen: readonly Pick<Seen, 'picture' | 'how'>[] = [],
  dressing: readonly string[] = [],
): SetThing[] {
  const played = staging.flatMap(({ thing }): Pick<Seen, 'picture' | 'how'>[] =>
    thing?.picture === 'musical-keyboard' ? [{ picture: thing.picture, how: 'beside' }] : [],
  );
  const standing = dressing.map((picture) => ({ picture, how: 'ground' as const }));
  const shown = [...seen, ...standing, ...played].flatMap(({ picture, how }) => {
    const [thing, ...sets] = Object.hasOwn(pictured, picture) ? (pictured[picture] ?? none) : none;
    return thing && how !== 'bubble' && how !== 'held' && sets.includes(set) ? [thing] : [];
  });
  const things = staging.flatMap(({ action }) => {
    const { brings } = definitionOf(action);
    return brings && places[brings].includes(set) ? [brings] : [];
  });
  return [...new Set([...things, ...shown])].toSorted();
}

/** A birthday has its cake; at any other feast one with candles would tell of a birthday. */
export const withoutCake = (set: SetName, milestone: string): SetThing[] =>
  set === 'party' && milestone !== 'birthday' ? ['cake'] : [];
