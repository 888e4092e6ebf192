import type { Language } from '../../text/language.ts';
import { adventuresWords } from './adventures.ts';
import { courageWords } from './courage.ts';
import { english } from './english.ts';
import { firstsWords } from './firsts.ts';
import type { KindWords } from './kind-words.ts';
import { gagMomentIn, gagsAbout } from './gags.ts';
import { learningWords } from './learning.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import type { StoryWords } from './story-words.ts';
import { togetherWords } from './together.ts';

export { type Gag, gagsAbout } from './gags.ts';
export type { KindWords } from './kind-words.ts';
export type { StoryWords } from './story-words.ts';

const kinds: Readonly<Record<string, KindWords>> = {
  ...firstsWords,
  ...adventuresWords,
  ...courageWords,
  ...togetherWords,
  ...learningWords,
};

/** English lines of one kind of story; a kind without its own speaks as every day does. */
export const wordsOfKind = (kind: string): KindWords => kinds[kind] ?? learningWords.everyday;

/** Lines for any story. A language without its own is framed in English. */
export const wordsIn = (language: Language): StoryWords =>
  language === 'pt' ? portuguese : language === 'es' ? spanish : english;

const jokes = [english, portuguese, spanish]
  .flatMap(({ gags }) => gags)
  .concat(Object.values(gagsAbout).flat());

/** What is seen while the storyteller jokes; null for a line that is no joke, or none that can be seen. */
export const gagSeenIn = (text: string): ReturnType<typeof gagMomentIn> => gagMomentIn(jokes, text);
