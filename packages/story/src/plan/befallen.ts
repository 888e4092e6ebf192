import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../reading/clause.ts';
import { relationOf } from '../world/relation-words.ts';

const befalls =
  /^(?:caer|romper|perder|olvidar|escapar|volar|ir|quemar|derramar|derretir|reventar|pinchar|desinflar|hundir|volcar|resbalar|soltar)$/;
const breaks =
  /^(?:romper|ensuciar|mojar|perder|escapar|volar|derramar|derretir|reventar|pinchar|desinflar|mover|aflojar)$/;
const isDative = ({ preposition, pronoun }: Phrase): boolean =>
  preposition === 'to' && /^(?:me|te|le|nos|les)$/.test(pronoun ?? '');
const isThing = ({ pronoun, name, head, preposition }: Phrase): boolean =>
  !preposition && !pronoun && !name && relationOf(head) === undefined;

/** 'Armó la carpa pero se les cayó': what it happens to is the thing told before, where nothing else is named. */
export function befalling(clauses: readonly Clause[], language: NounLanguage): Clause[] {
  if (language !== 'es') return [...clauses];
  let last: { phrase: Phrase; sentence: number } | undefined;
  return clauses.map((clause) => {
    const { who, things, span, manner, verb, sentence } = clause;
    const isUnsaid = who.every((each) => each.span[1] <= span[0] || each.span[0] >= span[1]);
    const isBefalling =
      befalls.test(verb.lemma) &&
      manner.includes('se') &&
      things.some(isDative) &&
      !things.some(({ preposition, head }) => !preposition && !/^(?:vez|rato)$/.test(head)) &&
      isUnsaid;
    // 'Se le rompió el vestido': the dress does so.
    const own = things.filter(isThing);
    const [befallen] = own;
    if (
      befallen &&
      own.length === 1 &&
      breaks.test(verb.lemma) &&
      manner.includes('se') &&
      things.some(isDative) &&
      isUnsaid
    ) {
      last = { phrase: befallen, sentence };
      return { ...clause, who: own, things: things.filter((each) => each !== befallen) };
    }
    const before = last;
    const [direct] = things.filter(isThing).slice(-1);
    if (direct) last = { phrase: direct, sentence };
    return isBefalling && before && sentence - before.sentence < 2
      ? { ...clause, who: [before.phrase] }
      : clause;
  });
}
