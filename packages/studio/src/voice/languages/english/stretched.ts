/** Words that keep two of a letter when more are written: 'cooool' is cool, but 'sooo' is so. */
const doubled: ReadonlySet<string> = new Set(
  `cool wee boo moo zoo too soon moon zoom vroom boom oops woohoo yahoo look good food school spoon balloon
  yippee whee see bee tree free three sweet sleep feet green need meet week see keep deep sheep hooray book
  all ball fall tall small call well bell tell yell will still hill off puff happy yummy mummy daddy silly funny`
    .trim()
    .split(/\s+/),
);

/** 'yaaay' → yay, 'cooool' → cool, 'hahaha' → ha ha ha: how a word stretched by a glad parent is said. */
export function unstretched(word: string): string[] {
  const laugh = /^(?:(ha|he|ho|hi)h?){2,}$/.exec(word)?.[1];
  if (laugh) return Array.from({ length: Math.min(3, Math.ceil(word.length / 2)) }, () => laugh);
  if (!/(.)\1\1/.test(word)) return [word];
  const twice = word.replace(/(.)\1{2,}/g, '$1$1');
  if (doubled.has(twice) || /^[^aeiou]+$/.test(twice)) return [twice];
  return [word.replace(/(.)\1{2,}/g, '$1')];
}
