import type { Food } from '@milestoon/cast';

const word = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');

/** Words for what is seen as one of the foods that are drawn; Portuguese and Spanish ones, too. */
const words: readonly [Food, RegExp][] = [
  ['pasta', word('pasta|spaghetti|noodles?|macaroni|lasagn[ae]|massa|esparguete|espaguetis?')],
  ['bowlful', word('soups?|cereals?|yogh?urts?|porridge|oatmeal|sopas?|cereais|iogurtes?')],
  ['banana', word('bananas?|pl[áa]tanos?')],
  ['carrot', word('carrots?|cenouras?|zanahorias?')],
  ['cookie', word('cookies?|biscuits?|crackers?|bolachas?|galletas?')],
  [
    'sandwich',
    word(
      'sandwich(?:es)?|toast(?:ie)?s?|bread|buns?|burgers?|hot dogs?|wraps?|pizzas?|croissants?|sandes|sandu[íi]che|p[ãa]o|tostas?|bocadillos?',
    ),
  ],
  [
    'apple',
    word(
      'apples?|pears?|peach(?:es)?|plums?|strawberr(?:y|ies)|fruits?|mango(?:e?s)?|ma[çc][ãa]s?|peras?|morangos?|frutas?|manzanas?|fresas?',
    ),
  ],
];

/** What a line tells to be eaten, the first food it names; null where it names none that is drawn. */
export function foodIn(text: string): Food | null {
  const found = words
    .map(([food, pattern]) => ({ food, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.food ?? null;
}
