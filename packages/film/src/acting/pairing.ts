/** Who does something with whom: hugs, holds a hand, gives a present. */
import { type Character, definitionOf, isAnimal, isBaby, isGrownUp } from '@milestoon/cast';
import type { Staging } from '@milestoon/story/screenplay';
import { isBorne } from '../showing/on-bodies.ts';
import { atSpots } from './at-spots.ts';
import { canLift } from './on-the-arm.ts';
import { ontoSomebody } from './onto-somebody.ts';
import { thrownTo } from './thrown-to.ts';
import { withAnimals } from './with-animals.ts';
import { withBabies } from './with-babies.ts';

export interface Paired extends Staging {
  partner?: string;
  /** Does on the knees what is done standing. */
  kneels?: boolean;
}

/** Who has hands and stands on feet. */
const ableTo = (character: Character | undefined): boolean =>
  character !== undefined && !isBaby(character) && !isAnimal(character.role);

/** Finds the pairs of a staging; nobody is in two of them. */
export function pairUp(all: readonly Paired[], characters: Readonly<Record<string, Character>>): Paired[] {
  // Who is on somebody's body does nothing else with them, and whoever bears them keeps what they do.
  const borne = all.filter(isBorne);
  if (borne.length > 0) {
    const bears = ({ member }: Staging): boolean => borne.some(({ to }) => to === member);
    const others = pairUp(
      all.filter((each) => !borne.includes(each) && !bears(each)),
      characters,
    );
    return all.map((each) => others.find(({ member }) => member === each.member) ?? each);
  }
  const touched = atSpots(all, characters);
  if (touched.some(({ partner }, i) => partner && !all[i]?.partner)) {
    const rest = pairUp(
      touched.filter(({ partner }) => !partner),
      characters,
    );
    return touched.map((each) =>
      each.partner ? each : (rest.find(({ member }) => member === each.member) ?? each),
    );
  }
  const staging = upSomebody(huggedInstead(all, characters), characters);
  const result: Paired[] = [...staging];
  for (const [i, one] of staging.entries()) {
    const { together, withThing } = definitionOf(one.action);
    // A kiss for the teddy is not for whoever stands beside.
    if (!together || (one.thing && withThing) || result[i]?.partner || !ableTo(characters[one.member]))
      continue;
    const named = staging.some(({ member }) => member === one.to) ? one.to : undefined;
    const free = staging
      .map((other, j) => ({ other, j }))
      .filter(
        ({ other, j }) =>
          j !== i &&
          (named === undefined || other.member === named) &&
          !result[j]?.partner &&
          ableTo(characters[other.member]) &&
          (other.action === one.action || !together.bothDo),
      )
      .sort((a, b) => nearness(one, a.other) - nearness(one, b.other));
    const found = free[0];
    if (!found) continue;
    const { other, j } = found;
    const rightward = together.sameWay ? one.facing === 'right' : one.place <= other.place;
    const [facing, opposite] = rightward ? (['right', 'left'] as const) : (['left', 'right'] as const);
    result[i] = { ...one, action: together.as[0], partner: other.member, facing };
    result[j] = {
      ...other,
      action: together.as[1],
      partner: one.member,
      facing: together.sameWay ? facing : opposite,
    };
  }
  return withBabies(
    withAnimals(ontoSomebody(thrownTo(result, characters), characters), characters),
    characters,
  ).map((staged) =>
    !staged.partner && (staged.action === 'lift' || huggingNobody(staged, characters))
      ? { ...staged, action: 'stand' }
      : staged,
  );
}

/** Whoever is too heavy to be lifted is hugged. */
function huggedInstead(
  staging: readonly Staging[],
  characters: Readonly<Record<string, Character>>,
): readonly Staging[] {
  const heavy = staging.filter(
    ({ action, member, to }) => action === 'lift' && !canLift(characters[member], characters[to ?? '']),
  );
  const hugging = new Set(heavy.flatMap(({ member, to }) => [member, to]));
  return hugging.size === 0
    ? staging
    : staging.map((one) =>
        hugging.has(one.member) && /^(?:lift|in-arms)$/.test(one.action) ? { ...one, action: 'hug' } : one,
      );
}

/** Whoever climbs up a grown-up clings to them; there is no ladder. */
function upSomebody(
  staging: readonly Staging[],
  characters: Readonly<Record<string, Character>>,
): readonly Staging[] {
  const climber = staging.find(
    ({ action, member, to }) => action === 'climb' && canLift(characters[to ?? ''], characters[member]),
  );
  return staging.map((one) =>
    one === climber
      ? { ...one, action: 'in-arms' }
      : one.member === climber?.to
        ? { ...one, action: 'lift', to: climber.member }
        : one,
  );
}

/** A grown-up alone does not hug a teddy. */
function huggingNobody(
  { action, member }: Staging,
  characters: Readonly<Record<string, Character>>,
): boolean {
  const character = characters[member];
  return action === 'hug' && character !== undefined && isGrownUp(character.role);
}

/** Whoever was written to do the same comes first, then the nearest. */
const nearness = (one: Staging, other: Staging): number =>
  Math.abs(one.place - other.place) - (one.action === other.action ? 10 : 0);
