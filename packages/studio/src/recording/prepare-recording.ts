import { writeFile } from 'node:fs/promises';
import { design, filter } from '../sound/biquad.ts';
import { integratedLoudness } from '../sound/loudness.ts';
import { resample } from '../sound/resample.ts';
import { gainOf, soundRate } from '../sound/stereo.ts';
import { waveOf } from '../sound/wave.ts';
import { type Language, narrate, type SaidName, type SpokenBeat } from '../voice/index.ts';
import { plausibleOfPeople, revoice } from '../voice/revoice.ts';
import { type Activity, findActivity } from './activity.ts';
import { decodeRecording, recordingRate } from './decode.ts';
import { withLessNoise } from './denoise.ts';
import { RecordingRefused, type Refusal } from './refused.ts';

/** What is not as it could be. The line can be used all the same. */
export const notes = ['quiet', 'cut-off', 'noisy', 'overdriven'] as const;
export type RecordingNote = (typeof notes)[number];

/** Something spoken, and what whoever speaks was asked to say. */
export interface RecordingRequest {
  /** A file as it came from a browser. */
  file: string;
  /** Where what becomes of it is written to. */
  target: string;
  /** A line of a film; undefined where anything may be said. */
  words?: { line: Omit<SpokenBeat, 'id'>; language: Language; names: SaidName[] } | undefined;
  /** Seconds; those of a line where nothing is said. */
  longest?: number | undefined;
  /** What is very quiet is refused instead of noted: nobody looks at the notes. */
  mustBeLoud?: true | undefined;
}

/** What became of a recording. */
export type PreparedRecording =
  | { isUsable: true; seconds: number; notes: RecordingNote[] }
  | { isUsable: false; refusal: Refusal };

/** Seconds that are kept around the words: breath belongs to them. */
const around = { before: 0.12, after: 0.22 } as const;
/** Every prepared line is as loud as this, LUFS, and nowhere louder than full scale; the mix has its own level. */
const lineLoudness = -20;
const highestPeak = 0.89;
const fadeSeconds = 0.015;

function notesOn(samples: Float32Array, { start, end, speech, background }: Activity): RecordingNote[] {
  const seconds = samples.length / recordingRate;
  const loudest = samples.filter((value) => Math.abs(value) > 0.985).length;
  const found: Record<RecordingNote, boolean> = {
    quiet: speech < -42,
    // A voice that is there with the first moment began before it, or goes on after the last.
    'cut-off': start < 0.03 || end > seconds - 0.03,
    noisy: speech - background < 14,
    overdriven: loudest > (end - start) * recordingRate * 0.002,
  };
  return notes.filter((note) => found[note]);
}

function trimmed(samples: Float32Array, { start, end }: Activity): Float32Array {
  const at = (seconds: number): number =>
    Math.max(0, Math.min(samples.length, Math.round(seconds * recordingRate)));
  const part = samples.slice(at(start - around.before), at(end + around.after));
  const fade = Math.min(part.length >> 1, Math.round(fadeSeconds * recordingRate));
  for (let i = 0; i < fade; i++) {
    const gain = Math.sin(((i / fade) * Math.PI) / 2);
    (part[i] as number) *= gain;
    (part[part.length - 1 - i] as number) *= gain;
  }
  return part;
}

function levelled(samples: Float32Array): Float32Array {
  const wide = resample(samples, recordingRate, soundRate);
  // A line in the middle of a track has its whole power, half of it on each side.
  const side = wide.map((value) => value * Math.SQRT1_2);
  const loudness = integratedLoudness({ left: side, right: side });
  if (!Number.isFinite(loudness)) return samples;
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-6);
  const gain = Math.min(gainOf(lineLoudness - loudness), highestPeak / peak);
  return samples.map((value) => value * gain);
}

/** Whether the words of a line can be found in it. @throws RecordingRefused another-line */
async function requireLine(
  samples: Float32Array,
  { line, language, names }: NonNullable<RecordingRequest['words']>,
) {
  const { narration, speech } = await narrate([{ id: 'line', ...line }], { language, names });
  const [known] = narration.lines;
  const said = speech.get('line');
  if (!known || !said) return;
  try {
    const spoken = { samples, sampleRate: recordingRate };
    revoice({ ...known, samples: said }, spoken, plausibleOfPeople);
  } catch (cause) {
    throw new RecordingRefused('another-line', { cause });
  }
}

async function prepare(request: RecordingRequest): Promise<{ seconds: number; notes: RecordingNote[] }> {
  const decoded = await decodeRecording(request.file, request.longest);
  // Rumble of tables and steps says nothing about who speaks.
  const voice = filter(decoded.slice(), design('highpass', recordingRate, 80));
  const activity = findActivity(voice);
  if (!activity) throw new RecordingRefused('silent');
  const line = levelled(trimmed(withLessNoise(voice), activity));
  if (request.words) await requireLine(line, request.words);
  const found = notesOn(decoded, activity);
  if (request.mustBeLoud && found.includes('quiet')) throw new RecordingRefused('quiet');
  await writeFile(request.target, waveOf(line, recordingRate));
  return { seconds: line.length / recordingRate, notes: found };
}

/**
 * Makes something to listen to from what a browser recorded: decoded, trimmed, with less noise, levelled, and, where it
 * is a line of a film, held against the words. Writes a WAVE file (mono, 16 bits, 24 kHz) to `target`.
 *
 * @throws Error where the disk fails; what is wrong with a recording is an answer
 */
export async function prepareRecording(request: RecordingRequest): Promise<PreparedRecording> {
  try {
    return { isUsable: true, ...(await prepare(request)) };
  } catch (error) {
    if (error instanceof RecordingRefused) return { isUsable: false, refusal: error.refusal };
    throw error;
  }
}
