import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { AV_CODEC_ID_PNG, AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { FFmpegError, FormatContext, Packet, Rational } from 'node-av/lib';
import sharp from 'sharp';

/** An MP4 whose tables promise so many pieces of one byte: a few numbers that become an index of gigabytes. */
export function withPieces(mp4: Uint8Array, pieces: number): Buffer {
  const file = Buffer.from(mp4);
  const write = (box: string, ...numbers: number[]): void => {
    const at = file.indexOf(box) + 8;
    for (const [i, number] of numbers.entries()) file.writeUInt32BE(number, at + 4 * i);
  };
  write('stsz', 1, pieces);
  write('stsc', 1, 1, pieces, 1);
  write('stts', 1, pieces, 1024);
  return file;
}

/** The sum that stands in a page of Ogg. */
function sumOf(page: Uint8Array): number {
  let sum = 0;
  for (const byte of page) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x8000_0000 ? (sum << 1) ^ 0x04c1_1db7 : sum << 1;
  }
  return sum >>> 0;
}

/** Vorbis in Ogg whose header says it has so many samples a second. */
export function withSampleRate(vorbis: Uint8Array, rate: number): Buffer {
  const file = Buffer.from(vorbis);
  file.writeUInt32LE(rate, file.indexOf('\x01vorbis', 0, 'latin1') + 12);
  const segments = file[26] ?? 0;
  const table = file.subarray(27, 27 + segments);
  const page = file.subarray(0, 27 + segments + table.reduce((sum, length) => sum + length, 0));
  page.writeUInt32LE(0, 22);
  page.writeUInt32LE(sumOf(page), 22);
  return file;
}

/** A recording with a track of pictures beside it: one of so many pixels a side, three bytes each, of one colour. */
export async function withPicture(webm: Uint8Array, side: number): Promise<Uint8Array> {
  const picture = await sharp({
    create: { width: side, height: side, channels: 3, background: 'red' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hostile-'));
  const [sound, both] = [path.join(folder, 'sound.webm'), path.join(folder, 'both.webm')];
  await writeFile(sound, webm);
  const ok = (code: number): void => FFmpegError.throwIfError(code, 'write a hostile recording');
  const [input, output] = [new FormatContext(), new FormatContext()];
  const packet = new Packet();
  packet.alloc();
  try {
    ok(await input.openInput(sound, null, null));
    const [heard] = input.streams;
    if (!heard) throw new Error('no sound');
    ok(output.allocOutputContext2(null, 'matroska', both));
    const seen = output.newStream();
    Object.assign(seen.codecpar, {
      codecType: AVMEDIA_TYPE_VIDEO,
      codecId: AV_CODEC_ID_PNG,
      width: side,
      height: side,
    });
    seen.timeBase = new Rational(1, 1000);
    ok(heard.codecpar.copy(output.newStream().codecpar));
    ok(await output.openOutput());
    ok(await output.writeHeader());
    packet.data = picture;
    packet.streamIndex = 0;
    packet.pts = 0n;
    packet.dts = 0n;
    ok(await output.writeFrame(packet));
    packet.unref();
    const track = output.streams[1];
    while (track && (await input.readFrame(packet)) >= 0) {
      packet.rescaleTs(heard.timeBase, track.timeBase);
      packet.streamIndex = 1;
      ok(await output.writeFrame(packet));
      packet.unref();
    }
    ok(await output.writeTrailer());
    await output.closeOutput();
    return await readFile(both);
  } finally {
    packet.free();
    input.closeInputSync();
    output.freeContext();
    await rm(folder, { recursive: true });
  }
}
