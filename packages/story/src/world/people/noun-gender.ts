import type { Phrase } from '../../reading/clause.ts';
import { wordTable } from '../../text/word-table.ts';

/** Masculine or feminine, one or several. */
export type Agreement = 'm' | 'f' | 'ms' | 'fs';

const masculine =
  /^(?:o|os|um|uns|el|los|un|unos|este|estos|estes|aquel|aquele|aqueles|ese|esse|otro|outro|todo|todos|seu|seus|meu|meus|nuestro|nosso)$/;
const feminine =
  /^(?:a|as|uma|umas|la|las|una|unas|esta|estas|aquella|aquela|aquelas|esa|essa|otra|outra|toda|todas|sua|suas|minha|minhas|nuestra|nossa)$/;
/** What an article or a word like it says of the noun behind it: 'minha', 'aquel'. Undefined where it says nothing. */
export const genderOfArticle = (lower: string): 'm' | 'f' | undefined =>
  masculine.test(lower) ? 'm' : feminine.test(lower) ? 'f' : undefined;
/** 'A casa' and 'el día' say it; 'água' behind 'el' is feminine all the same. */
const endings: readonly (readonly [RegExp, 'm' | 'f'])[] = [
  [/^(?:agua|águila|día|mapa|dia|sofá|planeta|pijama|panda|puma|koala|cometa|tema|problema|drama)$/, 'm'],
  [
    /^(?:chocolate|coche|puente|postre|juguete|bigote|guante|diente|dulce|peluche|aceite|tomate|cohete|paquete|billete|bosque|jarabe|estuche|traje|pastel|jugo|café|puré|leite|dente|presente|sorvete|envelope|foguete|tapete|pente|iogurte|doce|sanduíche|sándwich|lanche|papel|balón|jabón|lápiz|lápis)$/,
    'm',
  ],
  [
    /^(?:mão|mano|foto|moto|flor|nuvem|nube|nariz|luz|cruz|chave|llave|noche|noite|tarde|leche|carne|sal|neve|nieve|ponte|fuente|fonte|torre|serpiente|maçã|romã|lã|rã)$/,
    'f',
  ],
  [/(?:ção|são|ción|sión|dade|dad|gem|tude|tud|iz)$/, 'f'],
  [/a$/, 'f'],
  [/(?:o|ão|or|el|al|il|on|ón|án|in|ín|ete|el|é|ol|ul|ar|er|aje)$/, 'm'],
];

/** What a pronoun for this phrase agrees with, or undefined where neither article nor ending tells. */
export function agreementOf({ text, head, plural, pronoun, name }: Phrase): Agreement | undefined {
  if (pronoun || name) return undefined;
  const article = text.toLowerCase().split(/\s+/)[0] ?? '';
  const noun = head.toLowerCase();
  const gender = genderOfArticle(article) ?? endings.find(([pattern]) => pattern.test(noun))?.[1];
  return gender && (`${gender}${plural ? 's' : ''}` as Agreement);
}

const pronouns: Readonly<Record<string, Agreement>> = wordTable({
  o: 'm',
  lo: 'm',
  a: 'f',
  la: 'f',
  ele: 'm',
  él: 'm',
  ella: 'f',
  ellos: 'ms',
  ellas: 'fs',
  ela: 'f',
  eles: 'ms',
  elas: 'fs',
  os: 'ms',
  los: 'ms',
  as: 'fs',
  las: 'fs',
});
/** What an unstressed object agrees with: 'lo' is no apple. */
export const agreementOfPronoun = (pronoun: string): Agreement | undefined => pronouns[pronoun];
