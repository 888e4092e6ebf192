import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_LOG_ERROR,
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_RGB,
  AVCOL_TRC_BT709,
  FF_ENCODER_LIBX264,
} from 'node-av/constants';
import {
  Codec,
  CodecContext,
  FFmpegError,
  FormatContext,
  Frame,
  Log,
  Packet,
  Rational,
  SoftwareScaleContext,
} from 'node-av/lib';
import type { Stream } from 'node-av/lib';
import { encoderOptions, secondsPerKeyFrame } from './encoder-options.ts';

interface Picture {
  width: number;
  height: number;
  fps: number;
}

function openEncoder({ width, height, fps }: Picture): CodecContext {
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

function newFrame({ width, height }: Picture, format: Frame['format']): Frame {
  const frame = new Frame();
  frame.alloc();
  frame.format = format;
  frame.width = width;
  frame.height = height;
  // The scaler picks the BT.709 matrix from these; without them it takes BT.601 and reds turn orange.
  frame.colorSpace = format === AV_PIX_FMT_RGBA ? AVCOL_SPC_RGB : AVCOL_SPC_BT709;
  frame.colorRange = format === AV_PIX_FMT_RGBA ? AVCOL_RANGE_JPEG : AVCOL_RANGE_MPEG;
  frame.allocBuffer();
  return frame;
}

/** A file of H.264 pictures, written frame by frame. `close` completes it; `dispose` only frees it. */
export class H264File {
  private readonly encoder: CodecContext;
  private readonly container = new FormatContext();
  private readonly stream: Stream;
  private readonly scaler = new SoftwareScaleContext();
  private readonly rgba: Frame;
  private readonly yuv: Frame;
  private readonly packet = new Packet();
  private frames = 0;

  constructor(path: string, picture: Picture) {
    Log.setLevel(AV_LOG_ERROR);
    this.encoder = openEncoder(picture);
    this.rgba = newFrame(picture, AV_PIX_FMT_RGBA);
    this.yuv = newFrame(picture, AV_PIX_FMT_YUV420P);
    this.packet.alloc();
    this.scaler.allocContext();
    FFmpegError.throwIfError(this.container.allocOutputContext2(null, 'mp4', path), 'make segment');
    this.stream = this.container.newStream();
    FFmpegError.throwIfError(this.stream.codecpar.fromContext(this.encoder), 'describe video');
    this.stream.timeBase = this.encoder.timeBase;
    FFmpegError.throwIfError(this.container.openOutputSync(), `write ${path}`);
    FFmpegError.throwIfError(this.container.writeHeaderSync(), `write ${path}`);
  }

  /** Adds a frame; without a picture the last one again, which costs neither copy nor conversion. */
  add(rgba?: Buffer): void {
    if (rgba) {
      FFmpegError.throwIfError(this.rgba.fromBuffer(rgba), 'take picture');
      this.yuv.makeWritable();
      FFmpegError.throwIfError(this.scaler.scaleFrameSync(this.yuv, this.rgba), 'convert picture');
    }
    this.yuv.pts = BigInt(this.frames++);
    FFmpegError.throwIfError(this.encoder.sendFrameSync(this.yuv), 'encode picture');
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
    this.scaler.freeContext();
    this.rgba.free();
    this.yuv.free();
    this.packet.free();
  }
}
