import { meantBy } from '../../meaning/kinds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { isHurt } from '../deeds/is-hurt.ts';

const hurtPart =
  /^(?:finger|thumb|toe|knee|elbow|hand|arm|foot|leg|ankle|head|nose|chin|forehead|ear|cheek|lip|tongue|shin|wrist)$/;
const own = /^(?:his|her|their)$/i;
/** What is done to a part of a body that hurts. */
const cares = /^(?:hold|kiss|blow|bandage|wash|clean|rinse|cool|rub|stroke|wrap|check|examine|put|stick)$/;
/** Done to nothing else than what hurts, whatever else was named. */
const soothes = /^(?:kiss|blow|bandage)$/;
/** What is put on what hurts; it is not put anywhere itself. */
const puts = /^(?:put|stick|wrap)$/;
const dressings =
  /^(?:plaster|band-aid|bandage|dressing|ice|ice-pack|pack|cream|ointment|compress|cloth|kiss|gel|lotion)$/;
const at = /^(?:on|onto|over|around|round|to)$/;
const upon = /^(?:on|onto|over|around|round)$/;
const animalsOwn =
  /^(?:shoot|run|bolt|dash|race|hop|scamper|escape|fly|jump|leap|trot|gallop|hide|hiss|bark|purr|growl|bite|scratch|chase)$/;

const isAnimal = (phrase: Phrase): boolean =>
  !phrase.pronoun && !phrase.lifeless && meantBy(phrase, 'en').kind === 'animal';
const isInanimate = (phrase: Phrase): boolean =>
  !phrase.name && !phrase.pronoun && /^(?:thing|food|toy|worn)$/.test(meantBy(phrase, 'en').kind ?? '');

/**
 * What a second deed is done to or by, where the last thing that was named is not it: 'burned her finger, so Grandma
 * held it under the tap', 'put the hat on the cat and it shot behind the couch', 'gave Ben a biscuit, who shared it'.
 */
export const withItBefore = (clauses: readonly Clause[], text: string, childName: string): Clause[] =>
  clauses.map((clause, index) => {
    const before = clauses[index - 1];
    if (!before || clause.sentence - before.sentence > 1 || before.mode !== 'done') return clause;
    return sharedByWhom(ofAnimal(ofPart(clause, before, childName), before), before, text);
  });

function ofPart(clause: Clause, before: Clause, childName: string): Clause {
  const part = before.things.findLast(
    ({ head, owner, preposition }) => !preposition && hurtPart.test(head) && own.test(owner ?? ''),
  );
  const [hurt] = before.who;
  if (!part || !hurt || !isHurt(before) || !cares.test(clause.verb.lemma)) return clause;
  // 'Cut her finger on the paper and Tom put it away': the last thing named.
  const isLast = before.things.every(
    (phrase) => phrase.span[0] <= part.span[0] || !(isInanimate(phrase) || isAnimal(phrase)),
  );
  const isDressed = clause.things.some(({ head, preposition }) => !preposition && dressings.test(head));
  if (!isLast && !isDressed && !soothes.test(clause.verb.lemma)) return clause;
  const isPut = puts.test(clause.verb.lemma);
  if (clause.who.some(({ text }) => text === hurt.text) || clause.who.length === 0) return clause;
  const whose = hurt.pronoun ? childName : hurt.text;
  return {
    ...clause,
    things: clause.things.map((phrase): Phrase => {
      const isIt =
        phrase.pronoun === 'it' &&
        (isPut ? upon.test(phrase.preposition ?? '') : !phrase.preposition || at.test(phrase.preposition));
      if (!isIt) return phrase;
      const { pronoun: _it, ...rest } = phrase;
      return { ...rest, head: part.head, text: `${whose}'s ${part.head}`, owner: `${whose}'s` };
    }),
  };
}

function ofAnimal(clause: Clause, before: Clause): Clause {
  const [it, ...more] = clause.who;
  if (it?.pronoun !== 'it' || more.length > 0 || !animalsOwn.test(clause.verb.lemma)) return clause;
  const [animal, ...others] = [...before.who, ...before.things].filter(isAnimal);
  if (!animal || others.length > 0) return clause;
  const { preposition: _where, ...named } = animal;
  const verb = clause.verb.lemma === 'shoot' ? { ...clause.verb, lemma: 'run' } : clause.verb;
  return { ...clause, verb, who: [{ ...named, span: it.span }] };
}

function sharedByWhom(clause: Clause, before: Clause, text: string): Clause {
  const [thing, ...more] = clause.who;
  if (!thing || more.length > 0 || !isInanimate(thing)) return clause;
  if (!/,\s+who\s+$/i.test(text.slice(thing.span[0], clause.verb.span[0]))) return clause;
  const given = before.things.findIndex(({ span }) => span[0] === thing.span[0]);
  const [whom] = before.things
    .slice(0, Math.max(0, given))
    .filter((each) => !isInanimate(each) && !each.preposition);
  return whom
    ? { ...clause, who: [{ ...whom, span: thing.span }], span: [clause.verb.span[0], clause.span[1]] }
    : clause;
}
