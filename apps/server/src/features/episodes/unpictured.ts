type Span = readonly [number, number];

/** A cleaned text has plain quotation marks only; '3.5' ends no sentence. */
const sentence = /[^\n]+?(?:[.!?]+["')]*(?=\s|$)|(?=\n)|$)/gu;
const words = /\p{L}{2,}/gu;

/** The sentences of a text, what is said in quotation marks with the one that it is in. */
function sentencesOf(text: string): Span[] {
  const sentences: [number, number][] = [];
  let isQuoting = false;
  for (const { 0: found, index } of text.matchAll(sentence)) {
    const end = index + found.length;
    const last = sentences.at(-1);
    const goesOn = isQuoting || (/^\s*\p{Ll}/u.test(found) && /["']$/u.test(text.slice(0, index)));
    if (goesOn && last) last[1] = end;
    else sentences.push([index, end]);
    if ((found.match(/"/g)?.length ?? 0) % 2 === 1) isQuoting = !isQuoting;
  }
  return sentences;
}

/** Whole sentences of a family's words, cleaned, that none of the spans that became pictures is part of. */
export const unpicturedOf = (text: string, pictured: readonly Span[]): string[] =>
  sentencesOf(text)
    .filter(([from, to]) => !pictured.some(([begin, end]) => begin < to && end > from))
    .map((span) => text.slice(...span).trim())
    // 'Wow!', '12.': nothing that anybody expects a picture of.
    .filter((said) => (said.match(words)?.length ?? 0) > 1);
