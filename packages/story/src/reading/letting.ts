import type { Mode, Phrase } from './clause.ts';
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';

const lets = /^(?:deixar|dejar)$/;

/** 'O padeiro deixou a Mia pegar no pão': whoever lets somebody is there, and looks on. */
export const letting = (
  { verb, who, unwilling }: { verb: string; who: readonly Phrase[]; unwilling?: readonly Phrase[] },
  actors: readonly Phrase[],
): Phrase[] =>
  lets.test(verb) && !unwilling && !actors.some((each) => who.includes(each))
    ? who
        .filter(({ pronoun, span }) => !pronoun && span[1] > 0)
        .map((phrase) => ({ ...phrase, preposition: 'beside' }))
    : [];

/** 'Dejó que Mia lo tocara': nothing is put down there. */
export const letsThat = ({ main, to }: VerbGroup, tokens: readonly Token[]): string | undefined =>
  lets.test(main.lemma) && tokens[to + 1]?.lower === 'que' ? 'permitir' : undefined;

/** 'Deixou que ela tocasse': she did, though the verb would say that she might. */
export const letBy = (
  group: VerbGroup,
  last: VerbGroup | undefined,
  tokens: readonly Token[],
): Mode | undefined =>
  last && letsThat(last, tokens) && !last.negated && !group.negated ? 'done' : undefined;
