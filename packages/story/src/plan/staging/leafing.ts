/** Whoever looks at an album, a comic or old photos has them open in the hands. */
import type { Act, Seen } from '../plan.ts';
import type { ClauseMeant, Staged } from '../told-world.ts';

const looks =
  /^(?:look|look_through|see|view|browse|leaf|leaf_through|flick|flick_through|flip|flip_through|ver|olhar|folhear|rever|mirar|hojear|ojear|repasar)$/;
const pages = /^(?:closed-book|open-book|books|notebook|newspaper|photo|magazine|comic)$/;
const book =
  /^(?:photo )?(?:album|álbum|book|picture-book|comic|magazine|catalogue|catalog|atlas|livro|revista|libro|cuento|tebeo|cómic|cromos|photograph|photo|foto|fotografia|fotografía|snapshot|picture)s?$/;

/** 'Looked at Grandma's photo album', 'viu um livro de dinossauros', 'miró las fotos viejas'. */
export function leafing(staged: Staged, { clause, things }: ClauseMeant): Staged {
  const [lead] = staged.acts;
  if (!lead || clause.mode !== 'done' || !/^(?:look|watch|admire|hold)$/.test(lead.action)) return staged;
  const isAt = (preposition = ''): boolean => /^(?:|at|through|to|in|a|para)$/.test(preposition);
  const isLooking =
    looks.test(clause.verb.lemma) &&
    clause.things.some(
      ({ head, preposition, of }) =>
        isAt(preposition) && book.test(head.toLowerCase()) && !/^(?:wall|parede|pared)$/.test(of ?? ''),
    ) &&
    !clause.things.some(({ head, preposition }) => preposition === 'on' && /^wall|fridge$/.test(head)) &&
    (things.length === 0 || things.some(({ picture }) => pages.test(picture)) || staged.seen.length > 0);
  if (!isLooking) return staged;
  const acts = staged.acts.map((act): Act => {
    if (act.action !== lead.action) return act;
    const { thing: _thing, color: _color, ...free } = act;
    return { ...free, action: 'read' };
  });
  const isTheirs = ({ picture, how }: Seen): boolean =>
    (pages.test(picture) && /^(?:beside|ground|held|table)$/.test(how)) || how === 'bubble';
  return { ...staged, acts, seen: staged.seen.filter((each) => !isTheirs(each)) };
}
