import { readFileSync } from 'node:fs';
import { cleanText } from '@milestoon/story';

/** A pronoun of a story and what it means. */
export interface Labelled {
  /** Where it stands in the text. */
  at: number;
  word: string;
  /** Words of the text that name it, or the child's name; several for several; none for the situation or nobody named. */
  means: readonly string[];
}

export interface LabelledStory {
  title: string;
  child: { name: string; age: number; sex: 'girl' | 'boy' };
  text: string;
  pronouns: readonly Labelled[];
}

const file = new URL('../../packages/story/corpus/antecedents.json', import.meta.url);

/** @throws Error where a label does not fit its text. */
export function readCorpus(): LabelledStory[] {
  const { stories } = JSON.parse(readFileSync(file, 'utf8')) as { stories: LabelledStory[] };
  for (const { title, child, text, pronouns } of stories) {
    if (cleanText(text, child.name) !== text) throw new Error(`'${title}' is not written as it is read`);
    for (const { at, word, means } of pronouns) {
      if (text.slice(at, at + word.length) !== word) throw new Error(`no '${word}' at ${at} of '${title}'`);
      const missing = means.find(
        (each) => each !== child.name && !text.toLowerCase().includes(each.toLowerCase()),
      );
      if (missing) throw new Error(`'${title}' does not say '${missing}'`);
    }
  }
  return stories;
}
