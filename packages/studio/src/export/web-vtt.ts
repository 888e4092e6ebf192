/** A caption on the film's clock, in seconds; a word is said from `start` on. */
export interface Cue {
  start: number;
  end: number;
  words: readonly { text: string; start: number }[];
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

const milliseconds = (seconds: number): number => Math.max(0, Math.round(seconds * 1000));

/** 3661500 → 01:01:01.500 */
function timestamp(at: number): string {
  const minutes = Math.floor(at / 60_000);
  return `${pad(Math.floor(minutes / 60), 2)}:${pad(minutes % 60, 2)}:${pad(Math.floor(at / 1000) % 60, 2)}.${pad(at % 1000, 3)}`;
}

/** Markup would swallow words, an empty line would end the cue; '-->' cannot survive the escaping. */
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The words of a cue as one line. */
export const cueText = ({ words }: Pick<Cue, 'words'>): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Cues with words and a length, in order of time. */
export const playable = (cues: readonly Cue[]): Cue[] =>
  cues.filter((cue) => cueText(cue) !== '' && cue.end > cue.start).sort((a, b) => a.start - b.start);

/** Times stand before the words that are said then; players refuse one that does not come after the one before. */
function timed(cue: Cue): string {
  let last = milliseconds(cue.start);
  const words = cue.words.map(({ text, start }) => {
    const at = milliseconds(start);
    const word = escape(text.replace(/\s+/g, ' ').trim());
    if (at <= last || at >= milliseconds(cue.end)) return word;
    last = at;
    return `<${timestamp(at)}>${word}`;
  });
  return words.filter((word) => word !== '').join(' ');
}

/**
 * A WebVTT file (https://www.w3.org/TR/webvtt1/) of these captions, numbered, in order of time. Times within
 * a cue say when each word is said, so that it can be lit up.
 */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = playable(cues).map(
    (cue, i) =>
      `${i + 1}\n${timestamp(milliseconds(cue.start))} --> ${timestamp(milliseconds(cue.end))}\n${timed(cue)}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}
