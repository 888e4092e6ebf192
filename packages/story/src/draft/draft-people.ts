import { type CharacterRole, characterRoles } from '@milestoon/cast';
import { genderOf } from '../people/gender.ts';
import { relations } from '../people/relations.ts';
import type { PlanPerson } from '../plan/plan.ts';
import type { FamilyPlayer, StoryRequest } from '../request.ts';
import type { Draft } from './draft-schema.ts';

type DraftPerson = Draft['people'][number];

/** Sister and brother of one family are told apart by their name alone. */
const roleOf = ({ role, name }: FamilyPlayer): CharacterRole =>
  role !== 'sibling' ? role : genderOf(name) === 'boy' ? 'brother' : 'sister';

const named = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Who of the family it is: by name, else the only one who is that to the child. */
function playerOf(
  { name, role }: DraftPerson,
  family: readonly FamilyPlayer[],
  persons: readonly DraftPerson[],
): FamilyPlayer | undefined {
  const own = new Set(named(name));
  const byName = family.find((player) => named(player.name).some((each) => own.has(each)));
  if (byName) return byName;
  const such = family.filter((player) => roleOf(player) === role);
  return such.length === 1 && persons.filter((each) => each.role === role).length === 1 ? such[0] : undefined;
}

const isRole = (role: string): role is CharacterRole =>
  characterRoles.includes(role as CharacterRole) && role !== 'hero';

/** A name that the family did not write is none: whoever has it is called what they are. */
function calledAs({ name, role }: DraftPerson, given: string): string {
  const known = new Set(named(given));
  const words = named(name);
  if (words.length > 0 && words.every((each) => known.has(each))) return name.trim().slice(0, 60);
  const usual = relations.find((relation) => relation.role === role)?.name;
  return usual ?? `${role.charAt(0).toUpperCase()}${role.slice(1).replaceAll('-', ' ')}`;
}

/**
 * Who is in a plan by a draft, the child first. Whoever has a role that nobody can play is left out.
 *
 * @param given all that the family wrote, with the names of those who play themselves
 */
export function peopleOfDraft(
  draft: Draft,
  { request, given }: { request: StoryRequest; given: string },
): PlanPerson[] {
  const hero: PlanPerson = { id: 'hero', role: 'hero', name: request.childName };
  const ids = new Set(['hero']);
  const persons = draft.people.filter(({ id, role }) => id !== 'hero' && isRole(role));
  const others = persons.flatMap((person): PlanPerson[] => {
    const { id, role, sex, age, trade, where } = person;
    if (id === '' || ids.has(id) || !isRole(role)) return [];
    ids.add(id);
    const player = playerOf(person, request.family ?? [], persons);
    const years = player?.age ?? (age >= 0 && age <= 110 ? age : undefined);
    return [
      {
        id,
        role: player ? roleOf(player) : role,
        name: player?.name ?? calledAs(person, given),
        ...(sex === 'none' ? {} : { gender: sex }),
        ...(trade === 'none' ? {} : { trade }),
        ...(years === undefined ? {} : { age: years }),
        ...(player ? { family: player.id } : {}),
        ...(where === 'stage' ? {} : { only: where }),
      },
    ];
  });
  return [hero, ...others].slice(0, 12);
}
