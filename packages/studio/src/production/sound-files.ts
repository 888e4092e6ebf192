import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The samples of one spoken line. */
export const speechFile = (directory: string, file: string): string => path.join(directory, 'speech', file);

/** The samples of one side of the mixed sound. */
export const trackFile = (directory: string, side: 'left' | 'right'): string =>
  path.join(directory, `sound-${side}.f32`);

/** The mixed sound as a browser plays it, for the preview. */
export const soundFile = 'sound.m4a';

/** Raw mono samples, 32-bit float in the machine's byte order. */
export async function writeSamples(file: string, samples: Float32Array): Promise<void> {
  await writeFile(file, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
}

export async function readSamples(file: string): Promise<Float32Array> {
  const bytes = await readFile(file);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
