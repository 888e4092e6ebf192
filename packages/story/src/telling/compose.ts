import { hash } from '@milestoon/drawing';
import { wordsIn } from '../languages/index.ts';
import type { Language } from '../text/language.ts';
import { countWords } from '../text/words.ts';
import type { Line } from './tell.ts';

/** What the storyteller knows when the parent's lines become an episode. */
export interface Frame {
  name: string;
  episodeNumber: number;
  language: Language;
  sorrowful: boolean;
  /** Words of the storyteller's that the film has besides: looking back and saying goodbye. */
  reserved: number;
  /** A season that ends says goodbye instead of a closing line. */
  endsSeason: boolean;
}

/** Of four words that are heard three at least are the parent's. */
export const ownShare = 1 / 3;

const totalWords = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + countWords(line.text), 0);

/** The storyteller's line of a pool for one episode: as long as a pool lasts none comes back. */
export function lineFor(pool: readonly string[], name: string, episodeNumber: number): string {
  const line = pool[((hash(`${name} ${pool[0]}`) >>> 0) + episodeNumber) % pool.length] ?? '';
  return line.replaceAll('{name}', () => name);
}

/**
 * The parent's lines and one short closing where there is room for it. Nothing stands before them and nothing
 * between: no feeling, no moral and no joke that the parent did not write.
 */
export function composeStory(written: readonly Line[], frame: Frame): Line[] {
  const words = wordsIn(frame.language);
  // A text without a word, only pictograms: the child shows its picture.
  if (written.length === 0) return [{ speaker: 'hero', part: 'told', text: words.look }];
  const text = lineFor(
    frame.sorrowful ? words.tenderClosings : words.closings,
    frame.name,
    frame.episodeNumber,
  );
  const room = totalWords(written) * ownShare - frame.reserved;
  if (frame.endsSeason || countWords(text) > room) return [...written];
  return [...written, { speaker: 'narrator', part: 'closing', text }];
}
