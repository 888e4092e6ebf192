import type { Clause, Phrase } from '../../reading/clause.ts';
import { crowdOf } from '../../world/people/crowd-meant.ts';

/** As many clauses later it is still known who 'they' were. */
const reach = 2;
const they = /^(?:they|them)$/;

const isCrowd = (phrase: Phrase): boolean => !phrase.pronoun && crowdOf(phrase) !== null;
/** Whom something is done to or for may act next; against whom one plays does not. */
const towards = /^(?:to|at|for|by|with|past|before|through|among|along)?$/;
const isSeveral = (phrases: readonly Phrase[]): boolean =>
  phrases.length > 1 || phrases.some(({ plural, pronoun }) => plural && !they.test(pronoun ?? ''));

/**
 * 'Her classmates were quiet and then they clapped': they are the classmates, whom nobody tells apart. Only where nobody
 * else was several since.
 */
export function withCrowdsMeant(clauses: readonly Clause[]): Clause[] {
  let crowd: { phrases: readonly Phrase[]; at: number } | undefined;
  return clauses.map((clause, at) => {
    const known = crowd && at - crowd.at <= reach ? crowd : undefined;
    const isThey = clause.who.length === 1 && clause.who[0]?.pronoun === 'they';
    const who =
      isThey && known
        ? known.phrases.map((each) => ({ ...each, span: clause.who[0]?.span ?? each.span }))
        : clause.who;
    const others = isSeveral(clause.who) ? [] : clause.things;
    const told = [...clause.who, ...others].find(
      (phrase) => isCrowd(phrase) && towards.test(phrase.preposition ?? ''),
    );
    // 'Built a fire with the Brownies. They sang': she and they.
    const along = told?.preposition === 'with' ? clause.who : [];
    if (told) crowd = { phrases: [...along, withoutPreposition(told)], at };
    else if (isThey && known) crowd = { ...known, at };
    else if (isSeveral(clause.who)) crowd = undefined;
    return who === clause.who ? clause : { ...clause, who };
  });
}

const withoutPreposition = ({ preposition: _, ...phrase }: Phrase): Phrase => phrase;

const soThat = /\bso (?:\p{L}+ ){1,3}(?:that )?$/iu;
const single = /^(?:he|she|they)$/;

/** 'Her teacher was so proud that she cried': what follows from how somebody is happens to them. */
export const withResults = (clauses: readonly Clause[], text: string): Clause[] =>
  clauses.map((clause, at) => {
    const before = clauses[at - 1];
    const [who] = clause.who;
    if (!before || before.sentence !== clause.sentence || clause.who.length !== 1) return clause;
    if (!who?.pronoun || !single.test(who.pronoun) || before.who.length === 0) return clause;
    const between = text.slice(before.verb.span[0], who.span[0]);
    const isOne = who.pronoun !== 'they' && before.who.some(({ plural }) => plural);
    return soThat.test(between) && !isOne && before.verb.lemma === 'be'
      ? { ...clause, who: before.who }
      : clause;
  });
