import { isGrownUp } from '@milestoon/cast';
import type { ClauseMeant } from '../told-world.ts';

const isSomewhere = /^(?:be|estar)$/;
const there = /^(?:there|anywhere|lá|ali|aí|allí|allá|ahí|parte|lado)$/;
const only = /^(?:yet|ainda|todavía|aún|for)$/;
const bed =
  /^(?:bed|cot|seat|place|cage|room|basket|cama|berço|lugar|gaiola|quarto|cuna|jaula|cuarto|sitio)$/;

/**
 * 'When I looked up he was not there', 'ya no estaba', 'o gato não estava na cama': whoever should be there is missing. A
 * grown-up who was not there only did not come.
 */
export function isNotThere({ clause, who, subjects }: ClauseMeant): boolean {
  const { verb, mode, manner, things } = clause;
  if (mode !== 'undone' || !isSomewhere.test(verb.lemma) || clause.nearly || clause.neverYet) return false;
  const isPlace = ({ head, preposition }: (typeof things)[number]): boolean =>
    !preposition && there.test(head);
  const words = [
    ...things.filter(isPlace).map(({ head }) => head),
    ...manner.filter((word) => !/^(?:já|ya|so|simply|just|mais|más|longer|more)$/.test(word)),
  ];
  const others = things.filter((each) => !isPlace(each));
  const isBare = verb.lemma === 'estar' && words.length + others.length === 0;
  const isThere = words.length > 0 && words.every((word) => there.test(word)) && others.length === 0;
  const isAway =
    words.length === 0 &&
    others.length === 1 &&
    others.every(({ head, preposition }) => /^(?:in|on|at)$/.test(preposition ?? '') && bed.test(head));
  const isMissed = who.length > 0 ? who.every(({ person }) => !isGrown(person.role)) : subjects.length > 0;
  return (isBare || isThere || isAway) && isMissed && !manner.some((word) => only.test(word));
}

const isGrown = (role: Parameters<typeof isGrownUp>[0] | undefined): boolean =>
  role !== undefined && isGrownUp(role);
