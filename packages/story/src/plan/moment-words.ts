type Span = readonly [number, number];

const sentenceEnd = /[.!?…]+["'”»)]*(?=\s|$)|\n+|;(?=\s)/gu;
/** Where one clause ends and the next begins: behind a mark, before a word. */
const border =
  /[,:–—]|(?<![\p{L}'’])(?:and|but|so|then|because|while|when|until|before|after|who|which|that|y|e|pero|mas|luego|entonces|porque|cuando|mientras|hasta que|que|depois|despu[eé]s|então|quando|enquanto|até que)(?!\p{L})/giu;
/** What belongs to the verb or noun behind it. */
const leaning =
  /(?:^|(?<=\s))(?:(?:se|me|te|le|les|lo|la|los|las|nos|os|lhe|lhes|no|não|nunca|jamás|ya|já|sí|not|never|didn['’]t|had|has|have|was|were|is|did|to|a|an|the|at|around|el|un|una|o|as|um|uma|para|he|she|they|we|i|it|él|ella|ellos|ellas|ele|ela|eles|elas)\s+)+$/iu;
/** Who said, wanted, tried or let: what, is part of it. */
const open =
  /(?<!\p{L})(?:said|says|thought|asked|promised|told (?:me|us|him|her|them)|let|lets|allowed|wanted|wants|tried|began|started|decided|managed|dij[oe]|dice|dijeron|pensó|preguntó|prometió|dejó|dejaron|quiso|quería|quiere|pudo|intentó|empezó|decidió|logró|consiguió|disse|diz|disseram|pensou|perguntou|prometeu|deixou|deixaram|quis|queria|quer|pôde|conseguiu|tentou|começou|decidiu)(?: (?:a|de|to))?$/iu;
const joint = /^(?:[\s,:–—]|(?:and|y|e)(?=\s))+/iu;
const marks = /(?:[\s,:;–—.!?…]|(?<=\s)(?:and|y|e)(?=[\s,]*$))+$/iu;

/** Where the words between two moments part: what is before goes with the first. */
function parting(between: string): number {
  const last = [...between.matchAll(border)].at(-1);
  if (last) return last.index + (/\p{L}/u.test(last[0]) ? 0 : last[0].length);
  return leaning.exec(between)?.index ?? between.length;
}

function reach(text: string, told: Span, all: readonly Span[]): Span {
  const [start, end] = told;
  const ends = [...text.matchAll(sentenceEnd)].map(
    ({ index, 0: mark }) => [index, index + mark.length] as const,
  );
  const opens = ends.findLast(([, behind]) => behind <= start)?.[1] ?? 0;
  const closes = ends.find(([at]) => at >= end)?.[0] ?? text.length;
  const before = all.findLast((other) => other[1] <= start && other[1] > opens);
  const after = all.find((other) => other[0] >= end && other[0] < closes);
  const from = before ? before[1] + parting(text.slice(before[1], start)) : opens;
  if (!after) return [from, closes];
  const to = end + parting(text.slice(end, after[0]));
  return [from, open.test(text.slice(from, to).trimEnd()) ? reach(text, after, all)[1] : to];
}

/**
 * The words of a moment, whole, as their reader knows them: with the pronoun, the negation, the particle and the
 * complement that the plan needs no place of. What is said, wanted or let goes with who says, wants or lets it.
 *
 * @param text the family's words, cleaned
 * @param told where the plan has the moment in them
 * @param all where it has all of them, in their order
 */
export const wordsOfMoment = (text: string, told: Span, all: readonly Span[]): string =>
  text
    .slice(...reach(text, told, all))
    .replace(joint, '')
    .replace(marks, '');
