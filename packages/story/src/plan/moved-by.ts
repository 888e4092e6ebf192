import type { Seen } from './plan.ts';
import type { ClauseMeant, Staged } from './told-world.ts';

type Move = NonNullable<Seen['move']>;

/** What a thing that is struck, blown or washed away does then. */
const movesOf: readonly (readonly [Move, RegExp])[] = [
  ['fly', /^(?:blow|carry|lift|take|sweep|snatch|grab|whip|steal|levar|soprar|llevarse|llevar)$/],
  ['fall', /^(?:knock|push|tip|topple|overturn|flip|derrubar|derribar|tirar)$/],
  ['break', /^(?:break|smash|snap|crack|tear|rip|shatter|destroy|crush|flatten|partir|romper|quebrar)$/],
  ['roll', /^(?:wash|drag|roll|pull|arrastar|arrastrar)$/],
  ['shake', /^(?:hit|strike|rattle|shake|bater|golpear|sacudir)$/],
];

/** 'The wind blew his hat away', 'the ball broke the window': what moves is what something is done to. */
export function movedBy(staged: Staged, { clause, who, subjects, others }: ClauseMeant): Staged {
  const direct = others.find(({ phrase, thing }) => thing && !phrase.preposition)?.thing;
  if (who.length > 0 || subjects.length === 0 || !direct) return staged;
  const isOver = /^(?:over|down)$/.test(clause.verb.particle ?? '');
  const move = isOver ? 'fall' : movesOf.find(([, verbs]) => verbs.test(clause.verb.lemma))?.[0];
  if (!move) return staged;
  const doers = subjects.map(({ picture }) => picture);
  return {
    ...staged,
    seen: staged.seen.map((each): Seen => {
      if (each.picture === direct.picture && /^(?:ground|beside)$/.test(each.how)) return { ...each, move };
      if (!doers.includes(each.picture) || !each.move) return each;
      // A ball that breaks a window flies at it.
      const { move: _own, ...rest } = each;
      return each.how === 'sky' ? rest : { ...rest, move: 'fly' };
    }),
  };
}
