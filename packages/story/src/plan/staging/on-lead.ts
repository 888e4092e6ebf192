import type { Act } from '../plan.ts';
import type { Staged, World } from '../told-world.ts';

/** A dog that is on a lead walks beside whoever has it in the hand. */
export const onLead = (staged: Staged, lead: Act, { people }: World): Staged => ({
  ...staged,
  acts: staged.acts.map((act): Act => {
    if (act === lead) return { ...act, thing: 'leash' };
    const isAnimal = people.all.some(({ person, kind }) => person.id === act.who && kind === 'animal');
    return isAnimal && /^(?:walk|run)$/.test(lead.action) ? { ...act, action: lead.action } : act;
  }),
  seen: staged.seen.filter(({ picture }) => picture !== 'leash'),
});
