import { escapePattern, wholeWords } from './words.ts';

/** What thumbs write in a hurry, as it is spoken. Only what can mean nothing else. */
const slips: readonly [RegExp, string][] = (
  [
    [/\b(did|does|was|is|were|are|could|would|should|has|have|had|do)nt\b/gi, "$1n't"],
    [/\bcant\b/gi, "can't"],
    [
      /\b(that|there|what|who|let)s(?= (?:a|an|the|my|our|her|his|not|so|all|when|why|how|go|just)\b)/gi,
      "$1's",
    ],
    [/\bim(?= \w)/gi, "I'm"],
    [/\bive(?= \w)/gi, "I've"],
    [/,?\s*\b(?:lol|lmao|rofl|(?:ha){2,}h?|xoxo)\b/gi, ''],
    [
      /\b(mom|mommy|mum|mummy|dad|daddy|grandma|grandpa|nana)s(?= (?:new|old|big|own|hand|finger|lap|house|bed|car|arms|shoes|apartment|birthday)\b)/gi,
      "$1's",
    ],
    [/\bfrist\b/gi, 'first'],
    [/\bteh\b/gi, 'the'],
    [/\bhoundred\b/gi, 'hundred'],
    [/\brecieved\b/gi, 'received'],
    [/\bbeatiful\b/gi, 'beautiful'],
    [/\btommorow\b|\btomorow\b/gi, 'tomorrow'],
    [/\bbirtday\b/gi, 'birthday'],
    [/\ba lot\b|\balot\b/gi, 'a lot'],
  ] satisfies [RegExp, string][]
).map(([pattern, right]) => [wholeWords(pattern), right]);

/** Mends slips of the keyboard, and "mias first day" where the child's own is meant. */
export function spelled(text: string, childName: string): string {
  const owner = new RegExp(
    `(?<![\\p{L}])(${escapePattern(childName)})s(?= (?:first|frist|own|new|big|little|favou?rite|very|friend|teacher)(?!\\p{L}))`,
    'giu',
  );
  return slips
    .reduce((current, [pattern, right]) => current.replace(pattern, right), text)
    .replace(owner, "$1's");
}
