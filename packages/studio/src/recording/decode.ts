import { open } from 'node:fs/promises';
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_LOG_QUIET,
  AV_SAMPLE_FMT_FLTP,
  AVMEDIA_TYPE_AUDIO,
} from 'node-av/constants';
import {
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  FormatContext,
  Frame,
  InputFormat,
  Log,
  Packet,
  SoftwareResampleContext,
} from 'node-av/lib';
import { limits } from '@milestoon/domain';
import { containerOf } from './container.ts';
import { RecordingRefused } from './refused.ts';

/** Hertz of a decoded recording: all of a voice, half of what microphones give. */
export const recordingRate = 24_000;

/** What browsers encode speech with, and nothing else: each decoder is a way in. */
const decoders = ['opus', 'libopus', 'aac', 'vorbis'];
const mostPackets = 20_000;
/**
 * Hertz of what microphones give, from the lowest that AAC knows on. A header may say one: a piece of a thousand samples
 * then lasts for a quarter of an hour, and is laid out as a whole before anybody counts.
 */
const microphoneRates = { least: 7_000, most: 200_000 } as const;

const need = (code: number): void => {
  if (code < 0) throw new RecordingRefused('unreadable', { cause: new FFmpegError(code) });
};

async function headOf(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Everything of one decoding that native code holds, given back by `free`. */
class Decoding {
  private readonly mostSamples: number;
  readonly input = new FormatContext();
  readonly codec = new CodecContext();
  readonly packet = new Packet();
  readonly decoded = new Frame();
  readonly mono = new Frame();
  readonly resampler = new SoftwareResampleContext();
  readonly pieces: Float32Array[] = [];
  samples = 0;

  /** @param longest seconds */
  constructor(longest: number) {
    this.mostSamples = longest * recordingRate;
  }

  /** @returns the number of the stream that is heard */
  async open(file: string, container: string): Promise<number> {
    // Read as what it begins like, from this file alone: no playlist, no address, no other file is followed.
    // No other decoder either: to find out what there is, it would try those of pictures, too.
    const options = Dictionary.fromObject({
      protocol_whitelist: 'file',
      codec_whitelist: decoders.join(','),
      probesize: '1000000',
    });
    need(await this.input.openInput(`file:${file}`, InputFormat.findInputFormat(container), options));
    need(await this.input.findStreamInfo());
    const stream = this.input.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO);
    const codec = stream && Codec.findDecoder(stream.codecpar.codecId);
    if (!stream || !codec?.name || !decoders.includes(codec.name)) throw new RecordingRefused('unreadable');
    this.codec.allocContext3(codec);
    need(this.codec.parametersToContext(stream.codecpar));
    need(await this.codec.open2(codec, null));
    this.packet.alloc();
    this.decoded.alloc();
    this.mono.alloc();
    this.resampler.alloc();
    return stream.index;
  }

  /** @throws RecordingRefused unreadable, too-long */
  take(frame: Frame | null): void {
    if (frame && (frame.sampleRate < microphoneRates.least || frame.sampleRate > microphoneRates.most))
      throw new RecordingRefused('unreadable');
    this.mono.unref();
    this.mono.format = AV_SAMPLE_FMT_FLTP;
    this.mono.sampleRate = recordingRate;
    this.mono.channelLayout = AV_CHANNEL_LAYOUT_MONO;
    need(this.resampler.convertFrame(this.mono, frame));
    const count = this.mono.nbSamples;
    const [plane] = this.mono.data ?? [];
    if (!plane || count === 0) return;
    const bytes = plane.subarray(0, count * 4);
    this.pieces.push(new Float32Array(Uint8Array.from(bytes).buffer));
    this.samples += count;
    if (this.samples > this.mostSamples) throw new RecordingRefused('too-long');
  }

  async receiveAll(): Promise<void> {
    while ((await this.codec.receiveFrame(this.decoded)) >= 0) {
      this.take(this.decoded);
      this.decoded.unref();
    }
  }

  free(): void {
    this.packet.free();
    this.decoded.free();
    this.mono.free();
    this.resampler.free();
    this.codec.freeContext();
    this.input.closeInputSync();
  }
}

/**
 * The sound of a recording: mono samples, -1…1, at `recordingRate`. For a process of its own: strangers made the file.
 *
 * @param longest seconds; more is refused
 * @throws RecordingRefused unreadable, too-long
 */
export async function decodeRecording(
  file: string,
  longest: number = limits.recordingSeconds,
): Promise<Float32Array> {
  Log.setLevel(AV_LOG_QUIET);
  const container = containerOf(await headOf(file));
  if (!container) throw new RecordingRefused('unreadable');
  const decoding = new Decoding(longest);
  try {
    const heard = await decoding.open(file, container);
    for (let packets = 0; (await decoding.input.readFrame(decoding.packet)) >= 0; packets++) {
      if (packets > mostPackets) throw new RecordingRefused('too-long');
      // A damaged piece is left out: the last one of a recording often is.
      const isHeard = decoding.packet.streamIndex === heard;
      if (isHeard && (await decoding.codec.sendPacket(decoding.packet)) >= 0) await decoding.receiveAll();
      decoding.packet.unref();
    }
    if ((await decoding.codec.sendPacket(null)) >= 0) await decoding.receiveAll();
    if (decoding.samples > 0) decoding.take(null);
  } finally {
    decoding.free();
  }
  const samples = new Float32Array(decoding.samples);
  let at = 0;
  for (const piece of decoding.pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  // What a broken encoder calls a number must not reach the mix.
  return samples.map((value) => (Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0));
}
