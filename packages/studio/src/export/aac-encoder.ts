import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
} from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, Frame, Rational } from 'node-av/lib';
import type { Packet } from 'node-av/lib';

/** Sound as it leaves the mix. */
export interface StereoSound {
  /** Samples -1…1, both of one length. */
  left: Float32Array;
  right: Float32Array;
  /** Hertz. */
  sampleRate: number;
}

const bitsPerSecond = 192_000n;
/**
 * The default coder ('twoloop') lets short noisy effects overshoot: a splash mixed to -3.0 dBTP came back
 * at -0.6. 'fast' keeps it at -3.2.
 */
const coder = 'fast';

/** FFmpeg's own AAC-LC encoder, 192 kb/s. Its packets carry the delay as a negative first time stamp. */
export class AacEncoder {
  readonly context = new CodecContext();
  private readonly sound: StereoSound;
  private readonly frame = new Frame();
  private position = 0;
  private ended = false;

  constructor(sound: StereoSound) {
    this.frame.alloc();
    const codec = Codec.findEncoderByName(FF_ENCODER_AAC);
    if (!codec) throw new Error('this build of node-av has no AAC encoder');
    this.sound = sound;
    this.context.allocContext3(codec);
    this.context.sampleRate = sound.sampleRate;
    this.context.sampleFormat = AV_SAMPLE_FMT_FLTP;
    this.context.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
    this.context.bitRate = bitsPerSecond;
    this.context.timeBase = new Rational(1, sound.sampleRate);
    this.context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
    FFmpegError.throwIfError(this.context.setOption('aac_coder', coder), 'set the AAC coder');
    FFmpegError.throwIfError(this.context.open2Sync(codec), 'open AAC encoder');
  }

  /** The next samples as planar floats; undefined at the end. */
  private nextFrame(): Frame | undefined {
    const count = Math.min(this.context.frameSize, this.sound.left.length - this.position);
    if (count <= 0) return undefined;
    const { frame } = this;
    frame.unref();
    frame.format = AV_SAMPLE_FMT_FLTP;
    frame.nbSamples = count;
    frame.sampleRate = this.sound.sampleRate;
    frame.channelLayout = AV_CHANNEL_LAYOUT_STEREO;
    FFmpegError.throwIfError(frame.getBuffer(), 'make room for sound');
    const planes = [this.sound.left, this.sound.right].map((channel) => {
      const part = channel.subarray(this.position, this.position + count);
      return Buffer.from(part.buffer, part.byteOffset, part.byteLength);
    });
    frame.fromBuffer(Buffer.concat(planes));
    frame.pts = BigInt(this.position);
    this.position += count;
    return frame;
  }

  /** Fills `packet` with the next piece of sound; false when all of it was given. */
  async next(packet: Packet): Promise<boolean> {
    for (;;) {
      if ((await this.context.receivePacket(packet)) >= 0) return true;
      if (this.ended) return false;
      const frame = this.nextFrame();
      this.ended = frame === undefined;
      FFmpegError.throwIfError(await this.context.sendFrame(frame ?? null), 'encode sound');
    }
  }

  dispose(): void {
    this.frame.free();
    this.context.freeContext();
  }
}
