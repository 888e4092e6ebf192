import type { Phone } from './flite.ts';
import type { Break } from './spoken-text.ts';

/** Silence in seconds where a storyteller breathes, and around the whole line. */
export const silences = {
  before: 0.06,
  none: 0.04,
  phrase: 0.24,
  /** After a phrase that was long. */
  breath: 0.36,
  sentence: 0.5,
  after: 0.14,
} as const;

export interface PacedSpeech {
  samples: Float32Array;
  phones: Phone[];
}

/** Fades of the cuts, so that the noise floor of the voice does not click. */
const fadeSeconds = 0.012;

/** Copies `count` samples of a silence and lets both ends fall to zero. */
function copySilence(
  source: Float32Array,
  from: number,
  count: number,
  rate: number,
  target: Float32Array,
): void {
  const fade = Math.max(1, Math.min(Math.round(fadeSeconds * rate), count >> 1));
  for (let i = 0; i < count; i++) {
    const edge = Math.min(1, Math.min(i, count - 1 - i) / fade);
    // The start still carries the release of the word before: keep it, fade towards the cut.
    target[i] = (source[from + i] ?? 0) * (i < count / 2 ? 1 : edge);
  }
}

/**
 * Gives every silence its wanted length: Flite's are the same after a comma and a full stop.
 *
 * @param wanted seconds for the silence at this index of `phones`
 */
export function paceSilences(
  speech: PacedSpeech,
  rate: number,
  wanted: (index: number) => number,
): PacedSpeech {
  const pieces: Float32Array[] = [];
  const phones: Phone[] = [];
  let length = 0;
  speech.phones.forEach((phone, i) => {
    const from = Math.round(phone.start * rate);
    const to = Math.min(speech.samples.length, Math.round(phone.end * rate));
    let piece: Float32Array;
    if (phone.symbol === 'pau') {
      piece = new Float32Array(Math.round(wanted(i) * rate));
      const kept = Math.min(piece.length, Math.max(0, to - from));
      copySilence(speech.samples, i === 0 ? to - kept : from, kept, rate, piece);
    } else piece = speech.samples.slice(from, Math.max(from, to));
    pieces.push(piece);
    phones.push({ symbol: phone.symbol, start: length / rate, end: (length + piece.length) / rate });
    length += piece.length;
  });
  const samples = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return { samples, phones };
}

/** Seconds of silence that follow a word with this break. */
export const silenceAfter = (kind: Break): number => silences[kind];
