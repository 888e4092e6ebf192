import type { Question } from './question.ts';

const joints =
  /(?:^|[\s,;:.!?…—–"'“”«»(-])(and|but|so|because|when|while|until|then|if|that|who|as|before|after|e|mas|porque|quando|enquanto|que|até|aí|depois|então|pero|cuando|mientras|y|hasta|luego|entonces|después|como)\s+(?:\p{L}+\s+)?$/iu;

/** How a clause is joined to what stands before it: '.', ',and', 'que'. */
export function jointOf({ clause, world, form }: Question): string {
  const { before } = world;
  const start = form === 'pronoun' ? (clause.who[0]?.span[0] ?? 0) : clause.verb.span[0];
  const from = before ? Math.min(before.span[1], start) : Math.max(0, start - 20);
  const between = world.people.options.text.slice(from, start);
  const word = joints.exec(` ${between}`)?.[1]?.toLowerCase() ?? '';
  const isNew = before?.sentence !== clause.sentence;
  return `${isNew ? '.' : /[;:—–]/.test(between) ? ';' : between.includes(',') ? ',' : ''}${word}`;
}
