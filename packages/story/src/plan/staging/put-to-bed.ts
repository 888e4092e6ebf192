import { isGrownUp } from '@milestoon/cast';
import type { Act } from '../plan.ts';
import type { ClauseMeant, Staged } from '../told-world.ts';

/** Words that alone say it of somebody; what one is put into is said beside the others. */
const byItself = /^(?:acostar|arropar|deitar)$/;
const puts = /^(?:put|lay|tuck|settle|pôr|por|colocar|meter|botar|poner)$/;
const bed = /^(?:bed|bunk|cama|caminha|camita)$/;
const cot = /^(?:crib|cot|berço|cuna)$/;

/** 'Mum tucked her in', 'o pai deitou-a', 'la acostó mamá': who is put to bed is in it, and who does it is by them. */
export function putToBed(staged: Staged, meant: ClauseMeant): Staged {
  const { clause, who, others } = meant;
  const { verb, things } = clause;
  const isIn = (words: RegExp): boolean =>
    things.some(({ head, preposition }) => words.test(head.toLowerCase()) && preposition);
  const isTucked =
    /^tuck(?:_in)?$/.test(verb.lemma) && !isIn(bed) && things.every(({ preposition }) => !preposition);
  const isAlone = byItself.test(verb.lemma) && !clause.manner.includes('se');
  if (!isTucked && !isAlone && !(puts.test(verb.lemma) && isIn(bed))) return staged;
  // Who has a fever lies, though somebody was told of before.
  const isDoneToAnother = things.some(
    ({ preposition, span }) => (!preposition || preposition === 'to') && span[0] >= clause.span[0],
  );
  const by = laying(staged, isAlone && isDoneToAnother);
  const [lead] = by.acts;
  const whom = others.flatMap(({ people }) => people).find((each) => each.person.id === lead?.to);
  const role = whom?.person.role;
  // A baby, a doll, and whoever lies in a cot are laid down there.
  if (!lead || !whom || !role || isGrownUp(role) || role === 'baby' || isIn(cot)) return by;
  if (who.includes(whom) || whom.kind !== 'person') return by;
  const { id } = whom.person;
  return {
    ...by,
    acts: by.acts.map(
      (act): Act =>
        act.who === id
          ? { ...act, action: 'look', emotion: 'happy' }
          : act === lead
            ? { ...act, action: 'put-down' }
            : act,
    ),
    seen: [...by.seen.filter(({ picture }) => picture !== 'bed'), { picture: 'bed', how: 'support', of: id }],
  };
}

/** 'Mia acostó al bebé': she does not lie down herself, nor in the cot. */
function laying(staged: Staged, isOfAnother: boolean): Staged {
  const [lead, ...rest] = staged.acts;
  if (!isOfAnother || !lead || !/^(?:lie-down|sleep)$/.test(lead.action)) return staged;
  return {
    ...staged,
    acts: [{ ...lead, action: 'put-down' }, ...rest],
    seen: staged.seen.map((each) =>
      each.of === lead.who && /^(?:bed|cot)$/.test(each.picture) ? { ...each, how: 'beside' } : each,
    ),
  };
}
