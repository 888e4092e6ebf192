import type { Clause, Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';

const isThing = ({ pronoun, name, head }: Phrase): boolean =>
  !pronoun && !name && relationOf(head) === undefined;
const isDative = ({ preposition, pronoun }: Phrase): boolean =>
  preposition === 'to' && /^(?:me|te|le|nos|les|lhe|lhes)$/.test(pronoun ?? '');
/** What a thing goes on to do by itself. */
const goesOn =
  /^(?:rodar|rolar|rebotar|ressaltar|quicar|caer|cair|parar|llegar|chegar|volar|voar|flotar|flutuar|hundir|afundar|romper|quebrar|partir|desaparecer|acabar|ir|terminar)$/;

/** 'Se le escapó la pelota y rodó hasta la mesa', 'caiu-lhe o prato e partiu-se': what got away from somebody rolls on. */
export function rollingOn(clauses: readonly Clause[]): Clause[] {
  let away: { thing: Phrase; sentence: number } | undefined;
  return clauses.map((clause) => {
    const [subject, ...others] = clause.who;
    const isUnsaid = !subject || subject.span[1] <= clause.span[0] || subject.span[0] >= clause.span[1];
    const isBehind = subject !== undefined && subject.span[0] >= clause.verb.span[1];
    if (isBehind && others.length === 0 && isThing(subject) && clause.things.some(isDative))
      away = { thing: subject, sentence: clause.sentence };
    else if (away && isUnsaid && away.sentence === clause.sentence && goesOn.test(clause.verb.lemma))
      return { ...clause, who: [away.thing] };
    else away = undefined;
    return clause;
  });
}
