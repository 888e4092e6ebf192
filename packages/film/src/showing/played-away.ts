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

/** Members of the story that act in a place, and the lines in whose pictures they do. */
function actingThere({ shots, characters }: Household, name: string): Map<string, Set<string>> {
  const lines = new Map<string, Set<string>>();
  for (const shot of shots.filter(isStory))
    if (shot.set.name === name)
      for (const { member } of shot.actors)
        if (characters[member]) lines.set(member, (lines.get(member) ?? new Set()).add(shot.beat));
  return lines;
}

/**
 * For each place the animal of the story that belongs there, `out` while a line has it on the stage or a shot shows a
 * picture of one, or nothing where anybody may stand. Without a shot everybody is at home.
 */
export function playedAway(
  film: Household,
  shot: StoryShot | null,
  places: readonly AnimalPlace[],
): (Character | 'out' | undefined)[] {
  const name = shot?.set.name;
  const members = name === undefined ? new Map<string, Set<string>>() : actingThere(film, name);
  const taken: (Character | 'out' | undefined)[] = places.map(() => undefined);
  const give = (role: string, who: Character | 'out'): void => {
    const free = places.findIndex((place, i) => place.role === role && taken[i] === undefined);
    if (free >= 0) taken[free] = who;
  };
  for (const [member, lines] of members) {
    const character = film.characters[member];
    if (character) give(character.role, shot && lines.has(shot.beat) ? 'out' : character);
  }
  for (const { how, pictures } of shot?.props ?? [])
    if (present.has(how))
      for (const { name: picture } of pictures)
        if (Object.hasOwn(pictured, picture)) give(pictured[picture] ?? '', 'out');
  return taken;
}
