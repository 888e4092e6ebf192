import type { NameToSay } from './name-speaker.ts';
import { narrate } from './narrate.ts';

/** 16-bit mono WAVE. `rate` in hertz. */
function waveOf(samples: Float32Array, rate: number): Uint8Array {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((value, i) => file.writeInt16LE(Math.round(value * 32_767), 44 + i * 2));
  return file;
}

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
