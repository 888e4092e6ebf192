import { resample } from '../sound/resample.ts';
import type { EngineSpeech } from './engines/engine.ts';
import { fliteSampleRate } from './flite.ts';
import { withLevels } from './levels.ts';
import { timeWarp } from './timing/warp.ts';

/** Hertz of every line once an engine speaks. */
export const engineSampleRate = 24_000;
/** A voice that takes less or more of the embedded one's time than this has not said the line. */
const plausibleOfEngine = { least: 0.4, most: 2.5 } as const;
/** People take their time, and children hurry. */
export const plausibleOfPeople = { least: 0.3, most: 4 } as const;

interface Timed {
  start: number;
  end: number;
}
export interface TimedLine<Word extends Timed, Phoneme extends Timed> {
  duration: number;
  words: Word[];
  phonemes: Phoneme[];
  /** 16 kHz. */
  samples: Float32Array;
}

const round = (seconds: number): number => Math.round(seconds * 1e4) / 1e4;

/**
 * Puts another voice in the place of the embedded one: its sound, with the words and mouth shapes of the
 * embedded line at the moments at which they are heard in it.
 *
 * @throws Error where it cannot be the same line
 */
export function revoice<Word extends Timed, Phoneme extends Timed>(
  line: TimedLine<Word, Phoneme>,
  spoken: EngineSpeech,
  plausible: { least: number; most: number } = plausibleOfEngine,
): TimedLine<Word, Phoneme> {
  const samples = resample(spoken.samples, spoken.sampleRate, engineSampleRate);
  const duration = samples.length / engineSampleRate;
  const loud = samples.some((value) => Math.abs(value) > 0.01);
  const share = duration / line.duration;
  if (!loud || share < plausible.least || share > plausible.most)
    throw new Error(`the voice took ${duration.toFixed(1)} s for a line of ${line.duration.toFixed(1)} s`);
  const clock = timeWarp(line.samples, resample(samples, engineSampleRate, fliteSampleRate));
  const moved = <Part extends Timed>(part: Part): Part => ({
    ...part,
    start: round(clock(part.start)),
    end: round(clock(part.end)),
  });
  const phonemes = line.phonemes.map(moved);
  const first = phonemes[0];
  const last = phonemes.at(-1);
  if (first) first.start = 0;
  if (last) last.end = round(duration);
  // Together they cover the line, as those of the embedded voice do.
  phonemes.slice(1).forEach((phoneme, i) => {
    phoneme.start = phonemes[i]?.end ?? phoneme.start;
  });
  return {
    duration: round(duration),
    words: line.words.map(moved),
    phonemes: withLevels(phonemes, samples, engineSampleRate),
    samples,
  };
}
