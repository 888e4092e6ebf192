import type { Film } from '@milestoon/film';

/** A caption on the film's clock, in seconds; a word is said from `start` on. */
export interface Cue {
  start: number;
  end: number;
  words: readonly { text: string; start: number }[];
}

const framesPerSecond = 24;

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };
const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? entity);

/** 00:01:02.250 → 62.25 */
function secondsOf(timestamp: string): number {
  const parts = timestamp.split(':').map(Number);
  return parts.reduce((sum, part) => sum * 60 + part, 0);
}

/** The words of a WebVTT cue. A time within it says when the words after it are said. */
export function readCue({ startTime, endTime, text }: Pick<VTTCue, 'startTime' | 'endTime' | 'text'>): Cue {
  let at = startTime;
  const words: { text: string; start: number }[] = [];
  for (const part of text.split(/(<[^>]*>)/)) {
    const [, timestamp] = /^<((?:\d+:)?\d+:\d+\.\d+)>$/.exec(part) ?? [];
    if (timestamp) at = secondsOf(timestamp);
    else if (!part.startsWith('<'))
      for (const word of part.split(/\s+/)) if (word) words.push({ text: decoded(word), start: at });
  }
  return { start: startTime, end: endTime, words };
}

/** The captions of a film that is drawn here and now. */
export const cuesOf = ({ captions }: Pick<Film, 'captions'>): Cue[] =>
  captions.map((page) => ({
    start: page.from / framesPerSecond,
    end: page.to / framesPerSecond,
    words: page.words.map(({ text, from }) => ({ text, start: from / framesPerSecond })),
  }));

export const textOf = (cues: readonly Cue[]): string =>
  cues.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

/** Deals a cue out to pages of at most `longest` characters, about equally full. */
export function pagesOf(cue: Cue, longest: number): Cue[] {
  const length = textOf([cue]).length;
  const ideal = length / Math.ceil(length / longest);
  const pages: (typeof cue.words)[number][][] = [[]];
  let taken = 0;
  for (const word of cue.words) {
    const page = pages.at(-1);
    const own = page?.map(({ text }) => text).join(' ') ?? '';
    const isFull =
      own.length > 0 && (own.length + 1 + word.text.length > longest || taken >= ideal * pages.length);
    if (isFull) pages.push([word]);
    else page?.push(word);
    taken += word.text.length + 1;
  }
  return pages.map((words, i) => ({
    start: i === 0 ? cue.start : (words[0]?.start ?? cue.start),
    end: pages[i + 1]?.[0]?.start ?? cue.end,
    words,
  }));
}

/** What is read at a moment, and which of its words is said: -1 before the first. */
export function captionAt(cues: readonly Cue[], seconds: number): { cue: Cue; now: number } | null {
  const cue = cues.find(({ start, end }) => start <= seconds && seconds < end);
  return cue ? { cue, now: cue.words.findLastIndex(({ start }) => start <= seconds) } : null;
}
