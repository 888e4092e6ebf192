import { escapePattern } from './words.ts';

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
