import type { Character } from '@milestoon/cast';
import type { AnimalPlace, SetAnimal } from '@milestoon/stage';
import type { Shot, StoryShot } from '../film.ts';
import type { Household } from './residents.ts';

/** Pictures of the catalogue that show an animal of a place. */
const pictured: Readonly<Record<string, SetAnimal>> = {
  cow: 'cow',
  horse: 'horse',
  sheep: 'sheep',
  ewe: 'sheep',
  ram: 'sheep',
  pig: 'pig',
  chicken: 'chicken',
  rooster: 'chicken',
  duck: 'duck',
  elephant: 'elephant',
  giraffe: 'giraffe',
  lion: 'lion',
  flamingo: 'flamingo',
};

/** A picture of these kinds is the animal itself; on walls, screens and in thoughts it is not. */
const present = new Set(['ground', 'beside', 'table', 'support', 'flying']);

const isStory = (shot: Shot): shot is StoryShot => shot.kind === 'story';

/** Animals of the story that act in the place of a shot, and from which frame on. */
function actingThere({ shots, characters }: Household, name: string): Map<string, number> {
  const first = new Map<string, number>();
  for (const shot of shots.filter(isStory))
    if (shot.set.name === name)
      for (const { member } of shot.actors)
        if (characters[member] && !first.has(member)) first.set(member, shot.from);
  return first;
}

/**
 * For each place the animal of the story that belongs there, `out` once the story has it on the stage or shows a
 * picture of one, or nothing where anybody may stand. Without a shot everybody is at home.
 */
export function playedAway(
  film: Household,
  shot: StoryShot | null,
  places: readonly AnimalPlace[],
): (Character | 'out' | undefined)[] {
  const name = shot?.set.name;
  const members = name === undefined ? new Map<string, number>() : actingThere(film, name);
  const taken: (Character | 'out' | undefined)[] = places.map(() => undefined);
  const give = (role: string, who: Character | 'out'): void => {
    const free = places.findIndex((place, i) => place.role === role && taken[i] === undefined);
    if (free >= 0) taken[free] = who;
  };
  for (const [member, from] of members) {
    const character = film.characters[member];
    if (character) give(character.role, shot && from <= shot.from ? 'out' : character);
  }
  for (const { how, pictures } of shot?.props ?? [])
    if (present.has(how))
      for (const { name: picture } of pictures)
        if (Object.hasOwn(pictured, picture)) give(pictured[picture] ?? '', 'out');
  return taken;
}
