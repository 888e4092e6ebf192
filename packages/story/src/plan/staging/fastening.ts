import type { Act, Seen } from '../plan.ts';
import { actOf } from '../things/seen-as.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';
import { whomIn } from './patient.ts';

export const fastens =
  /^(?:zip|button|fasten|buckle|do|unzip|unbutton|abotoar|apertar|fechar|abrochar|abotonar|cerrar|abrocharse|abotonarse)$/;

/** 'Zipped up her jacket' closes what is worn; somebody else's is closed on them. */
export function fastening(staged: Staged, lead: Act, meant: ClauseMeant, world: World): Staged {
  const { thing: inHand, color, ...free } = lead;
  const thing =
    inHand ?? meant.things.find(({ kind, preposition }) => kind === 'worn' && !preposition)?.picture;
  if (!thing || /shoe|boot|skate|sandal/.test(thing)) return staged;
  const whom =
    whomIn(meant, world, () => true) ??
    world.people.all.find(({ person }) => person.id === lead.to && lead.to !== lead.who);
  const of = whom?.person.id ?? lead.who;
  const worn: Seen = { picture: thing, how: 'worn', of, ...(color ? { color } : {}) };
  const act: Act = whom ? { ...free, action: 'put-on', to: of } : { ...free, action: 'fasten' };
  const rest = staged.acts.slice(1).filter(({ who }) => who !== of);
  return {
    ...staged,
    acts: [act, ...(whom ? [actOf(whom, 'look', 'happy')] : []), ...rest],
    seen: [...staged.seen.filter(({ picture }) => picture !== thing), worn],
  };
}
