import { framesPerSecond } from '@milestoon/drawing';
import type { NarrationLine } from './narration.ts';
import { splitCaption } from '@milestoon/stage';
import type { CaptionPage, Film } from './film.ts';

/** A page stays this long after its last word, unless the next one needs the place. */
const lingerFrames = 10;

/** The pages on which a spoken line is read along; times are film frames. */
export function captionPages(line: NarrationLine, speechFrom: number): CaptionPage[] {
  const toFrame = (seconds: number): number => speechFrom + seconds * framesPerSecond;
  const words = line.words.map((word) => ({
    text: word.text,
    from: toFrame(word.start),
    to: toFrame(word.end),
  }));
  const pages = splitCaption(words.map((word) => word.text));
  let next = 0;
  const timed = pages.map((page) => {
    const own = words.slice(next, next + page.length);
    next += page.length;
    return own;
  });
  return timed.flatMap((own, index) => {
    const first = own[0];
    const last = own.at(-1);
    if (!first || !last) return [];
    const following = timed[index + 1]?.[0];
    const from = index === 0 ? speechFrom - 2 : first.from - 1;
    const to = following ? following.from - 1 : last.to + lingerFrames;
    return { from: Math.max(0, Math.round(from)), to: Math.round(to), words: own };
  });
}

export type WordState = 'said' | 'now' | 'to-come';

/** What stands in the caption at a frame, if anything. */
export function captionAt(film: Film, frame: number): { text: string; state: WordState }[] | null {
  const page = film.captions.find((candidate) => candidate.from <= frame && frame < candidate.to);
  if (!page) return null;
  const current = page.words.findLastIndex((word) => word.from <= frame);
  return page.words.map((word, index) => ({
    text: word.text,
    state: index < current ? 'said' : index === current ? (frame < word.to + 4 ? 'now' : 'said') : 'to-come',
  }));
}

/** All that is lettered in a film of the family's: for whoever has to bring the letters. */
export const wordsIn = ({ title, childName, family = [], captions, shots }: Film): string =>
  [
    title,
    childName,
    ...family,
    ...captions.flatMap(({ words }) => words.map(({ text }) => text)),
    ...shots.flatMap((shot) => (shot.kind === 'story' && shot.memory ? [shot.memory.title] : [])),
  ].join(' ');

/** A caption on the film's clock, in seconds; a word is said from `start` on. */
export interface CaptionCue {
  start: number;
  end: number;
  words: { text: string; start: number }[];
}

/** The captions as cues for a player. */
export const captionCues = (film: Pick<Film, 'captions'>): CaptionCue[] =>
  film.captions.map((page) => ({
    start: page.from / framesPerSecond,
    end: page.to / framesPerSecond,
    words: page.words.map(({ text, from }) => ({ text, start: from / framesPerSecond })),
  }));
