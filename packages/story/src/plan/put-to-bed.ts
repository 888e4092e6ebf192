import type { ClauseMeant, Staged } from './told-world.ts';

/** Words that alone say it of somebody; what one is put into is said beside the others. */
const byItself = /^(?:acostar|arropar|deitar)$/;
const puts = /^(?:put|lay|tuck|settle|bring|carry|pôr|por|colocar|meter|botar|levar|poner|llevar)$/;
const bed = /^(?:bed|bunk|crib|cot|cama|caminha|camita|berço|cuna)$/;

/** 'Mum tucked her in', 'o pai deitou-a', 'la acostó mamá': who is put to bed is in it, and who does it is by them. */
export function putToBed(staged: Staged, { clause, who, others }: ClauseMeant): Staged {
  const { verb, things } = clause;
  const isIn = things.some(({ head, preposition }) => bed.test(head.toLowerCase()) && preposition);
  const isTucked =
    /^tuck(?:_in)?$/.test(verb.lemma) && !isIn && things.every(({ preposition }) => !preposition);
  if (!isTucked && !byItself.test(verb.lemma) && !(puts.test(verb.lemma) && isIn)) return staged;
  const [lead] = staged.acts;
  const whom = others.flatMap(({ people }) => people).find((each) => each.person.id === lead?.to);
  if (!lead || !whom || who.includes(whom) || whom.kind !== 'person' || whom.person.role === 'baby')
    return staged;
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
      ...staged.seen.filter(
        ({ picture, how }) => picture !== 'bed' && !(picture === 'cot' && how !== 'held'),
      ),
      { picture: 'bed', how: 'support', of: id },
    ],
  };
}
