import type { Clause, Phrase } from '../../reading/clause.ts';
import { relationOf } from '../../world/people/relation-words.ts';
import type { PlanRequest } from '../plan-request.ts';

const writer: Phrase = {
  text: 'I',
  span: [0, 0],
  head: 'i',
  pronoun: 'i',
  qualities: [],
  plural: false,
  name: false,
};

/** What stands before a verb that begins its sentence. */
const opening =
  /(?:^|[.!?…]["”’')]*\s+|\n\s*)(?:(?:just|then|never|only|finally|once|quickly|even|so|and|but|course|(?:did|would|could|had)n['’]?t)\s+)*$/iu;
const unchanged = /^(?:put|let|cut|hit|set|shut|read|hurt|spread|cast|split)$/;
const calls = /^(?:ring|phone|call|text|message)$/;
/** What a small child does with a thing, and what somebody who minds it does then. */
const lets = /^(?:throw|drop|pull|push|spit|knock|tear|kick|fling|chuck|hurl|lose|rip|shove|slide|fall|tip)$/;
const mends = /^(?:pick|tie|wipe|wash|fetch|get|catch|put|mend|fix|sweep|mop|rinse|collect|find)$/;
const said = /["“][^"”]*["”]/g;

/**
 * 'Got her dressed. She waved. Gave her a kiss.': who begins a sentence without being named, and does it to the child, is
 * whoever writes. English only.
 */
export function withBareStarts(
  clauses: readonly Clause[],
  { text, childName, childSex, toldByChild, language }: PlanRequest,
): Clause[] {
  const isOwn =
    language === 'en' && !toldByChild && /\b(?:I|i|me|[Mm]y|[Ww]e|us|[Oo]ur)\b/.test(text.replace(said, ''));
  if (!isOwn) return [...clauses];
  const child = { he: childSex === 'girl' ? '' : 'he', she: childSex === 'boy' ? '' : 'she' };
  const names = new Set([childName, childName.split(' ')[0] ?? childName]);
  const isChild = ({ head, pronoun }: Phrase): boolean =>
    pronoun ? pronoun === child.he || pronoun === child.she : names.has(head);
  const isToChild = (phrase: Phrase): boolean =>
    phrase.pronoun
      ? (phrase.pronoun === 'him' && child.he !== '') || (phrase.pronoun === 'her' && child.she !== '')
      : names.has(phrase.head);
  let bare: Clause | undefined;
  return clauses.map((clause, i) => {
    if (!isSubjectLeftOut(clause)) return clause;
    // What is joined to it has the same subject.
    if (bare && bare.sentence === clause.sentence) return { ...clause, who: [writer] };
    bare = undefined;
    if (!isBegun(clause, text)) return clause;
    const [last] = clause.who;
    if (last && !isChild(last)) return clause;
    const { verb, things } = clause;
    const isKin = ({ owner, head }: Phrase): boolean =>
      owner?.toLowerCase() === 'my' && relationOf(head) !== undefined;
    const before = clauses[i - 1];
    const isAfterChild =
      before !== undefined &&
      last !== undefined &&
      lets.test(before.verb.lemma.split('_')[0] ?? '') &&
      mends.test(verb.lemma.split('_')[0] ?? '');
    // 'Slid down to save her. Dug her out': her whom the child saved.
    const isOther = before?.things.some(
      ({ pronoun }) => pronoun !== undefined && things.some((each) => each.pronoun === pronoun),
    );
    const isWriter =
      (things.some(isToChild) && !isOther) ||
      (things.some(isKin) && (calls.test(verb.lemma) || last === undefined)) ||
      (verb.lemma === 'run' && things.some(({ head }) => head === 'bath')) ||
      (isAfterChild && things.some(({ pronoun }) => pronoun === 'it' || pronoun === 'them')) ||
      (last === undefined && things.some(({ owner }) => owner?.toLowerCase() === 'my'));
    if (!isWriter) return clause;
    bare = clause;
    return { ...clause, who: [writer] };
  });
}

const isSubjectLeftOut = ({ who, span }: Clause): boolean => who.every((phrase) => phrase.span[1] <= span[0]);

/** A past that begins its sentence: neither asked for nor going on. */
function isBegun({ verb, mode, span }: Clause, text: string): boolean {
  const [word = ''] = text
    .slice(...verb.span)
    .toLowerCase()
    .split(' ');
  const isPast = word !== verb.lemma || unchanged.test(word) || mode === 'undone';
  return (
    /^(?:done|undone)$/.test(mode) &&
    verb.span[1] > verb.span[0] &&
    isPast &&
    !/^(?:was|were|is|are|been)$/.test(word) &&
    !/ing?$/.test(word) &&
    verb.lemma !== 'be' &&
    (opening.test(text.slice(0, verb.span[0])) || span[0] === 0)
  );
}
