import type { Phrase } from '../reading/clause.ts';
import type { Somebody } from '../world/somebody.ts';

/** 'Chama-se Carvão', 'le puso Toby': the animal that is spoken of is called so from then on. */
export function nameAnimal(named: readonly Phrase[], spokenOf: readonly Somebody[], clause: number): void {
  const [name] = named;
  if (!name?.name) return;
  const animal = spokenOf
    .filter(({ kind, lastNamed }) => kind === 'animal' && clause - lastNamed < 8)
    .toSorted((a, b) => b.lastNamed - a.lastNamed)[0];
  animal?.words.add(name.head.toLowerCase());
}
