/** A caption on the film's clock, in seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** 3661.5 → 01:01:01.500 */
function timestamp(seconds: number): string {
  const milliseconds = Math.max(0, Math.round(seconds * 1000));
  const minutes = Math.floor(milliseconds / 60_000);
  return `${pad(Math.floor(minutes / 60), 2)}:${pad(minutes % 60, 2)}:${pad(Math.floor(milliseconds / 1000) % 60, 2)}.${pad(milliseconds % 1000, 3)}`;
}

/** Markup would swallow words, an empty line would end the cue; '-->' cannot survive the escaping. */
const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s*[\r\n]+\s*/g, '\n')
    .trim();

/** A WebVTT file (https://www.w3.org/TR/webvtt1/) of these captions, numbered, in order of time. */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues
    .filter((cue) => cue.text.trim() !== '' && cue.end > cue.start)
    .sort((a, b) => a.start - b.start)
    .map((cue, i) => `${i + 1}\n${timestamp(cue.start)} --> ${timestamp(cue.end)}\n${escape(cue.text)}\n`);
  return `WEBVTT\n\n${blocks.join('\n')}`;
}
