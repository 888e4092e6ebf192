/** Who takes in what has just been said: a straight face first, then what is made of it. */
import { type Character, type Emotion, isAnimal } from '@milestoon/cast';
import type { Acting, StoryShot } from '../film.ts';
import { directions } from '../styles/index.ts';

/** Frames until an animal makes something of it. */
const animalHeld = 8;

/** What is felt so is no joke to whoever feels it: the face stays as it was. */
const serious: ReadonlySet<Emotion> = new Set(['surprised', 'sad', 'scared', 'angry', 'shy', 'sleepy']);

/**
 * The shot with only this member in it. Animals put their head to one side; nobody is amused but us. In a told moment
 * fear, tears and fright stay on the face, and whoever laughs with the others does so at once.
 */
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
  const felt = shot.moment === undefined ? null : feltIn(still);
  const { take } = directions[character.style];
  // To us, past the line of the others: what do you say to that?
  const side = still.facing === 'right' ? -1 : 1;
  const straight: Acting = {
    ...still,
    from: shot.from,
    action: animal ? 'sit' : 'stand',
    emotion: animal ? 'neutral' : (felt ?? take.straight),
    speed: 0,
    gaze: [0.2 * side, 0.04],
  };
  const { partner: _partner, rise: _rise, pace: _pace, ...alone } = straight;
  const payoff: Acting = animal
    ? { ...alone, from: shot.from + animalHeld, emotion: 'thinking' }
    : felt && serious.has(felt)
      ? {
          ...alone,
          from: shot.from + take.held,
          action: still.action === 'cry' ? 'cry' : 'stand',
          emotion: felt,
        }
      : { ...alone, from: shot.from + take.held, action: take.action, emotion: take.emotion };
  return { ...shot, actors: [{ ...actor, acting: [alone, payoff] }] };
}

/** What shows on the face before anything is made of it; null where the others' words are all there is. */
const feltIn = ({ action, emotion }: Acting): Emotion | null =>
  action === 'cry'
    ? 'sad'
    : action === 'laugh' || emotion === 'laughing'
      ? 'laughing'
      : serious.has(emotion)
        ? emotion
        : null;
