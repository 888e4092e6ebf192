import { definitionOf } from '@milestoon/cast';
import { isMutual } from '../deeds/staged-deed.ts';
import type { Act } from '../plan.ts';
import type { ClauseMeant, Staged } from '../told-world.ts';

/** 'Washed the car with Dad': both are at the car, and neither at the other. */
export function sideBySide(staged: Staged, { clause, others }: ClauseMeant): Staged {
  const [lead, second] = staged.acts;
  if (!lead || !second || lead.action !== second.action || isMutual(lead.action)) return staged;
  if (!definitionOf(lead.action).onOther || lead.to !== second.who) return staged;
  const isWith = others.some(
    ({ phrase, people }) =>
      phrase.preposition === 'with' && people.some(({ person }) => person.id === lead.to),
  );
  const hasObject = clause.things.some(({ preposition, pronoun }) => !preposition && !pronoun);
  if (!isWith || !hasObject) return staged;
  return {
    ...staged,
    acts: staged.acts.map((act): Act => {
      if (act !== lead && act !== second) return act;
      const { to: _to, ...free } = act;
      return lead.thing ? { ...free, thing: lead.thing } : free;
    }),
  };
}
