import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_LOG_ERROR,
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, FormatContext, Log, Packet, Rational } from 'node-av/lib';
import type { Frame, Stream } from 'node-av/lib';
import { encoderOptions, secondsPerKeyFrame } from './encoder-options.ts';

/** Pixels and frames per second of a video. */
export interface VideoSize {
  width: number;
  height: number;
  fps: number;
}

function openEncoder({ width, height, fps }: VideoSize): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBX264);
  if (!codec) throw new Error('this build of node-av has no libx264');
  const context = new CodecContext();
  context.allocContext3(codec);
  context.width = width;
  context.height = height;
  context.timeBase = new Rational(1, fps);
  context.framerate = new Rational(fps, 1);
  context.pixelFormat = AV_PIX_FMT_YUV420P;
  context.gopSize = fps * secondsPerKeyFrame;
  context.threadCount = 1;
  context.colorSpace = AVCOL_SPC_BT709;
  context.colorPrimaries = AVCOL_PRI_BT709;
  context.colorTrc = AVCOL_TRC_BT709;
  context.colorRange = AVCOL_RANGE_MPEG;
  context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  // Not through a Dictionary: FFmpeg frees the one it is given, and the wrapper frees it again.
  for (const [name, value] of Object.entries(encoderOptions))
    FFmpegError.throwIfError(context.setOption(name, value), `set ${name}`);
  FFmpegError.throwIfError(context.open2Sync(codec), 'open libx264');
  return context;
}

/** A file of H.264 pictures, written frame by frame. `close` completes it; `dispose` only frees it. */
export class H264File {
  private readonly encoder: CodecContext;
  private readonly container = new FormatContext();
  private readonly stream: Stream;
  private readonly packet = new Packet();
  private frames = 0;

  constructor(path: string, size: VideoSize) {
    Log.setLevel(AV_LOG_ERROR);
    this.encoder = openEncoder(size);
    this.packet.alloc();
    FFmpegError.throwIfError(this.container.allocOutputContext2(null, 'mp4', path), 'make segment');
    this.stream = this.container.newStream();
    FFmpegError.throwIfError(this.stream.codecpar.fromContext(this.encoder), 'describe video');
    this.stream.timeBase = this.encoder.timeBase;
    FFmpegError.throwIfError(this.container.openOutputSync(), `write ${path}`);
    FFmpegError.throwIfError(this.container.writeHeaderSync(), `write ${path}`);
  }

  /** Adds a picture in YUV 4:2:0 of this size. The same one again is cheap. */
  add(picture: Frame): void {
    picture.pts = BigInt(this.frames++);
    FFmpegError.throwIfError(this.encoder.sendFrameSync(picture), 'encode picture');
    this.drain();
  }

  private drain(): void {
    while (this.encoder.receivePacketSync(this.packet) >= 0) {
      this.packet.streamIndex = 0;
      this.packet.duration = 1n;
      this.packet.rescaleTs(this.encoder.timeBase, this.stream.timeBase);
      FFmpegError.throwIfError(this.container.interleavedWriteFrameSync(this.packet), 'write video');
      this.packet.unref();
    }
  }

  /** Writes what the encoder still holds and the index of the file. */
  close(): void {
    FFmpegError.throwIfError(this.encoder.sendFrameSync(null), 'finish video');
    this.drain();
    FFmpegError.throwIfError(this.container.writeTrailerSync(), 'finish segment');
  }

  dispose(): void {
    this.container.closeOutputSync();
    this.container.freeContext();
    this.encoder.freeContext();
    this.packet.free();
  }
}
