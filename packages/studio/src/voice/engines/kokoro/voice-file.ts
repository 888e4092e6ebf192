import { readFile } from 'node:fs/promises';

/** Numbers that describe how a voice sounds. */
const styleLength = 256;
/** A voice file has a style for every length of line. */
const leastRows = 510;

export interface Style {
  data: Float32Array;
  dims: [1, typeof styleLength];
}

/** The style of this voice for a line of so many symbols. */
export type KokoroVoice = (symbols: number) => Style;

/**
 * A voice file as it is published: rows of 256 32-bit floats, little-endian.
 *
 * @throws Error where it is something else
 */
export async function readVoiceFile(file: string): Promise<KokoroVoice> {
  const bytes = await readFile(file);
  const rows = bytes.byteLength / (styleLength * 4);
  if (!Number.isInteger(rows) || rows < leastRows)
    throw new Error(`${file} has ${bytes.byteLength} bytes: that is no voice of ${leastRows} styles`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (symbols) => {
    const start = Math.min(symbols, rows - 1) * styleLength;
    const data = Float32Array.from({ length: styleLength }, (_, i) => view.getFloat32((start + i) * 4, true));
    return { data, dims: [1, styleLength] };
  };
}
