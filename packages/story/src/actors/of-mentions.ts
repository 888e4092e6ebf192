import { deedOf } from '../meaning/deeds.ts';
import type { Somebody } from '../world/people/somebody.ts';
import { groupOf } from './deed-groups.ts';
import type { Question } from './question.ts';
import type { Spoken } from './spoken.ts';

/** What is known of a candidate and the clause. */
export interface Told {
  sort: string;
  joint: string;
  deed: string;
}

const steps = (count: number): string =>
  count > 8 ? 'far' : count > 4 ? '5' : count > 2 ? '3' : String(count);

const asIn = (mentions: readonly Spoken[]): string =>
  mentions.find(({ as }) => as === 'subject') ? 'subject' : (mentions.at(-1)?.as ?? 'none');

/** Where, how lately and as what it was spoken of somebody, by name. */
export function ofMentions(
  one: Somebody,
  { clause, world, form }: Question,
  { sort, joint, deed }: Told,
): string[] {
  const { clause: at, before, spoken, language, people } = world;
  const mentions = spoken.filter(({ who }) => who === one);
  const last = mentions.at(-1);
  const acted = mentions.findLast(({ as }) => as === 'subject');
  const asAt = (which: number, who: Somebody): string =>
    asIn(spoken.filter((each) => each.clause === which && each.who === who));
  const just = asAt(at - 1, one);
  const did = before ? (deedOf(before, language) ?? 'none') : 'start';
  const leads = (sentence: number): boolean =>
    spoken.find((each) => each.sentence === sentence && each.as === 'subject')?.who === one;
  const isSame = before?.who.length === 1 && before.who[0]?.span[0] === clause.who[0]?.span[0];
  return [
    `acted:${acted ? steps(at - acted.clause) : 'never'}:${form}`,
    `named:${last ? steps(at - last.clause) : 'never'}:${form}`,
    `sentences:${last ? steps(clause.sentence - last.sentence) : 'never'}`,
    `just:${just}:${form}`,
    `just:${just}:${form}:${joint}`,
    `just:${just}:${sort}:${form}`,
    `just:${just}:then:${asAt(at - 2, one)}`,
    `just:${just}:hero:${asAt(at - 1, people.hero)}:${sort}`,
    `did:${groupOf(did)}:${just}:${groupOf(deed)}`,
    `did:${did}:${just}:${sort}`,
    `did:${did}:${just}:${deed}`,
    `${before?.sentence === clause.sentence ? 'within' : 'next'}:${just}:${sort}`,
    ...(isSame ? [`same:${just}:${joint}`, `same:${just}:${form}`] : []),
    ...(leads(clause.sentence) ? [`leads:${form}`, `leads:${joint}`] : []),
    ...(leads(clause.sentence - 1) ? [`led:${form}`, `led:${joint}`] : []),
    ...(mentions.length === 0 ? ['new'] : mentions.length > 4 ? ['often'] : []),
    ...(last?.isNamed && last.clause === at - 1 ? [`noun:${last.as}:${form}`] : []),
    ...(mentions[0]?.clause === at - 1 ? [`first:${mentions[0].as}`] : []),
  ];
}
