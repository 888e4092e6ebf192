import type { PainterHost } from '@milestoon/drawing';
import { type Canvas, createCanvas, type Image, loadImage, Path2D } from '@napi-rs/canvas';
import { registerFonts } from './fonts.ts';

/** A decoded picture, as the canvas takes it. */
export type Picture = Image | Canvas;
/** Decoded pictures by asset name. */
export type Pictures = ReadonlyMap<string, Picture>;

/** Decodes an encoded picture (JPEG, PNG, WebP, AVIF) from its bytes. */
export const decodePicture = (bytes: Uint8Array): Promise<Image> => loadImage(Buffer.from(bytes));

/** The painter's parts in Node: Skia canvases without a window, fonts registered. */
export function nodeHost(pictures: Pictures = new Map(), layerBytes?: number): PainterHost {
  registerFonts();
  return {
    createCanvas: (width, height) => createCanvas(width, height),
    Path2D,
    image: (asset) => pictures.get(asset),
    ...(layerBytes ? { layerBytes } : {}),
  };
}
