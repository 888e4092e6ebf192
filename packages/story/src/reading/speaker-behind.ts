import type { Phrase } from './clause.ts';
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';

const speaks =
  /^(?:say|ask|shout|whisper|cry|call|yell|reply|answer|add|scream|squeal|laugh|giggle|mutter|mumble|announce|explain|exclaim|sing|beg|declare|joke|promise|roar|bark|sob|wail|chuckle|sigh|call_out|cry_out)$/;
const subjects = /^(?:i|he|she|we|they)$/;

/** '"Again!" shouted Grandpa': who stands behind a verb of saying, right behind what is said, said it. English. */
export function speakerBehind(
  { main, from, to }: VerbGroup,
  things: readonly Phrase[],
  tokens: readonly Token[],
): Phrase | undefined {
  if (!speaks.test(main.lemma) || from !== to) return undefined;
  const said = tokens.slice(0, from).findLast(({ part }) => part !== 'mark');
  const isSaid = said?.part === 'quote' || /["”]/.test(tokens[from - 1]?.text ?? '');
  const end = tokens[to]?.span[1] ?? 0;
  const [first] = things;
  const isNext = first !== undefined && !first.preposition && first.span[0] === end + 1;
  return isSaid && isNext && (!first.pronoun || subjects.test(first.pronoun)) ? first : undefined;
}
