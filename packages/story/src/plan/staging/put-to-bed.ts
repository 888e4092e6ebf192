import { isGrownUp } from '@milestoon/cast';
import type { ClauseMeant, Staged } from '../told-world.ts';

/** Words that alone say it of somebody; what one is put into is said beside the others. */
const byItself = /^(?:acostar|arropar|deitar)$/;
const puts = /^(?:put|lay|tuck|settle|pôr|por|colocar|meter|botar|poner)$/;
const bed = /^(?:bed|bunk|cama|caminha|camita)$/;

/** 'Mum tucked her in', 'o pai deitou-a', 'la acostó mamá': who is put to bed is in it, and who does it is by them. */
export function putToBed(staged: Staged, { clause, who, others }: ClauseMeant): Staged {
  const { verb, things } = clause;
  const isIn = things.some(({ head, preposition }) => bed.test(head.toLowerCase()) && preposition);
  const isTucked =
    /^tuck(?:_in)?$/.test(verb.lemma) && !isIn && things.every(({ preposition }) => !preposition);
  if (!isTucked && !byItself.test(verb.lemma) && !(puts.test(verb.lemma) && isIn)) return staged;
  const [lead] = staged.acts;
  const whom = others.flatMap(({ people }) => people).find((each) => each.person.id === lead?.to);
  const role = whom?.person.role;
  if (!lead || !whom || !role || isGrownUp(role) || role === 'baby') return staged;
  if (who.includes(whom) || whom.kind !== 'person') return staged;
  const { id } = whom.person;
  return {
    ...staged,
    acts: staged.acts.map((act) =>
      act.who === id
        ? { ...act, action: 'look', emotion: 'happy' }
        : act === lead
          ? { ...act, action: 'put-down' }
          : act,
    ),
    seen: [
      ...staged.seen.filter(({ picture }) => picture !== 'bed'),
      { picture: 'bed', how: 'support', of: id },
    ],
  };
}
