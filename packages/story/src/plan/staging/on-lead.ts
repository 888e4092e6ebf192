import type { Act } from '../plan.ts';
import { isIndoors } from '../../directing/setting.ts';
import { walksDog } from '../../world/places/place-deeds.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

/** 'Walked the dog', 'levou a cadela a passear': a dog that is taken for a walk is on a lead, where nobody tells of one. */
export const isDogWalk = (
  { acts }: Staged,
  lead: Act,
  { clause }: ClauseMeant,
  { people, place }: World,
): boolean =>
  lead.action === 'walk' &&
  walksDog(clause) &&
  lead.thing === undefined &&
  !isIndoors(place?.set ?? 'living') &&
  acts.some(
    ({ who, action }) =>
      who === lead.to &&
      /^(?:walk|look)$/.test(action) &&
      people.all.some(({ person }) => person.id === who && person.role === 'dog'),
  );

/** A dog that is on a lead walks beside whoever has it in the hand. */
export const onLead = (staged: Staged, lead: Act, { people }: World): Staged => ({
  ...staged,
  acts: staged.acts.map((act): Act => {
    if (act === lead) return { ...act, thing: 'leash' };
    const isAnimal = people.all.some(({ person, kind }) => person.id === act.who && kind === 'animal');
    return isAnimal && /^(?:walk|run|look)$/.test(act.action) && /^(?:walk|run)$/.test(lead.action)
      ? { ...act, action: lead.action }
      : act;
  }),
  seen: staged.seen.filter(({ picture }) => picture !== 'leash'),
});
