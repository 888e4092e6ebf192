import type { Clause } from '../../reading/clause.ts';
import type { PlanRequest } from '../plan-request.ts';

const meals =
  /^(?:comer|cenar|desayunar|merendar|almorzar|jantar|almoçar|lanchar|eat|lunch|breakfast|dinner)$/;
const afterwards = /(?<!\p{L})(?:después de|depois de|after)\s+$/iu;

const runs = /^(?:running|overflowing|dripping|playing)$/i;
const leavesOn = /^(?:leave|keep)$/;
/** What runs, drips or plays by itself when it is left on. */
const machines =
  /^(?:tap|faucet|water|hose|hosepipe|shower|bath|engine|motor|car|television|tv|telly|radio|music|fan)$/;

/** 'Had even taken', 'even put': between whose deed it is and the deed, and nothing else. */
const notYet = /^\s(?:had\s(?:(?:even|ever|quite|properly|fully)\s)?|even\s)$/i;
const before = /(?<!\p{L})before\s$/iu;
const rather =
  /(?<!\p{L})(?:should(?:n['’]t)? have|ought to have|was supposed to have|deveria? ter|devia ter|debería haber)\s(?:\p{L}+\s)?$/iu;

/** 'It got dark', 'se hizo de noche', 'ficou de noite': nobody does that. */
const darkens =
  /^(?:(?:got|gets|getting|grew|became|turned|went|was getting|was growing) (?:\p{L}+ )?(?:dark|late)(?!\p{L})|(?:se )?(?:hizo|hacía|hace|puso) (?:\p{L}+ )?(?:de noche|oscuro|tarde)(?!\p{L})|(?:ficou|ficava|ficar|fez-se|se fez) (?:\p{L}+ )?(?:de noite|noite|escuro|tarde)(?!\p{L}))/iu;
const nobody = /^(?:it|)$/;

/** The words up to its verb. */
const upTo = ({ verb }: Clause, text: string): string => text.slice(0, verb.span[0]);

/**
 * What a sentence says of when, and of what was not so: 'después de comer', 'before she had taken off her coat', 'when
 * she should have been in bed'; and of a tap that is left running, nobody runs.
 */
export const withoutNoDeed = (
  clauses: readonly Clause[],
  { text, language }: Pick<PlanRequest, 'text' | 'language'>,
): Clause[] =>
  clauses.flatMap((clause, at) => {
    const last = clauses[at - 1];
    const next = clauses[at + 1];
    const told = upTo(clause, text);
    const isMeal =
      meals.test(clause.verb.lemma) &&
      clause.things.length === 0 &&
      afterwards.test(told) &&
      next?.sentence === clause.sentence;
    const isOfHour =
      darkens.test(text.slice(clause.verb.span[0])) &&
      clause.who.every(({ pronoun, span }) => nobody.test(pronoun ?? '-') || span[1] <= clause.span[0]);
    if (isOfHour && clauses.length > 1) return [];
    const beside = last?.sentence === clause.sentence;
    if (
      isMeal ||
      (beside && clause.mode === 'done' && (isNotYet(clause, text) || rather.test(leadingTo(clause, text))))
    )
      return [];
    if (language === 'en' && last && isLeftOn(last, clause, text)) return [];
    const isLeft = language === 'en' && next && isLeftOn(clause, next, text);
    return [isLeft ? { ...clause, things: [...clause.things, ...next.things] } : clause];
  });

/** 'Before she had taken off her coat'; what follows 'before we had lunch' is done. */
function isNotYet({ who, verb }: Clause, text: string): boolean {
  const [first] = who;
  const last = who.at(-1);
  const deed = verb.span[0] + Math.max(0, text.slice(...verb.span).search(/\p{L}+$/u));
  return (
    first !== undefined &&
    last !== undefined &&
    before.test(text.slice(0, first.span[0])) &&
    notYet.test(text.slice(last.span[1], deed))
  );
}

/** 'Left the tap running'; whoever left the car and ran has run. */
function isLeftOn({ verb, things }: Clause, next: Clause, text: string): boolean {
  const thing = things.find(({ head, preposition }) => !preposition && machines.test(head));
  return (
    leavesOn.test(verb.lemma) &&
    thing !== undefined &&
    runs.test(text.slice(...next.verb.span)) &&
    /^\s+$/.test(text.slice(thing.span[1], next.verb.span[0]))
  );
}

/** What stands before the last word of its verb, at most forty letters of it. */
function leadingTo({ verb }: Clause, text: string): string {
  const said = text.slice(Math.max(0, verb.span[0] - 40), verb.span[1]);
  return said.replace(/\p{L}+$/u, '');
}
