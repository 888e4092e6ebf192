/** Soap bubbles float about whoever blows them, and birds that are chased fly off. */
import type { Act, Seen } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

const chases =
  /^(?:chase|scare|run|run_after|frighten|startle|shoo|perseguir|espantar|assustar|enxotar|correr|asustar|ahuyentar)$/;

export function inTheAir(staged: Staged, { clause }: ClauseMeant, { people }: World): Staged {
  const [lead] = staged.acts;
  if (!lead || clause.mode !== 'done') return staged;
  if (lead.action === 'blow' && lead.thing === 'bubbles')
    return { ...staged, seen: staged.seen.map(floating) };
  const flies = (act: Act): boolean =>
    act.who === lead.to &&
    act.action === 'look' &&
    people.all.some(({ person }) => person.id === act.who && person.role === 'bird');
  if (!chases.test(clause.verb.lemma) || lead.action !== 'run' || !staged.acts.some(flies)) return staged;
  return {
    ...staged,
    acts: staged.acts.map((act) => (flies(act) ? { ...act, action: 'fly-away' as const } : act)),
  };
}

const floating = (seen: Seen): Seen =>
  seen.picture === 'bubbles' && seen.how === 'beside' ? { ...seen, how: 'flying' } : seen;
