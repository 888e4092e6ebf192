import { createPainter, type DrawList, frameSize } from '@milestoon/drawing';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { nodeHost, type Pictures } from './host.ts';

/** Size and pictures of a canvas; 1920 × 1080 without any. */
export interface FrameCanvasOptions {
  /** Pixels of the picture. */
  width?: number;
  height?: number;
  images?: Pictures;
  /** Pixels per draw-list unit. Default: `width` / 1920, so that a list fills the width. */
  scale?: number;
  /** Upper bound for kept layer rasters, in bytes. */
  layerBytes?: number;
}

/** A canvas and its painter. */
export interface FrameCanvas {
  readonly canvas: Canvas;
  /** Clears the canvas and paints `list`. */
  paint(list: DrawList): void;
  /**
   * RGBA bytes of the canvas as it is, `width` × `height` × 4, without a detour through ImageData. Let the
   * event loop turn between frames: only then is the memory of earlier ones given back, and a frame costs
   * 3 ms instead of 20.
   */
  pixels(): Buffer;
  /** Gives up the painter's rasters. */
  close(): void;
}

/** One canvas painted over and over, with a painter that keeps layers between frames. */
export function createFrameCanvas(options: FrameCanvasOptions = {}): FrameCanvas {
  const { width = frameSize.width, height = frameSize.height, images, layerBytes } = options;
  const scale = options.scale ?? width / frameSize.width;
  const painter = createPainter(nodeHost(images, layerBytes));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  return {
    canvas,
    paint(list) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, height);
      context.setTransform(scale, 0, 0, scale, 0, 0);
      painter.paint(context, list);
    },
    pixels: () => canvas.data(),
    close: painter.forget,
  };
}

/** Paints one draw list on a canvas of its own. */
export function renderToCanvas(list: DrawList, options: FrameCanvasOptions = {}): Canvas {
  const frame = createFrameCanvas(options);
  frame.paint(list);
  return frame.canvas;
}
