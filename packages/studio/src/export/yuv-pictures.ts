import {
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_RGB,
  SWS_AREA,
} from 'node-av/constants';
import { FFmpegError, Frame, SoftwareScaleContext } from 'node-av/lib';
import type { PictureSize } from './frame-source.ts';

/** An empty picture of one of our films. */
export function newFrame({ width, height }: PictureSize, format: Frame['format']): Frame {
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

/**
 * A painted picture as encoders take it: YUV 4:2:0, BT.709, as large as it was painted and, where wanted, smaller. The
 * smaller one is scaled from the YUV of the other, each of its points the mean of those that it covers: 0.7 ms from
 * 1920 × 1080 to 960 × 540 (bicubic 1.2, Lanczos 2.7).
 */
export class YuvPictures {
  readonly whole: Frame;
  readonly smaller: Frame | undefined;
  private readonly rgba: Frame;
  private readonly converter = new SoftwareScaleContext();
  private readonly scaler = new SoftwareScaleContext();

  constructor(size: PictureSize, smaller?: PictureSize) {
    this.rgba = newFrame(size, AV_PIX_FMT_RGBA);
    this.whole = newFrame(size, AV_PIX_FMT_YUV420P);
    this.converter.allocContext();
    if (!smaller) return;
    this.smaller = newFrame(smaller, AV_PIX_FMT_YUV420P);
    this.scaler.getContext(
      size.width,
      size.height,
      AV_PIX_FMT_YUV420P,
      smaller.width,
      smaller.height,
      AV_PIX_FMT_YUV420P,
      SWS_AREA,
    );
  }

  /** Takes a picture: width · height · 4 bytes RGBA. */
  take(rgba: Buffer): void {
    FFmpegError.throwIfError(this.rgba.fromBuffer(rgba), 'take picture');
    this.whole.makeWritable();
    FFmpegError.throwIfError(this.converter.scaleFrameSync(this.whole, this.rgba), 'convert picture');
    if (!this.smaller) return;
    this.smaller.makeWritable();
    FFmpegError.throwIfError(this.scaler.scaleFrameSync(this.smaller, this.whole), 'scale picture');
  }

  dispose(): void {
    this.converter.freeContext();
    this.scaler.freeContext();
    this.rgba.free();
    this.whole.free();
    this.smaller?.free();
  }
}
