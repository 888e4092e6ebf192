/** The thing a line speaks of, to be seen when its word is spoken. */
import type { ThingName } from '@milestoon/cast';

interface Named {
  thing: ThingName;
  words: RegExp;
  /** Of something else: 'the ball' of a dance is no toy. */
  unless?: RegExp;
}

/** English, Portuguese and Spanish. What is rarer comes first: in 'a letter with a sticker' it is the sticker. */
const named: readonly Named[] = [
  {
    thing: 'loose-tooth',
    words: /\b(?:tooth|teeth|dentes?|dientes?)\b/i,
    unless: /^(?!.*\b(?:loose|wobbl\w+|wiggl\w+|abana\w*|mole|mueve))|\b(?:came|fell|pulled) out\b/i,
  },
  {
    thing: 'lost-tooth',
    words: /\b(?:tooth|dente|diente)\b/i,
    unless: /\b(?:tooth ?(?:brush|paste|fairy)|brush\w*|has (?:a|her|his) first|new tooth)\b/i,
  },
  { thing: 'plaster', words: /\b(?:plaster|band-?aid|bandage|penso|curita|tirita)\b/i },
  { thing: 'sticker', words: /\b(?:sticker|autocolante|pegatina)s?\b/i },
  { thing: 'medal', words: /\b(?:medal|trophy|medalha|medalla)\b/i },
  { thing: 'key', words: /\b(?:key|keys|chaves?|llaves?)\b/i },
  { thing: 'scissors', words: /\b(?:scissors|tesouras?|tijeras)\b|\bhaircut\b/i },
  { thing: 'glasses', words: /\b(?:glasses|óculos|gafas)\b/i, unless: /\bglasses of\b/i },
  {
    thing: 'toothbrush',
    words: /\b(?:toothbrush|escova de dentes|cepillo de dientes)\b|\bbrushed\b.{0,20}\bteeth\b/i,
  },
  { thing: 'snowman', words: /\b(?:snowman|boneco de neve|muñeco de nieve)\b/i },
  {
    thing: 'sandcastle',
    words: /\b(?:sandcastles?|sand castles?|castelos? de areia|castillos? de arena)\b/i,
  },
  { thing: 'shell', words: /\b(?:sea)?shells?\b|\bconchas?\b/i },
  { thing: 'caterpillar', words: /\b(?:caterpillar|lagarta|oruga)s?\b/i },
  { thing: 'puddle', words: /\b(?:puddle|poça|charco)s?\b/i },
  { thing: 'ice-cream', words: /\b(?:ice[ -]creams?|gelados?|helados?)\b/i },
  {
    thing: 'cake',
    words: /\b(?:birthday cake|cake|candles|bolo|velas|tarta|pastel)\b/i,
    unless: /\bpancakes?\b/i,
  },
  {
    thing: 'cookie',
    words: /\b(?:cookies?|biscuits?|bolachas?|galletas?)\b/i,
    unless: /\b(?:called|named)\b/i,
  },
  {
    thing: 'letter',
    words: /\b(?:letter|postcard|envelope|carta|postal)\b/,
    unless: /\b(?:letters|the letter [a-z])\b/i,
  },
  { thing: 'present', words: /\b(?:presents?|gifts?|prendas?|presentes?|regalos?)\b/i },
  { thing: 'balloon', words: /\b(?:balloons?|balões|balão|globos?)\b/i },
  { thing: 'flower', words: /\b(?:flowers?|flores?)\b/i, unless: /\bflower girl\b/i },
  { thing: 'apple', words: /\b(?:apples?|maçãs?|manzanas?)\b/i },
  { thing: 'star', words: /\b(?:the star|a star|estrela|estrella)\b/i },
  { thing: 'bike', words: /\b(?:bike|bicycle|bicicleta)\b/i },
  { thing: 'shoe', words: /\b(?:shoes?|laces|shoelaces?|sapatos?|zapatos?)\b/i },
  { thing: 'book', words: /\b(?:books?|livros?|libros?)\b/i },
  {
    thing: 'drawing',
    words: /\b(?:drawing|drew|drawn|crayons?|pencils?|desenho|desenhou|dibujo|dibujó)\b/i,
    unless: /\b(?:drew|drawn) (?:near|close|away)\b/i,
  },
  { thing: 'ball', words: /\b(?:ball|football|bola|pelota)\b/i, unless: /\b(?:first word|said|costume)\b/i },
];

/** What is not there is not shown. */
const absent = /\b(?:no|not|never|without|nobody|sem|não|sin)\b/i;
const lost = /\b(?:lost|perdeu|perdió)\b/i;

/** The first thing that `text` names and does not say is missing, and where its word is (index among the words). */
export function thingNamedIn(text: string): { thing: ThingName; word: number } | null {
  const clauses = [...text.matchAll(/[^,;:.!?]+[,;:.!?]*/g)];
  for (const { thing, words, unless } of named)
    for (const clause of clauses) {
      const found = words.exec(clause[0]);
      if (!found || unless?.test(text)) continue;
      const leading = clause[0].slice(0, found.index);
      if (absent.test(leading) || (lost.test(leading) && thing !== 'lost-tooth')) continue;
      const before = text.slice(0, clause.index + found.index);
      return { thing, word: before.split(/\s+/).filter((each) => /[\p{L}\p{N}]/u.test(each)).length };
    }
  return null;
}
