/** Who takes in what has just been said: a straight face first, then what is made of it. */
import { type Character, isAnimal } from '@milestoon/cast';
import type { Acting, StoryShot } from '../film.ts';
import { directions } from '../styles/index.ts';

/** Frames until an animal makes something of it. */
const animalHeld = 8;

/** The shot with only this member in it. Animals put their head to one side; nobody is amused but us. */
export function takingIn(
  shot: StoryShot,
  member: string,
  characters: Readonly<Record<string, Character>>,
): StoryShot {
  const actor = shot.actors.find((each) => each.member === member);
  const character = characters[member];
  const still = actor?.acting[0];
  if (!actor || !character || !still) return shot;
  const animal = isAnimal(character.role);
  const { take } = directions[character.style];
  // To us, past the line of the others: what do you say to that?
  const side = still.facing === 'right' ? -1 : 1;
  const straight: Acting = {
    ...still,
    from: shot.from,
    action: animal ? 'sit' : 'stand',
    emotion: animal ? 'neutral' : take.straight,
    speed: 0,
    gaze: [0.2 * side, 0.04],
  };
  const { partner: _partner, rise: _rise, pace: _pace, ...alone } = straight;
  const payoff: Acting = animal
    ? { ...alone, from: shot.from + animalHeld, emotion: 'thinking' }
    : { ...alone, from: shot.from + take.held, action: take.action, emotion: take.emotion };
  return { ...shot, actors: [{ ...actor, acting: [alone, payoff] }] };
}
