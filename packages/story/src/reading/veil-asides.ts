import { animalRoleOf } from '../world/people/animal-roles.ts';
import { relationOf } from '../world/people/relation-words.ts';

const years = '\\d{1,2}(?:[ -](?:years?(?:[ -]olds?)?|yrs?|anos|años|meses|months?)(?: old)?)?';
/** How old somebody is, between a name and what they do. */
const ages = new RegExp(
  `(?<=\\p{Lu}[\\p{L}'’-]+)(?:\\s?\\(${years}\\)|,\\s(?:aged |de |com |con |who is |who's )?${years},(?=\\s))`,
  'gu',
);

/** What somebody is, between a name and what they do: 'Waffles (dog)', 'o Pudim (o gato)'. */
export const explained = /(?<=\p{Lu}[\p{L}'’-]+)\s?\(((?:\p{Ll}+\s){0,3}\p{Ll}+)\)/gu;

/** 'In the pitch dark', 'dead quiet': how much, and neither a field nor a death. */
const emphasis = /\b(?:pitch(?=[ -](?:dark|black))|dead(?= (?:quiet|silent|still|calm|on time|tired)))/gi;

const blank = (words: string): string => ' '.repeat(words.length);
/** Whether words in brackets say what somebody is. */
export const isSomebody = (words: string): boolean =>
  words.split(' ').some((word) => relationOf(word) !== undefined || animalRoleOf(word) !== undefined);

/**
 * 'Kasper, 4, tipped it in', 'Waffles (dog) slipped his leash': such words part somebody from their verb. Blank, so that
 * every other word keeps its place.
 */
export const withoutAsides = (text: string): string =>
  text
    .replace(ages, blank)
    .replace(emphasis, blank)
    .replace(explained, (aside: string, words: string) => (isSomebody(words) ? blank(aside) : aside));
