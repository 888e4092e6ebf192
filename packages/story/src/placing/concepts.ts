import { type NounLanguage, pictureFor } from '@milestoon/things/nouns';
import { learnedAs } from '../meaning/learned-as.ts';
import type { Moment } from '../plan/plan.ts';

/** A moment as far as it tells of its place. */
export type TellingMoment = Pick<Moment, 'told' | 'place'> &
  Partial<Pick<Moment, 'sentence' | 'acts' | 'seen'>>;

/** What some words mean, in any language, and where in the text they begin. */
export interface Concept {
  name: string;
  at: number;
}

/** 'teacher' of 'teacher-2'. */
const roleOf = (id: string): string => id.replace(/-?\d+$/, '');

/** The things that words of a text mean by themselves, one word and two. */
function picturesMeant(text: string, language: NounLanguage): Concept[] {
  const words = [...text.matchAll(/\p{L}+/gu)].map(([word], at, all) => ({
    at: all[at]?.index ?? 0,
    names: [word, ...all.slice(at + 1, at + 2).map(([next]) => `${word} ${next}`)],
  }));
  return words.flatMap(({ at, names }) =>
    names.flatMap((name) => {
      const picture = pictureFor(name.toLowerCase(), language);
      return picture === null ? [] : [{ name: `thing:${learnedAs(picture)}`, at }];
    }),
  );
}

/** Who does what with which thing there, as it was read. */
const readIn = ({ acts = [], seen = [] }: TellingMoment): string[] => [
  ...acts.flatMap(({ who, to, action, thing }) => [
    `deed:${action}`,
    ...(thing ? [`shown:${learnedAs(thing)}`] : []),
    ...[who, to].flatMap((id) => (id && id !== 'hero' ? [`who:${roleOf(id)}`] : [])),
  ]),
  ...seen.map(({ picture }) => `shown:${learnedAs(picture)}`),
];

/** What a text and the moments read from it mean: the same names in every language. */
export const conceptsOf = (
  text: string,
  language: NounLanguage,
  moments: readonly TellingMoment[] = [],
): Concept[] => [
  ...picturesMeant(text, language),
  ...moments.flatMap((moment) => readIn(moment).map((name) => ({ name, at: moment.told[0] }))),
];
