import { waveOf } from '../sound/wave.ts';
import type { NameToSay } from './name-speaker.ts';
import { narrate } from './narrate.ts';

/** The narrator saying a name, alone and in a sentence, as a WAVE file. */
export async function sayName({ name, soundsLike }: NameToSay): Promise<Uint8Array> {
  const beat = {
    id: 'name',
    speaker: 'narrator',
    text: `${name}. Here comes ${name}!`,
    emotion: 'happy',
  } as const;
  const { speech, sampleRate } = await narrate([beat], { names: soundsLike ? [{ name, soundsLike }] : [] });
  return waveOf(speech.get(beat.id) ?? new Float32Array(), sampleRate);
}
