/** Bytes before the samples of a file that `waveOf` makes. */
const header = 44;

/** 16-bit mono WAVE. `rate` in hertz. */
export function waveOf(samples: Float32Array, rate: number): Uint8Array {
  const file = Buffer.alloc(header + samples.length * 2);
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
  samples.forEach((value, i) => file.writeInt16LE(Math.round(value * 32_767), header + i * 2));
  return file;
}

/** What `waveOf` made: samples -1…1, and their rate in hertz. @throws Error for a file of another form */
export function readWave(file: Uint8Array): { samples: Float32Array; sampleRate: number } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const isOurs =
    file.byteLength > header && view.getUint32(36) === 0x64_61_74_61 && view.getUint16(22, true) === 1;
  if (!isOurs) throw new Error('not a WAVE file of one channel with 16 bits');
  const samples = Float32Array.from(
    { length: (file.byteLength - header) >> 1 },
    (_, i) => view.getInt16(header + i * 2, true) / 32_767,
  );
  return { samples, sampleRate: view.getUint32(24, true) };
}
