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

/** A word in lower case as it is spelled in full, whatever a thumb has left out; `before` is the word before it. */
export function inFull(word: string, before: string | undefined, lexicon: Lexicon): string {
  const written = respelled(word, lexicon);
  return withAccents(lexicon.language === 'pt' ? asKin(written, before) : written, lexicon);
}
