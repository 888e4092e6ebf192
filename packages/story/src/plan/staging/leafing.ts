/** Whoever looks at an album, a comic or old photos has them open in the hands. */
import type { Phrase } from '../../reading/clause.ts';
import type { Act, Seen } from '../plan.ts';
import type { ClauseMeant, Staged } from '../told-world.ts';

const leafs =
  /^(?:look_through|browse|leaf|leaf_through|flick|flick_through|flip|flip_through|folhear|hojear|ojear)$/;
const looks = /^(?:look|view|see|ver|olhar|rever|mirar|repasar)$/;
const pages = /^(?:closed-book|open-book|books|notebook|newspaper|photo|magazine|comic)$/;
const book =
  /^(?:photo )?(?:album|álbum|book|picture-book|comic|magazine|catalogue|catalog|atlas|livro|revista|libro|cuento|tebeo|cómic|cromos|photograph|photo|foto|fotografia|fotografía|snapshot)s?$/;
const album = /^(?:photo[- ])?(?:album|álbum)s?$/;
const photos = /^(?:photograph|photo|foto|fotografia|fotografía|snapshot)s?$/;
/** What hangs, stands or shines somewhere is in no hands. */
const elsewhere =
  /^(?:wall|fridge|shelf|phone|screen|tablet|computer|window|museum|gallery|exhibition|menu|parede|prateleira|estante|telemóvel|celular|ecrã|tela|computador|montra|vitrine|vitrina|museu|exposição|frigorífico|ementa|pared|estantería|móvil|pantalla|ordenador|escaparate|museo|exposición|nevera|carta|menú)s?$/;

/** 'Looked at Grandma's photo album', 'folheou um livro', 'miró las fotos viejas'; whoever sees a photo need not hold it. */
export function leafing(staged: Staged, { clause, things }: ClauseMeant): Staged {
  const [lead] = staged.acts;
  if (!lead || clause.mode !== 'done' || !/^(?:look|watch|admire|hold)$/.test(lead.action)) return staged;
  const isAt = (preposition = ''): boolean => /^(?:|at|through|to|a|para)$/.test(preposition);
  const { lemma } = clause.verb;
  const isThrough = ({ preposition }: Phrase): boolean => leafs.test(lemma) || preposition === 'through';
  const isOpened = (phrase: Phrase): boolean => {
    const head = phrase.head.toLowerCase();
    return isThrough(phrase) ? book.test(head) : album.test(head) || (phrase.plural && photos.test(head));
  };
  const isLooking =
    (looks.test(lemma) || leafs.test(lemma)) &&
    clause.things.some((phrase) => isAt(phrase.preposition) && isOpened(phrase)) &&
    !clause.things.some(({ head, of = '' }) => elsewhere.test(head.toLowerCase()) || elsewhere.test(of)) &&
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
