import { isGrownUp } from '@milestoon/cast';
import { deedOf } from '../meaning/deeds.ts';
import type { Somebody } from '../world/people/somebody.ts';
import { groupOf } from './deed-groups.ts';
import { jointOf } from './joint.ts';
import { ofMentions } from './of-mentions.ts';
import type { Question } from './question.ts';
import { wordTable } from '../text/word-table.ts';

/** Who it is, as far as verbs care. */
function sortOf(one: Somebody, { hero, tellerFound }: Question['world']['people']): string {
  if (one === hero) return 'hero';
  if (one === tellerFound) return 'teller';
  if (one.person.role === 'baby') return 'baby';
  if (one.kind !== 'person') return one.kind;
  return one.person.role && isGrownUp(one.person.role) ? 'adult' : 'child';
}

const alsoFirst = /(?:ava|ia|ía|aba|era|inha)$/i;
const ongoing = /(?:ava|avam|ia|iam|inha|era|eram|ía|ían|aba|aban)$/i;

/** What tells for or against somebody as who acts, by name. */
export function featuresOf(one: Somebody, question: Question, all: readonly Somebody[]): readonly string[] {
  const { clause, world, ruled, form, sex } = question;
  const { people, language, clause: at, before, spoken } = world;
  const sort = sortOf(one, people);
  const joint = jointOf(question);
  const deed = deedOf(clause, language) ?? 'none';
  const group = groupOf(deed);
  const features = [
    `is:${sort}`,
    `is:${sort}:${form}`,
    `is:${sort}:${joint}`,
    `deed:${deed}:${sort}`,
    `deed:${deed}:${sort === 'hero' ? 'hero' : 'other'}`,
    `group:${group}:${sort}:${form}`,
    `mode:${clause.mode}:${sort}`,
    ...(sex ? [`${one.sex ? 'fits' : 'open'}:${sort}`] : []),
  ];
  if (one === ruled)
    features.push(
      'ruled',
      `ruled:${form}`,
      `ruled:${sort}`,
      `ruled:${group}`,
      `ruled:${form}:${joint}`,
      `ruled:${form}:${sort}`,
    );
  const verb = people.options.text.slice(...clause.verb.span);
  if (one === people.tellerFound) features.push(alsoFirst.test(verb) ? 'teller:maybe' : 'teller:never');
  const isGoingOn = spoken.some(
    (each) => each.who === one && each.clause === at - 1 && each.as === 'subject',
  );
  if (before && ongoing.test(verb)) features.push(`ongoing:${isGoingOn ? 'same' : 'other'}`);
  return [
    ...features,
    ...ofMentions(one, question, { sort, joint, deed }),
    ...ofOthers(one, question, all, { sort, group }),
  ];
}

const objects: Readonly<Record<string, Somebody['sex']>> = wordTable({
  ...Object.fromEntries(['him', 'o', 'lo', 'ele', 'él', 'dele'].map((word) => [word, 'boy'])),
  ...Object.fromEntries(['her', 'a', 'la', 'ela', 'ella', 'dela'].map((word) => [word, 'girl'])),
});
const datives = /^(?:lhe|le|me|nos|us)$/;

/** Who else there is: whom the clause does something to, who is named next, and who could as well act. */
function ofOthers(
  one: Somebody,
  { clause, world, sex }: Question,
  all: readonly Somebody[],
  { sort, group }: { sort: string; group: string },
): string[] {
  const { people, next, clause: at } = world;
  const whom = clause.things.flatMap(({ pronoun, preposition, owner }) => {
    const word = pronoun ?? (owner && objects[owner] ? owner : '');
    const meant = objects[word];
    if (datives.test(word)) return [`${word}:${sort}`, `dative:${group}:${sort}`];
    if (!meant) return [];
    const isHeros = people.hero.sex === meant && !preposition;
    const agrees = one.sex === meant ? 'same' : one.sex ? 'other' : 'open';
    return [`whom:${agrees}:${sort}`, `whom:${group}:${sort}`, ...(isHeros ? [`whom:hero?:${sort}`] : [])];
  });
  const isNext =
    next?.sentence === clause.sentence &&
    next.who.some(({ head, pronoun }) => !pronoun && one.words.has(head.toLowerCase()));
  const rivals = all.filter((each) => each !== one && at - each.lastNamed < 3 && (!sex || each.sex === sex));
  return [...whom, ...(isNext ? ['next'] : []), `rivals:${Math.min(2, rivals.length)}:${sort}`];
}
