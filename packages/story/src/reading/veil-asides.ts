import { escapePattern } from '../text/words.ts';

const years = '\\d{1,2}(?:[ -](?:years?(?:[ -]olds?)?|yrs?|anos|años|meses|months?)(?: old)?)?';
/** How old somebody is, between a name and what they do. */
const ages = new RegExp(
  `(?<=\\p{Lu}[\\p{L}'’-]+)(?:\\s?\\(${years}\\)|,\\s(?:aged |de |com |con |who is |who's )?${years},(?=\\s))`,
  'gu',
);

/** 'Kasper, 4, tipped it in': the age parts nobody from their verb. Blank, so that every other word keeps its place. */
export const withoutAges = (text: string): string => text.replace(ages, (age) => ' '.repeat(age.length));

/** A word behind which a name that is a word too is only the word: 'a sunny day'. */
const beforeWords =
  /(?<!\p{L})(?:a|an|the|so|very|too|was|is|were|it's|really|my|our|um|uma|un|una|muy|muito|el|la|o|os)\s$/iu;
const followed =
  /^\s\p{Ll}+(?:ed|t|n|d|s|ó|ou|iu|eu)(?!\p{L})|^\s(?:ran|sat|sang|won|came|saw|ate|fell|began|wrote|drank|swam)(?!\p{L})/u;

/** The child's name in lower case, where a verb follows it, gets its capital: 'then sunny counted to three'. */
export function withOwnName(text: string, childName: string): string {
  const [first = ''] = childName.split(' ');
  if (first === '' || first === first.toLowerCase()) return text;
  return text.replace(
    new RegExp(`(?<![\\p{L}'’-])${escapePattern(first.toLowerCase())}(?![\\p{L}'’-])`, 'gu'),
    (word, at: number) =>
      beforeWords.test(text.slice(0, at)) || !followed.test(text.slice(at + word.length)) ? word : first,
  );
}
