/** What is thrown or kicked to somebody is in the air between both, and the other one has the arms out for it. */
import { type Action, type Character, isAnimal, isBaby, scaleOf } from '@milestoon/cast';
import type { Paired } from './pairing.ts';

/** Heads of whoever throws, from one to the other: half-way is where a still finds what is thrown. */
const apart = 3.1;
const lookOn: ReadonlySet<Action> = new Set<Action>(['look', 'stand', 'watch', 'wait', 'catch']);

const hasHands = (character: Character | undefined): character is Character =>
  character !== undefined && !isBaby(character) && !isAnimal(character.role);

export function thrownTo(
  staging: readonly Paired[],
  characters: Readonly<Record<string, Character>>,
): Paired[] {
  const thrower = staging.find(
    ({ member, action, to, partner }) =>
      action === 'throw' && to !== undefined && !partner && hasHands(characters[member]),
  );
  const receiver = staging.find(
    ({ member, action, emotion, partner }) =>
      member === thrower?.to &&
      !partner &&
      lookOn.has(action) &&
      !/^(?:sad|scared|angry)$/.test(emotion) &&
      hasHands(characters[member]),
  );
  if (!thrower || !receiver) return [...staging];
  const isRightward = thrower.place <= receiver.place;
  return staging.map((each) =>
    each === thrower
      ? { ...each, partner: receiver.member, facing: isRightward ? 'right' : 'left' }
      : each === receiver
        ? { ...each, action: 'ready', partner: thrower.member, facing: isRightward ? 'left' : 'right' }
        : each,
  );
}

/** How far apart those two stand, or null where nobody throws anything to the other. */
export const distanceToThrow = (action: Action, thrower: Character, receiver: Character): number | null =>
  action === 'throw' ? scaleOf(thrower) * apart : action === 'ready' ? scaleOf(receiver) * apart : null;
