import { readFile } from 'node:fs/promises';
import type { NarrationLine } from '@milestoon/film';
import { readWave } from '../sound/wave.ts';
import { type Language, narrate, type SaidName, type SpokenBeat } from '../voice/index.ts';
import { engineSampleRate, plausibleOfPeople, revoice } from '../voice/revoice.ts';

/** A line that somebody of the family has told: a file that `prepareRecording` wrote. */
export interface ToldLine {
  beat: string;
  /** The words that were told. */
  text: string;
  /** Of the recording; another recording has another one. */
  recording: string;
  file: string;
  /** Whom the film names for it. */
  teller: string;
}

/**
 * A line in the voice of whoever told it, as long as it was told, with words and mouth shapes where they are heard.
 *
 * @throws Error where the file is not one of ours or cannot be this line
 */
export async function tellLine(
  beat: SpokenBeat,
  { file }: ToldLine,
  { names, language }: { names: SaidName[]; language: Language },
): Promise<{ line: NarrationLine; samples: Float32Array; sampleRate: number; voice: string }> {
  const { narration, speech } = await narrate([beat], { names, language });
  const [known] = narration.lines;
  const said = speech.get(beat.id);
  if (!known || !said) throw new Error(`beat ${beat.id} was not spoken`);
  const told = revoice({ ...known, samples: said }, readWave(await readFile(file)), plausibleOfPeople);
  const { samples, ...times } = told;
  return { line: { ...known, ...times }, samples, sampleRate: engineSampleRate, voice: 'told' };
}
