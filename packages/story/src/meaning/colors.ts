/** Colours as texts tell them, in three languages, dictionary forms without endings of gender. */
const colors: readonly [color: string, words: string][] = [
  ['#d8352a', 'red vermelh encarnad roj'],
  ['#ee7f2d', 'orange laranja naranja alaranjad cor-de-laranja'],
  ['#f5c92c', 'yellow golden gold amarel amarill dourad dorad'],
  ['#3f9e4d', 'green verde'],
  ['#2f6fd0', 'blue azul'],
  ['#7a4bb5', 'purple violet lilac rox lilás morad violeta lila'],
  ['#ee7fae', 'pink rosa cor-de-rosa rosad'],
  ['#7d5234', 'brown castanh marrom marrón marron'],
  ['#2b2b33', 'black pret negr'],
  ['#f6f4ee', 'white branc blanc'],
  ['#9a9aa3', 'grey gray silver cinzent cinza gris prateado plateado'],
  ['#35b3a6', 'turquoise teal turquesa'],
];
const byWord = new Map(
  colors.flatMap(([color, words]) => words.split(' ').map((word) => [word, color] as const)),
);

/** The first colour that is told among words that stand beside a noun, or undefined. */
export function colorAmong(words: readonly string[]): string | undefined {
  for (const word of words) {
    const plain = word.toLowerCase();
    const found = byWord.get(plain) ?? byWord.get(plain.replace(/(?:as?|os?|es)$/, ''));
    if (found) return found;
  }
  return undefined;
}

const sizes = {
  tiny: 'tiny teeny minúscul pequenin pequeñít diminut',
  small: 'little small pequen pequeñ',
  big: 'big large grand',
  huge: 'huge giant enormous gigantic massive enorme gigante gigantesc',
} as const;
const sizeByWord = new Map(
  Object.entries(sizes).flatMap(([size, words]) =>
    words.split(' ').map((word) => [word, size as keyof typeof sizes] as const),
  ),
);

/** The size that is told among words that stand beside a noun, or undefined. */
export function sizeAmong(words: readonly string[]): keyof typeof sizes | undefined {
  for (const word of words) {
    const plain = word.toLowerCase();
    const found = sizeByWord.get(plain) ?? sizeByWord.get(plain.replace(/(?:as?|os?|es?)$/, ''));
    if (found) return found;
  }
  return undefined;
}
