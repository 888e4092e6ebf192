import type { Emotion } from '@milestoon/cast';
import { wordTable } from '../text/word-table.ts';

/** Words that tell a feeling, dictionary forms and beginnings of words, in three languages. */
const told: readonly (readonly [Emotion, RegExp])[] = [
  [
    'scared',
    /^(?:scared|afraid|frightened|terrified|nervous|anxious|worried|fear|fright|panic|medo|assustad|nervos|susto|receio|miedo|asustad|preocupad|aterrad|spooky)/,
  ],
  [
    'sad',
    /^(?:sad(?!dle)|unhappy|heartbroken|disappointed|miserable|lonely|upset|homesick|crushed|tears?$|grief|triste|tristez|desilud|chatead|saudade|decepcionad|apenad|desanimad|pena$|llor|chor|devastat|sorry)/,
  ],
  [
    'angry',
    /^(?:angry|furious|cross$|mad$|annoyed|grumpy|jealous|outraged|rage|zangad|furios|irritad|ciúme|enfadad|enojad|celos|brav[oa]$|molest[oa]$|amuad|embirrad|rabia|raiva|fúria)/,
  ],
  ['proud', /^(?:proud|pride|brave|confident|triumphant|orgulh|valente|corajos|orgullos|orgullo)/],
  [
    'surprised',
    /^(?:surprised|astonished|amazed|shocked|stunned|speechless|surprise|surpres|espantad|admirad|sorprendid|asombrad|atónit)/,
  ],
  [
    'shy',
    /^(?:shy|embarrassed|ashamed|blushing|bashful|tímid|envergonhad|vergonha|avergonzad|vergüenza|hoarse)/,
  ],
  [
    'sleepy',
    /^(?:sleepy|tired|exhausted|asleep|drowsy|worn-out|cansad|sono|adormecid|exaust|dormid|sueño|agotad)/,
  ],
  ['laughing', /^(?:laughing|giggling|hilarious|hysterical|funny|engraçad|divertid|gracios|risa)/],
  [
    'thinking',
    /^(?:puzzled|confused|curious|unsure|serious|thoughtful|concentrat|confus|curios|séri|pensativ|seri)/,
  ],
  [
    'happy',
    /^(?:happy|glad|delighted|excited|joy|cheerful|thrilled|pleased|relieved|overjoyed|ecstatic|feliz|felic|content|alegr|animad|entusiasm|emocionad|ilusionad|encantad)/,
  ],
];

/** The feeling that words tell, or undefined. */
export function feelingAmong(words: readonly string[]): Emotion | undefined {
  for (const word of words) {
    const found = told.find(([, pattern]) => pattern.test(word.toLowerCase()));
    if (found) return found[0];
  }
  return undefined;
}

/** What is felt with what is done, where the text says nothing. */
const ofDeeds: Readonly<Record<string, Emotion>> = wordTable({
  cry: 'sad',
  laugh: 'laughing',
  tickle: 'laughing',
  fall: 'surprised',
  refuse: 'angry',
  hide: 'scared',
  shiver: 'scared',
  sleep: 'sleepy',
  think: 'thinking',
  search: 'thinking',
  measure: 'thinking',
  count: 'thinking',
  cheer: 'proud',
  admire: 'happy',
  shrug: 'thinking',
  blush: 'shy',
  'lie-down': 'sleepy',
  drop: 'surprised',
  tiptoe: 'thinking',
});
const ofVerbs: readonly (readonly [Emotion, RegExp])[] = [
  [
    'sad',
    /^(?:lose|miss|die|cry|fail|leave|hurt|break|perder|morrer|morir|magoar|aleijar|doer|doler|lastimar|faltar|extrañar|añorar|weep|fall_ill)$/,
  ],
  ['scared', /^(?:scare|frighten|flee|tremble|shiver|assustar|asustar|preocupar|fugir|huir|tremer|temblar)$/],
  [
    'proud',
    /^(?:win|score|manage|succeed|learn|achieve|ganhar|vencer|conseguir|aprender|ganar|lograr|save|earn)$/,
  ],
  [
    'surprised',
    /^(?:discover|find|notice|surprise|gasp|crash|spill|slip|trip|explode|land|descobrir|encontrar|descubrir|escorregar|resbalar|notar|reparar)$/,
  ],
  [
    'angry',
    /^(?:hate|fight|argue|stomp|slam|odiar|brigar|discutir|pelear|reñir|zangar|irritar|enfadar|enojar|amuar|teimar)$/,
  ],
  ['laughing', /^(?:joke|giggle|laugh|rir|reír|divertir)$/],
  ['shy', /^(?:envergonhar|avergonzar|acanhar)$/],
  ['happy', /^(?:alegrar|animar|emocionar|entusiasmar|ilusionar)$/],
];

/** The feeling of an act by its verb and what is done, if it has one; a sad day has no cheer of its own. */
export function feelingOf(verb: string, deed: string, sad: boolean): Emotion | undefined {
  const found = ofVerbs.find(([, pattern]) => pattern.test(verb))?.[0] ?? ofDeeds[deed];
  return sad && /^(?:laughing|proud|happy)$/.test(found ?? '') ? undefined : found;
}
