import { escapePattern, wholeWords } from './words.ts';

/** What thumbs write in a hurry, as it is spoken. Only what can mean nothing else. */
const slips: readonly [RegExp, string][] = (
  [
    [/\b(did|does|was|is|were|are|could|would|should|has|have|had|do)nt\b/gi, "$1n't"],
    [/\bcant\b/gi, "can't"],
    [/\bwont(?= \w)/gi, "won't"],
    [
      /\b(that|there|what|who|let)s(?= (?:a|an|the|my|our|her|his|not|so|all|when|why|how|go|just)\b)/gi,
      "$1's",
    ],
    [/\b(that|what|there|where|here|how|who|she|he)s(?= \w)/gi, "$1's"],
    [/\b(they|you)re(?= \w)/gi, "$1're"],
    [/\b(they|you|we)ve(?= \w)/gi, "$1've"],
    [
      /\bits(?= (?:a|an|the|so|not|just|been|my|our|too|very|about|only|now|like|all|no|in|on|at|really|got|gone|called|\d+|\w{3,}(?<!th|\bw|\br|\bk|str|spr|ceil|land)ing)\b)/gi,
      "it's",
    ],
    [/\b(?:bc|bcos|coz|cuz)(?= \w)/gi, 'because'],
    // Before 'laddoos' it is sesame.
    [
      /(?<![\p{L}'])'?til(?= (?:i|he|she|it|we|they|you|the|his|her|my|our|dark|late|bedtime|dinner|lunch|morning|night|midnight|\d)\b)/giu,
      'until',
    ],
    [/\btshirt(s?)\b/gi, 'T-shirt$1'],
    [/\bpotatos\b/gi, 'potatoes'],
    [/\btomatos\b/gi, 'tomatoes'],
    [/\bim(?= \w)/gi, "I'm"],
    [/\bive(?= \w)/gi, "I've"],
    [/,?\s*\b(?:lol|lmao|rofl|xoxo|a?(?:ha){2,}h?|(?:he){3,}|(?:j[aei]){2,}j?|(?:rs){2,}|k{3,})\b/gi, ''],
    [
      /\b(mom|mommy|mum|mummy|mama|dad|daddy|papa|grandma|grandpa|grandad|granddad|granny|gran|nana|nan|nanny|auntie|aunty)s(?= (?:new|old|big|own|best|hands?|fingers?|thumb|lap|house|bed|car|arms?|shoes?|apartment|birthday|trousers?|legs?|sleeve|jumper|coat|jacket|shirt|hat|glasses|beard|hair|nose|face|ears?|cheek|neck|back|shoulders?|knees?|tummy|phone|bag|purse|keys|garden|shed|workshop|kitchen|boat|bike|chair|slippers|dog|cat)\b)/gi,
      "$1's",
    ],
    [
      /\b(?<!\b(?:both|two)(?: of)? )((?:my|his|her|our|their) (?:mom|mum|mama|dad|daddy|grandma|grandpa|gran|grandad|granddad|nan|nana|wife|husband))s(?= (?![a-z]{3,}ed\b|(?:sang|took|made|gave|held|sat|ran|stood|saw|got|did|said|told|built|drove|put|let|lit)\b|and\b|or\b|are\b|were\b|both\b|all\b|who\b|to\b|in\b|at\b|on\b|had\b|have\b|came\b|went\b)[a-z]{3,})/gi,
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
