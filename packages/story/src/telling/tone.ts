import type { Emotion } from '@milestoon/cast';

/** A goodbye is not cheered at. Old sorrows that end well ("happy tears") are no sorrow. */
const sorrow =
  /\b(?:died|passed away|funeral|in heaven|rainbow bridge|said goodbye to (?:our|my|her|his) (?:dog|cat|grand\w+|\w+fish|hamster|bunny)|divorc\w+|buried (?:him\b|them\b|(?:our|the|my|his) (?:\w+ )?(?:dog|cat|hamster|bunny|rabbit|fish|goldfish|bird|guinea pig|budgie|pet|gran\w*|uncle|aunt|neighbou?r))(?=[\s.,!?](?!\w*shoe))|we lost (?:our|my|her|his)|faleceu|morreu|murió|falleció)\b/i;
export const isSorrowful = (text: string): boolean => sorrow.test(text);

const notBehind =
  /(?:\b(?:not|never|no|without|wasn't|weren't|didn't|isn't|don't|doesn't|didnt|wasnt|isnt|dont|doesnt|werent|stopped|less|no longer|instead of)\s+(?:\w+\s+){0,2})$/i;
const moodWords: readonly [Emotion, RegExp][] = [
  [
    'shy',
    /\b(?:shy|timid|bashful|hesita\w+|t[íi]mid\w*|(?:(?:a )?(?:little|bit|tiny bit)|slightly|somewhat|kind of|sort of) (?:scared|afraid|nervous|frightened|worried))\b/gi,
  ],
  [
    'scared',
    /\b(?:scared|afraid|nervous|shaking|trembl\w*|butterflies in|frightened|worried|terrified|fear|medo|miedo)\b/gi,
  ],
  [
    'sad',
    /\b(?:cr(?:ied|y|ies|ying)|tears?|sad|upset|sobb\w*|died|passed away|miss(?:es|ed)?|hurt|ouch|fell(?! asleep| in love| in the pool| out)|disappointed|fight|fought|argu(?:ed|ing|ment)|(?<!home from the )hospital|sick|fever|stitches|broke (?:her|his|their|an?|the) (?:arm|leg|wrist|foot|toe|finger|nose)|broken (?:arm|leg|wrist|foot|toe|finger|heart)|chor\w+|llor\w+|triste)\b/gi,
  ],
  ['angry', /\b(?:angry|mad|furious|tantrum|cross)\b/gi],
  ['sleepy', /\b(?:tired|sleepy|asleep|exhausted|yawn\w*|slept|sleep|nap|bedtime|dormiu|durmió)\b/gi],
  ['laughing', /\b(?:laugh\w*|giggl\w*|chuckl\w*|hilarious|funny|riu|ri[óo])\b/gi],
  [
    'proud',
    /\b(?:proud\w*|pride|won|medal|trophy|champion|brave|bravely|did it|made it|by (?:herself|himself|yourself)|orgulho\w*|orgullos\w*)\b/gi,
  ],
  ['surprised', /\b(?:surpris\w*|wow|amaz\w*|suddenly|couldn't believe|unexpected\w*)\b/gi],
  [
    'happy',
    /\b(?:happy|happi\w+|smil\w*|joy\w*|lov(?:e[ds]?|ing)|fun|excited|delight\w*|beam\w*|grin\w*|enjoy\w*|celebrat\w*|cheer\w*|feliz|contente|alegr\w*|yay|hooray|best)\b/gi,
  ],
];

export interface Feeling {
  emotion: Emotion;
  /** Where the line names it, to see whose it is. */
  at: number;
}

/** The feeling a line speaks of, if it speaks of one; denied feelings ("wasn't scared") are courage. */
export function findFeeling(spoken: string): Feeling | null {
  // Miss Lee is not missed.
  const text = spoken.replace(/\bMiss(?= \p{Lu})/gu, 'Mrs.');
  const joy =
    /\b(?:happy tears|tears of (?:joy|happiness)|(?:cried|crying|cry) (?:\w+ )?(?:with|for|of|from) (?:joy|happiness|laughter)|happy cry\w*)\b/i.exec(
      text,
    );
  if (joy !== null) return { emotion: 'happy', at: joy.index };
  for (const [emotion, words] of moodWords) {
    for (const found of text.matchAll(words)) {
      if (!notBehind.test(text.slice(0, found.index))) return { emotion, at: found.index };
      if (isTrouble(emotion) && emotion !== 'angry') return { emotion: 'proud', at: found.index };
    }
  }
  return null;
}

export const feelingOf = (text: string): Emotion | null => findFeeling(text)?.emotion ?? null;

/** Sentences that tell of a death: whoever they name is not brought back on the stage. */
export const farewellsIn = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sorrow.test(sentence))
    .join(' ');

export const isTrouble = (emotion: Emotion | null): boolean =>
  emotion === 'sad' || emotion === 'scared' || emotion === 'shy' || emotion === 'angry';
