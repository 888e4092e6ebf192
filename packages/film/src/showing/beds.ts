/** Whoever reads, eats or talks in bed sits up in it under the blanket. */
import { isAnimal, isBaby, isGrownUp } from '@milestoon/cast';
import type { Seen } from '@milestoon/story/screenplay';
import type { Actor } from '../film.ts';
import type { Company } from './bearing.ts';
import { isMade } from './made-beds.ts';
import { sitting } from './sitting.ts';
import { chairFor, seatHigh } from './tables.ts';
import type { Prop } from './prop.ts';

const isBed = ({ how, picture }: Seen): boolean => how === 'support' && picture === 'bed';
/** Done in bed as elsewhere; who is read to only listens. */
const still = /^(?:read|stand|watch|listen|get-up)$/;
/** Needs no hands of the other. */
const apart = /^(?:look|get-up|listen|watch|read|talk|laugh|stand)$/;
const attends = /^(?:look|listen|watch|stand|sleep)$/;

/** Whose bed it is: that of the child, where a grown-up reads to it 'in bed'. */
function ownerOf({ of = 'hero' }: Seen, { actors, characters }: Company): string {
  const named = characters[of];
  if (!named || !isGrownUp(named.role)) return of;
  const child = actors.find(({ member, acting }) => {
    const character = characters[member];
    return (
      member !== of &&
      character !== undefined &&
      !isGrownUp(character.role) &&
      !isAnimal(character.role) &&
      acting.every(({ action }) => attends.test(action))
    );
  });
  return child?.member ?? of;
}

function canSitUp({ member, acting, lift }: Actor, { characters }: Company): boolean {
  const character = characters[member];
  return (
    character !== undefined &&
    !lift &&
    !isAnimal(character.role) &&
    !isBaby(character) &&
    acting.every(
      ({ action, speed, partner }) =>
        (still.test(action) || sitting.has(action)) && speed === 0 && (!partner || apart.test(action)),
    )
  );
}

/** Whoever is kissed, held or comforted in bed stays sitting there for it. */
const fond = /^(?:kiss|embrace|lean-on|nod|laugh|hold-hands|in-arms)$/;
function keptInBed(actor: Actor, company: Company): Actor {
  const { actors, characters } = company;
  const other = actors.find(({ member }) => member === actor.acting[0]?.partner);
  if (!other || !isGrownUp(characters[other.member]?.role ?? 'hero')) return actor;
  return {
    ...actor,
    acting: actor.acting.map((act) =>
      act.partner && fond.test(act.action) ? { ...act, action: 'look' as const } : act,
    ),
  };
}

/** Those who are in a bed sit up in it; who is with them there has a chair beside it. */
export function seatedInBeds(seen: readonly Seen[], company: Company): Actor[] {
  const beds = seen.filter(isBed);
  const owners = new Set(beds.map((bed) => ownerOf(bed, company)));
  const inBed = company.actors.map((actor) => (owners.has(actor.member) ? keptInBed(actor, company) : actor));
  const sitUp = inBed.filter((actor) => owners.has(actor.member) && canSitUp(actor, company));
  if (sitUp.length === 0) return [...company.actors];
  return inBed.map((actor) => {
    const character = company.characters[actor.member];
    if (sitUp.includes(actor)) return { ...actor, seated: 'bed' };
    return character && canSitUp(actor, company) && beds.some(({ of }) => of === actor.member)
      ? { ...actor, seated: true, lift: seatHigh(character) }
      : actor;
  });
}

/** Instead of the bed of somebody who sits up in it there is a chair for whoever else should be on it; null where nobody is in it so. */
export function besideBed(thing: Seen, company: Company): Prop[] | null {
  const { actors, characters, from } = company;
  if (!isBed(thing) || !isMade(thing, ownerOf(thing, company), company)) return null;
  const actor = actors.find(({ member, seated }) => member === thing.of && seated === true);
  const character = actor && characters[actor.member];
  return actor && character ? [chairFor(actor, character, from)] : [];
}
