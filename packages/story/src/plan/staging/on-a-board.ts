/** Boards and wheels under the feet: whoever is told to ride them is on them, and they stand nowhere else. */
import { isAnimal } from '@milestoon/cast';
import type { Act, Seen } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

const rides =
  /^(?:ride|go|skate|roll|glide|zoom|balance|practise|practice|try|andar|ir|montar|subir|passear|patinar|deslizar|probar|practicar|praticar|experimentar|pasear|circular)$/;
const boarding = /^(?:skateboard|surf|surfar|surfear)$/;
const board = /^(?:skateboard|surfboard)$/;
const rollers = /^(?:roller-skate)$/;
/** With a board one goes on foot. */
const under = /^(?:|on|in|of|by|down)$/;

/** 'Rode his skateboard', 'andou de skate', 'iba en patines'. */
export function onABoard(staged: Staged, { clause, things }: ClauseMeant, { people }: World): Staged {
  const [lead] = staged.acts;
  const doer = people.all.find(({ person }) => person.id === lead?.who);
  if (!lead || clause.mode !== 'done' || doer?.kind !== 'person' || isAnimal(doer.person.role ?? 'hero'))
    return staged;
  const isOn = (pictures: RegExp): boolean =>
    rides.test(clause.verb.lemma) &&
    things.some(({ picture, preposition = '' }) => pictures.test(picture) && under.test(preposition));
  const feet = boarding.test(clause.verb.lemma) || isOn(board) ? 'board' : isOn(rollers) ? 'rollers' : null;
  if (!feet) return staged;
  const does = (act: Act): Act => {
    if (act !== lead && !(act.action === lead.action)) return act;
    const { thing: _wheels, color: _color, ...free } = act;
    return { ...free, action: feet === 'board' ? 'stand' : 'rollerskate' };
  };
  const acts = staged.acts.map(does);
  const picture =
    /^surf/.test(clause.verb.lemma) || things.some((each) => each.picture === 'surfboard')
      ? 'surfboard'
      : 'skateboard';
  const bare = staged.seen.filter(({ picture }) => !board.test(picture) && !rollers.test(picture));
  const boards = acts
    .filter(({ action }) => action === 'stand')
    .map(({ who }): Seen => ({ picture, how: 'support', of: who }));
  return { ...staged, acts, seen: feet === 'board' ? [...boards, ...bare] : bare };
}
