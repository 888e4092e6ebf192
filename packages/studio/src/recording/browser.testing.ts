import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Narrator } from '@milestoon/domain';
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBOPUS,
  FF_ENCODER_LIBVORBIS,
} from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, FormatContext, Frame, Packet, Rational } from 'node-av/lib';
import { resample } from '../sound/resample.ts';
import { narrate } from '../voice/index.ts';

export { waveOf } from '../sound/wave.ts';

const forms = {
  webm: { muxer: 'webm', codec: FF_ENCODER_LIBOPUS, rate: 48_000 },
  ogg: { muxer: 'ogg', codec: FF_ENCODER_LIBOPUS, rate: 48_000 },
  vorbis: { muxer: 'ogg', codec: FF_ENCODER_LIBVORBIS, rate: 48_000 },
  mp4: { muxer: 'mp4', codec: FF_ENCODER_AAC, rate: 48_000 },
} as const;

/** Somebody saying a line, 48 kHz. */
export async function spokenBy(narrator: Narrator, text: string): Promise<Float32Array> {
  const beat = { id: 'line', speaker: 'narrator', text } as const;
  const { speech, sampleRate } = await narrate([beat], { narrator });
  return resample(speech.get('line') ?? new Float32Array(), sampleRate, 48_000);
}

/**
 * What browsers make of a microphone: Opus in WebM or Ogg, AAC in MP4; Vorbis of long ago. Mono samples -1…1, `rate` in hertz.
 *
 * @throws Error where it cannot be encoded
 */
export async function encodeAs(
  form: keyof typeof forms,
  sound: Float32Array,
  rate: number,
): Promise<Uint8Array> {
  const { muxer, codec: name, rate: encoded } = forms[form];
  const samples = resample(sound, rate, encoded);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'browser-'));
  const file = path.join(folder, `line.${form}`);
  const ok = (code: number): void => FFmpegError.throwIfError(code, 'record');
  const output = new FormatContext();
  const context = new CodecContext();
  const [packet, frame] = [new Packet(), new Frame()];
  packet.alloc();
  frame.alloc();
  try {
    ok(output.allocOutputContext2(null, muxer, file));
    const codec = Codec.findEncoderByName(name);
    if (!codec) throw new Error(`no ${name}`);
    context.allocContext3(codec);
    context.sampleRate = encoded;
    context.sampleFormat = name === FF_ENCODER_LIBOPUS ? AV_SAMPLE_FMT_FLT : AV_SAMPLE_FMT_FLTP;
    context.channelLayout = AV_CHANNEL_LAYOUT_MONO;
    context.bitRate = 64_000n;
    context.timeBase = new Rational(1, encoded);
    ok(context.open2Sync(codec));
    const stream = output.newStream();
    ok(stream.codecpar.fromContext(context));
    stream.timeBase = context.timeBase;
    ok(await output.openOutput());
    ok(await output.writeHeader());
    const drain = async (): Promise<void> => {
      while ((await context.receivePacket(packet)) >= 0) {
        packet.streamIndex = stream.index;
        packet.rescaleTs(context.timeBase, stream.timeBase);
        ok(await output.interleavedWriteFrame(packet));
        packet.unref();
      }
    };
    for (let at = 0; at < samples.length; at += context.frameSize) {
      const part = samples.slice(at, at + context.frameSize);
      frame.unref();
      frame.format = context.sampleFormat;
      frame.nbSamples = part.length;
      frame.sampleRate = encoded;
      frame.channelLayout = AV_CHANNEL_LAYOUT_MONO;
      ok(frame.getBuffer());
      frame.fromBuffer(Buffer.from(part.buffer));
      frame.pts = BigInt(at);
      ok(await context.sendFrame(frame));
      await drain();
    }
    ok(await context.sendFrame(null));
    await drain();
    ok(await output.writeTrailer());
    await output.closeOutput();
    return await readFile(file);
  } finally {
    packet.free();
    frame.free();
    context.freeContext();
    output.freeContext();
    await rm(folder, { recursive: true });
  }
}
