import { isGrownUp } from '@milestoon/cast';
import type { ClauseMeant, Staged } from '../told-world.ts';

const pillow = /^(?:pillow|almofada|travesseiro|almohada)$/;
const handles = /^(?:put-down|put-in|hide|take-out|hold|look|search|carry)$/;

/** 'Put her tooth under the pillow', 'achou a moeda debaixo do travesseiro': whoever does it is in that bed, with the thing in the hands. */
export function underPillow(staged: Staged, { clause, who }: ClauseMeant): Staged {
  const isUnder = clause.things.some(
    ({ head, preposition }) => pillow.test(head.toLowerCase()) && preposition === 'under',
  );
  const [lead] = staged.acts;
  if (!isUnder || !lead?.thing || !handles.test(lead.action) || lead.thing === 'pillow') return staged;
  const doer = who.find(({ person }) => person.id === lead.who);
  // A parent who puts something there stands by the bed.
  if (doer?.kind !== 'person' || isGrownUp(doer.person.role ?? 'hero')) return staged;
  const { to: _to, ...alone } = lead;
  return {
    ...staged,
    acts: [{ ...alone, action: 'hold' }, ...staged.acts.slice(1)],
    seen: [
      ...staged.seen.filter(
        ({ picture, at }) => picture !== 'pillow' && picture !== 'bed' && at?.picture !== 'pillow',
      ),
      { picture: 'bed', how: 'support', of: lead.who },
    ],
  };
}
