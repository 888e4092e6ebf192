/** Where everybody's eyes are: on whoever does something with them, speaks, comes, or whose story it is. */
import { type Character, heightOf, isAnimal, scaleOf } from '@milestoon/cast';
import { actorAt } from './acting.ts';
import type { Acting, Actor } from '../film.ts';
import { hasOwnBusiness } from './own-business.ts';

/** As far as eyes go to the side, and up or down. */
const [aside, most] = [0.55, 0.42];

/** Sets the eyes of everybody for whom the action does not. */
export function withEyes(
  actors: readonly Actor[],
  characters: Readonly<Record<string, Character>>,
  speaker: string | null,
): Actor[] {
  return actors.map((actor) => ({
    ...actor,
    acting: actor.acting.map((acting) => {
      if (hasOwnBusiness(acting.action) || acting.gaze) return acting;
      const target = targetOf(actor, acting, actors, speaker);
      const gaze = target
        ? towards(actor, target, acting.from, characters)
        : alone(acting, speaker === actor.member);
      return gaze ? { ...acting, gaze } : acting;
    }),
  }));
}

function targetOf(
  actor: Actor,
  acting: Acting,
  actors: readonly Actor[],
  speaker: string | null,
): Actor | undefined {
  const others = actors.filter((other) => other !== actor);
  const far = (other: Actor): number =>
    Math.abs(actorAt(other, acting.from).x - actorAt(actor, acting.from).x);
  return (
    others.find(({ member }) => member === acting.partner) ??
    others.find(({ member }) => member === speaker) ??
    others.find((other) => actorAt(other, acting.from).acting.speed !== 0) ??
    others.find(({ member }) => member === 'hero') ??
    others.toSorted((a, b) => far(a) - far(b))[0]
  );
}

/** Up at a grown-up, down at a dog. */
function towards(
  actor: Actor,
  target: Actor,
  frame: number,
  characters: Readonly<Record<string, Character>>,
): [number, number] | null {
  const [self, other] = [characters[actor.member], characters[target.member]];
  if (!self || !other) return null;
  const [here, there] = [actorAt(actor, frame).x, actorAt(target, frame).x];
  const up = faceHeight(other) - faceHeight(self);
  const down = Math.max(-most, Math.min(most, -up / Math.max(260, Math.abs(there - here))));
  return [aside * Math.sign(there - here), Math.round(down * 100) / 100];
}

const faceHeight = (character: Character): number =>
  heightOf(character) * (isAnimal(character.role) ? 0.8 : 1) -
  (isAnimal(character.role) ? 0 : 0.4 * scaleOf(character));

/** With nobody there: ahead on the way; speaking, to us. */
function alone(acting: Acting, speaks: boolean): [number, number] | null {
  const side = acting.facing === 'right' ? 1 : -1;
  if (acting.speed !== 0) return [aside * side, 0];
  if (speaks) return [-0.12 * side, 0.02];
  return acting.action === 'point' || acting.action === 'wave' ? [0.3 * side, -0.06] : null;
}
