import { readFile } from 'node:fs/promises';
import { type MilestoneWriter, milestoneWriters } from '@milestoon/domain';

/** A family's text and whose it is; what a film of it must show is for those who judge, and not read here. */
export interface Story {
  /** Names the files that are written: letters, digits and hyphens. */
  id: string;
  /** Years. */
  child: {
    name: string;
    age: number;
    sex?: 'girl' | 'boy' | undefined;
    wheelchair?: boolean;
    glasses?: unknown;
  };
  title: string;
  text: string;
  /** Who said in the form that they write. */
  writtenBy?: MilestoneWriter;
}

const isStory = (value: unknown): value is Story => {
  const { id, child, title, text, writtenBy } = value as Partial<Story>;
  return (
    typeof id === 'string' &&
    /^[\w-]+$/.test(id) &&
    typeof child?.name === 'string' &&
    typeof child.age === 'number' &&
    typeof title === 'string' &&
    typeof text === 'string' &&
    (writtenBy === undefined || milestoneWriters.includes(writtenBy))
  );
};

/** @throws {TypeError} where the file is not `{ "stories": [{ "id", "child", "title", "text" }] }` */
export async function readStories(file: string): Promise<Story[]> {
  const { stories } = JSON.parse(await readFile(file, 'utf8')) as { stories?: unknown };
  if (!Array.isArray(stories) || !stories.every(isStory)) throw new TypeError(`${file} holds no stories.`);
  return stories;
}
