/** Fruit that is picked from a tree is reached for, up there. */
import type { Act } from '../plan.ts';
import type { ClauseMeant, Staged } from '../told-world.ts';

const picks = /^(?:pick|pluck|gather|harvest|apanhar|colher|recolher|coger|recoger|arrancar|cosechar)$/;
const treeWords = /^(?:tree|árvore|árbol)$/i;
const off = /^(?:from|off|out of|of|in|on)$/;
const ground = /^(?:foot|bottom|base|shade|trunk|pé|sombra|tronco|pie)$/i;
const trees = /^(?:tree|deciduous-tree|palm-tree|evergreen-tree)$/;

/** 'Picked cherries from the tree', 'apanhou uma maçã da árvore', 'cogió naranjas del árbol'. */
export function picking(staged: Staged, { clause, things }: ClauseMeant): Staged {
  const [lead] = staged.acts;
  const fruit = things.find(
    ({ preposition, kind }) => !preposition && /^(?:food|plant)$/.test(kind),
  )?.picture;
  const there = staged.seen.find(
    ({ picture, how }) => trees.test(picture) && /^(?:beside|ground)$/.test(how),
  );
  const isTold =
    clause.things.some(
      ({ head, preposition = '', of = '' }) =>
        (treeWords.test(head) && off.test(preposition)) || (treeWords.test(of) && !ground.test(head)),
    ) || things.some(({ picture, preposition = '' }) => trees.test(picture) && off.test(preposition));
  const tree = isTold ? (there ?? { picture: 'tree' }) : undefined;
  if (!lead || !fruit || !tree || clause.mode !== 'done' || !picks.test(clause.verb.lemma)) return staged;
  return {
    ...staged,
    acts: staged.acts.map(
      (act): Act => (act.action === lead.action ? { ...act, action: 'reach', thing: fruit } : act),
    ),
    seen: [
      { ...tree, how: 'beside', of: lead.who },
      ...staged.seen.filter((each) => each !== there && each.picture !== fruit),
    ],
  };
}
