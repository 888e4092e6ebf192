import { colorAmong } from '../../meaning/colors.ts';
import type { Phrase } from '../../reading/clause.ts';

/** What coats are called besides the colours of things, dictionary forms without endings of gender. */
const coats: readonly [color: string, words: string][] = [
  ['#4b444c', 'jet-black'],
  ['#d98a45', 'ginger marmalade orange alaranjad laranja naranja anaranjad pelirroj ruiv canel'],
  ['#c98a4b', 'tan fawn chestnut bay auburn alazã alazán'],
  ['#8a5f43', 'brown chocolate castanh marrom marrón marron café'],
  ['#e3b866', 'golden blond blonde caramel dourad dorad caramelo lour rubi'],
  ['#e7d6b4', 'cream beige creme crema bege palomino'],
];
/** What is always of one colour, by its noun. */
const kinds: readonly [color: string, words: string][] = [
  ['#8f96a6', 'pigeon dove paloma palomita pombo pomba pombinha'],
  ['#3a3840', 'crow raven jackdaw blackbird starling currawong'],
  ['#f4f1ea', 'gull seagull gaivota gaviota tern cockatoo swan goose cisne ganso oca catatua cacatúa'],
  ['#8d6b4d', 'sparrow wren thrush nightingale gorrión pardal chickadee mallard moorhen'],
  ['#f2cf4a', 'canary canário canario chick duckling gosling pintainho pintinho pinto pollito polluelo'],
  ['#3c4a6b', 'magpie swallow andorinha golondrina'],
  ['#d9b07a', 'labrador retriever'],
  ['#f3efe6', 'poodle caniche dalmatian lamb cordeiro cordeirinho cordero corderito'],
];
const tableOf = (rows: typeof coats): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(([color, words]) => words.split(' ').map((word) => [word, color] as const)));
const byWord = tableOf(coats);
const byKind = tableOf(kinds);

const among = (table: ReadonlyMap<string, string>, word: string): string | undefined => {
  const plain = word.toLowerCase();
  const stems = [plain, plain.replace(/s$/, ''), plain.replace(/(?:as?|os?|es)$/, '')];
  return stems.map((stem) => table.get(stem)).find(Boolean);
};

/** The colour of an animal's coat that its phrase tells ('the black cat', 'a pigeon'), #rrggbb, or undefined. */
export function toldCoat({ head, qualities }: Pick<Phrase, 'head' | 'qualities'>): string | undefined {
  for (const quality of qualities) {
    const found = among(byWord, quality) ?? colorAmong([quality]);
    if (found) return found;
  }
  return among(byKind, head);
}
