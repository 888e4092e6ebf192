import type { NounLanguage } from '@milestoon/things/nouns';
import type { Phrase } from '../../reading/clause.ts';
import type { People } from '../../world/people/people.ts';
import type { Spoken } from '../../world/people/registry.ts';
import type { Somebody } from '../../world/people/somebody.ts';

/** For how many clauses whoever was spoken of is still there. */
const near = 4;

/** 'Serviu a sobremesa a todos': to those of whom was spoken just now, and to no audience; null where there are none. */
export function everybodyThere(
  { head, preposition, of }: Phrase,
  {
    people,
    language,
    clause,
    taken,
    isSubject,
    isOfThings,
  }: {
    people: People;
    language: NounLanguage;
    clause: number;
    taken: readonly Somebody[];
    isSubject?: boolean;
    isOfThings?: boolean;
  },
): Spoken | null {
  // 'Provou todos', 'o melhor dia de todos': no people.
  const isBare = language !== 'en' && !of && /^tod[oa]s$/.test(head.toLowerCase());
  if (isBare && ((!isSubject && !preposition && isOfThings) || /^(?:of|from)$/.test(preposition ?? '')))
    return { people: [] };
  const isAll = !of && /^(?:to|with)$/.test(preposition ?? '') && /^tod[oa]s$/.test(head.toLowerCase());
  if (language === 'en' || !isAll) return null;
  const there = people.all.filter(
    (each) =>
      !taken.includes(each) &&
      each.kind === 'person' &&
      each.lastNamed >= 0 &&
      clause - each.lastNamed < near &&
      !each.person.only,
  );
  return there.length > 0 ? { people: there } : null;
}
