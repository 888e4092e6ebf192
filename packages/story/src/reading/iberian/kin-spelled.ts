import { withAccents } from './accents.ts';
import { type Lexicon, pairs } from './lexicon.ts';
import { respelled } from './respelled.ts';

/** Portuguese kin as thumbs write them; 'bebe' stays what somebody drinks, and 'papa' porridge. */
const kin = pairs(
  'mae:mãe maes:mães maezinha:mãezinha mamae:mamãe irmao:irmão irmaos:irmãos irma:irmã irmas:irmãs irmazinha:irmãzinha irmaozinho:irmãozinho cao:cão caes:cães nenem:neném',
);
const grandparents = /^(?:av|v|vov|bisav)o$/;
const hers = /^(?:a|da|na|pra|à|pela|minha|sua|tua|nossa|outra|uma|dona)$/;
const his = /^(?:o|do|no|pro|ao|pelo|meu|seu|teu|nosso|outro|um)$/;

/** 'A mae', 'a avo' and 'o avo' without their accents: of grandparents the word before says which. */
function asKin(word: string, before: string | undefined): string {
  if (!grandparents.test(word)) return kin[word] ?? word;
  const article = before?.toLowerCase() ?? '';
  return hers.test(article) ? word.replace(/o$/, 'ó') : his.test(article) ? word.replace(/o$/, 'ô') : word;
}

/** Behind these 'mama' is the mother; behind a name or 'el bebé' it may be what a baby does at the breast. */
const mothers =
  /^(?:a|al|de|con|para|por|sin|y|e|o|u|ni|pero|que|como|si|cuando|mientras|porque|aunque|donde|luego|después|despues|entonces|hoy|ayer|anoche|también|tambien|hasta|su|mi|tu|nuestra|la|una|otra)$/;

const asSpanishKin = (word: string, before: string | undefined): string =>
  word === 'mama' && (before === undefined || mothers.test(before.toLowerCase())) ? 'mamá' : word;

/** A word in lower case as it is spelled in full, whatever a thumb has left out; `before` is the word before it. */
export function inFull(word: string, before: string | undefined, lexicon: Lexicon): string {
  const written = respelled(word, lexicon);
  const kinSpelled = lexicon.language === 'pt' ? asKin : asSpanishKin;
  return withAccents(kinSpelled(written, before), lexicon);
}
