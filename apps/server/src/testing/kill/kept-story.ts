import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { WriteStory } from '../small-production.ts';

/**
 * Every family tells the same story: the first server writes it, the others read it from `file`. To load the writer
 * takes a server longer than everything else that it lives to do.
 */
export function keptStory(file: string): WriteStory {
  return async (story) => {
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
    const { writeScreenplay } = await import('@milestoon/story');
    const screenplay = writeScreenplay(story);
    const part = `${file}.${process.pid}`;
    writeFileSync(part, JSON.stringify(screenplay));
    renameSync(part, file);
    return screenplay;
  };
}
