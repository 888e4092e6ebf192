import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Narrator, usualFilm } from '@milestoon/domain';
import { type Narration, type NarrationLine, narrationLineSchema } from '@milestoon/film/narration';
import {
  type Language,
  narrate,
  openEngine,
  type SaidName,
  type SpokenBeat,
  type VoiceEngine,
  type VoiceSettings,
} from '../voice/index.ts';
import { speechFile, writeSamples } from './sound-files.ts';
import { type ToldLine, tellLine } from './tell-line.ts';

export interface Speech {
  narration: Narration;
  /** Hertz of the whole; of a line that differs, `rates` says it. */
  sampleRate: number;
  rates?: Record<string, number>;
  /** Which lines somebody of the family told: by the beat. */
  told?: Record<string, Pick<ToldLine, 'recording' | 'teller'>>;
  /** The samples of each beat: file names below `directory/speech`. */
  files: Record<string, string>;
  /** How many lines had to be spoken; the others were found as they are. */
  spoken: number;
  /** Why the embedded voice speaks although another was asked for; null where it was not. */
  fallback?: string | null;
}

/** Changes whenever a line would be spoken in another way. */
const voiceVersion = 10;

/** A line is known by what is said and how, not by its beat: the same words are spoken once. */
const lineName = (
  { speaker, text, emotion, funny = false }: SpokenBeat,
  { names, language, narrator, engine }: SpeakOptions,
): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        voiceVersion,
        language,
        speaker,
        text,
        emotion ?? 'neutral',
        funny,
        names,
        engine?.name,
        ...(speaker === 'hero' ? [] : [narrator]),
      ]),
    )
    .digest('hex')
    .slice(0, 16);

const keptLineSchema = narrationLineSchema.omit({ beat: true });

interface KeptLine {
  line: Omit<NarrationLine, 'beat'>;
  sampleRate: number;
  voice: string;
}

async function readKept(file: string): Promise<KeptLine | null> {
  try {
    const kept = JSON.parse(await readFile(`${file}.json`, 'utf8'));
    return { ...kept, line: keptLineSchema.parse(kept.line) };
  } catch {
    return null; // not spoken yet
  }
}

async function speakLine(
  beat: SpokenBeat,
  options: SpeakOptions,
  file: string,
  told?: ToldLine,
): Promise<KeptLine> {
  const spoken = told
    ? await tellLine(beat, told, options)
    : await narrate([beat], options).then(({ narration: { lines, voice }, speech, sampleRate }) => ({
        line: lines[0],
        samples: speech.get(beat.id),
        sampleRate,
        voice,
      }));
  if (!spoken.line || !spoken.samples) throw new Error(`beat ${beat.id} was not spoken`);
  await writeSamples(file, spoken.samples);
  const { beat: _beat, ...line } = spoken.line;
  const kept = { line, sampleRate: spoken.sampleRate, voice: spoken.voice };
  // Last and at once: what it describes is complete.
  await writeFile(`${file}.part`, JSON.stringify(kept));
  await rename(`${file}.part`, `${file}.json`);
  return kept;
}

/** A recording is known by its id: it never changes. */
const toldName = ({ recording }: ToldLine, { names, language }: SpeakOptions): string =>
  createHash('sha256')
    .update(JSON.stringify([voiceVersion, 'told', recording, names, language]))
    .digest('hex')
    .slice(0, 16);

interface SpeakOptions {
  names: SaidName[];
  language: Language;
  narrator: Narrator;
  engine: VoiceEngine | undefined;
}

interface SpeakInput {
  directory: string;
  beats: SpokenBeat[];
  names: SaidName[];
  /** Of the whole story. */
  language: Language;
  /** 'warm' where nobody chose. */
  narrator?: Narrator | undefined;
  /** Undefined: the embedded voice. */
  voice?: VoiceSettings | undefined;
  /** What somebody of the family has told; the rest is spoken here. */
  told?: readonly ToldLine[] | undefined;
}

/** Whoever changed a line since has not told it. */
const toldOf = ({ told }: SpeakInput, beat: SpokenBeat): ToldLine | undefined =>
  told?.find((line) => line.beat === beat.id && line.text === beat.text);

async function speakAll(input: SpeakInput, options: SpeakOptions): Promise<Speech> {
  const { directory, beats } = input;
  const lines: NarrationLine[] = [];
  const files: Record<string, string> = {};
  const rates: Record<string, number> = {};
  const told: NonNullable<Speech['told']> = {};
  let spoken = 0;
  let voice: string | undefined;
  for (const beat of beats) {
    const by = toldOf(input, beat);
    const name = `${by ? toldName(by, options) : lineName(beat, options)}.f32`;
    const file = speechFile(directory, name);
    const found = await readKept(file);
    if (!found) spoken++;
    const kept = found ?? (await speakLine(beat, options, file, by));
    lines.push({ beat: beat.id, ...kept.line });
    files[beat.id] = name;
    rates[beat.id] = kept.sampleRate;
    if (by) told[beat.id] = { recording: by.recording, teller: by.teller };
    else voice = kept.voice;
  }
  if (lines.length === 0) throw new RangeError('a story without lines');
  const sampleRate = Math.max(...Object.values(rates));
  return { narration: { version: 1, voice: voice ?? 'told', lines }, sampleRate, rates, told, files, spoken };
}

/**
 * Speaks every beat into a file below `directory/speech`, unless these words were spoken there before. Where
 * a service fails the embedded voice speaks the whole story: nobody changes their voice in the middle.
 */
export async function speakBeats(input: SpeakInput): Promise<Speech> {
  await mkdir(path.join(input.directory, 'speech'), { recursive: true });
  const { names, language, narrator = usualFilm.narrator, voice } = input;
  const said = { names, language, narrator };
  if (!voice) return speakAll(input, { ...said, engine: undefined });
  const engine = openEngine(voice);
  try {
    return await speakAll(input, { ...said, engine });
  } catch (error) {
    const speech = await speakAll(input, { ...said, engine: undefined });
    return { ...speech, fallback: error instanceof Error ? error.message : String(error) };
  } finally {
    await engine.close?.();
  }
}
