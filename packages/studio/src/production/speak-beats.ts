import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Narrator, usualFilm } from '@milestoon/domain';
import { type Narration, type NarrationLine, narrationLineSchema } from '@milestoon/film';
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

export interface Speech {
  narration: Narration;
  sampleRate: number;
  /** The samples of each beat: file names below `directory/speech`. */
  files: Record<string, string>;
  /** How many lines had to be spoken; the others were found as they are. */
  spoken: number;
  /** Why the embedded voice speaks although another was asked for; null where it was not. */
  fallback?: string | null;
}

/** Changes whenever a line would be spoken in another way. */
const voiceVersion = 8;

/** A line is known by what is said and how, not by its beat: the same words are spoken once. */
const lineName = (
  { speaker, text, emotion }: SpokenBeat,
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

async function speakLine(beat: SpokenBeat, options: SpeakOptions, file: string): Promise<KeptLine> {
  const { narration, speech, sampleRate } = await narrate([beat], options);
  const [spoken] = narration.lines;
  const samples = speech.get(beat.id);
  if (!spoken || !samples) throw new Error(`beat ${beat.id} was not spoken`);
  await writeSamples(file, samples);
  const { beat: _beat, ...line } = spoken;
  const kept = { line, sampleRate, voice: narration.voice };
  // Last and at once: what it describes is complete.
  await writeFile(`${file}.part`, JSON.stringify(kept));
  await rename(`${file}.part`, `${file}.json`);
  return kept;
}

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
}

async function speakAll({ directory, beats }: SpeakInput, options: SpeakOptions): Promise<Speech> {
  const lines: NarrationLine[] = [];
  const files: Record<string, string> = {};
  let spoken = 0;
  let last: KeptLine | undefined;
  for (const beat of beats) {
    const name = `${lineName(beat, options)}.f32`;
    const file = speechFile(directory, name);
    const kept = await readKept(file);
    if (!kept) spoken++;
    last = kept ?? (await speakLine(beat, options, file));
    lines.push({ beat: beat.id, ...last.line });
    files[beat.id] = name;
  }
  if (!last) throw new RangeError('a story without lines');
  return { narration: { version: 1, voice: last.voice, lines }, sampleRate: last.sampleRate, files, spoken };
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
