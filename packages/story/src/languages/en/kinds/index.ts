import { adventuresWords } from './adventures.ts';
import { courageWords } from './courage.ts';
import { firstsWords } from './firsts.ts';
import type { KindWords } from './kind-words.ts';
import { learningWords } from './learning.ts';
import { togetherWords } from './together.ts';

const kinds: Readonly<Record<string, KindWords>> = {
  ...firstsWords,
  ...adventuresWords,
  ...courageWords,
  ...togetherWords,
  ...learningWords,
};

/** English lines of one kind of story; a kind without its own speaks as every day does. */
export const wordsOfKind = (kind: string): KindWords => kinds[kind] ?? learningWords.everyday;
