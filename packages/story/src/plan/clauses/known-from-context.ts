import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';

const perceives =
  /^(?:hear|find|discover|see|notice|spot|ouvir|encontrar|descobrir|ver|achar|oír|encontrar|descubrir|hallar)$/;
const isSomewhere =
  /^(?:be|lie|sleep|sit|hide|estar|dormir|adormecer|deitar|esconder|sentar|dormirse|esconderse|acostarse)$/;
/** As many clauses somebody is looked for. */
const patience = 5;

/** Who acts is taken over from before: no word of the clause names them. */
const isUnnamed = ({ who, span }: Clause): boolean =>
  who.length > 0 && who.every((phrase) => phrase.span[1] <= span[0] || phrase.span[1] === 0);

/**
 * 'Oyó un ruidito: estaba durmiendo dentro de la guitarra': where pronouns are left out, whoever was looked for is the
 * one who is somewhere once something was heard or found.
 */
export function foundThere(
  clause: Clause,
  before: Clause | undefined,
  sought: { who: readonly Somebody[]; clause: number } | undefined,
  index: number,
): readonly Somebody[] {
  if (!sought || !before || index - sought.clause > patience || clause.mode !== 'done') return [];
  return perceives.test(before.verb.lemma) &&
    isSomewhere.test(clause.verb.lemma) &&
    before.sentence === clause.sentence &&
    isUnnamed(clause) &&
    clause.things.some(({ preposition }) => preposition !== undefined)
    ? sought.who
    : [];
}

const finds =
  /^(?:find|discover|notice|see|realise|realize|encontrar|descobrir|reparar|ver|descubrir|notar|achar)$/;
const puts =
  /^(?:pack|put|hide|leave|slip|bring|place|tuck|draw|write|make|build|pôr|esconder|deixar|meter|guardar|fazer|poner|dejar|hacer|traer|trazer)$/;
const already = /\b(?:had|tinha|havia|había)\s/iu;

/** 'Dad found she had packed the mouse': what somebody finds was put there before, and is seen in their hands now. */
export const isFound = (clause: Clause, before: Clause | undefined, told: string): boolean =>
  before !== undefined &&
  before.sentence === clause.sentence &&
  finds.test(before.verb.lemma) &&
  before.things.every(({ preposition }) => preposition !== undefined) &&
  puts.test(clause.verb.lemma) &&
  already.test(told) &&
  clause.things.some(({ preposition }) => !preposition);
