import type { DrawList } from '../draw-list.ts';

/**
 * What the painter needs of a Canvas 2D: the smallest part that the browser's canvas and @napi-rs/canvas
 * share, written down structurally so that this package depends on neither.
 */
export interface PaintPath {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number): void;
  closePath(): void;
}

/** A gradient of the host’s; `offset` 0…1. */
export interface PaintGradient {
  addColorStop(offset: number, color: string): void;
}

/** Anything `drawImage` accepts. Sizes are in the picture's own pixels. */
export interface PaintImage {
  width: number;
  height: number;
}

/** What is asked of a 2D context; as the standard has it. */
export interface PaintContext {
  readonly canvas: { width: number; height: number };
  fillStyle: string | object;
  strokeStyle: string | object;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  globalAlpha: number;
  globalCompositeOperation: string;
  /** Missing in Safari: blurs then fall back to scaling down and up. */
  filter: string;
  shadowBlur: number;
  shadowColor: string;
  shadowOffsetX: number;
  shadowOffsetY: number;
  font: string;
  textAlign: string;
  textBaseline: string;
  imageSmoothingEnabled: boolean;
  save(): void;
  restore(): void;
  getTransform(): { a: number; b: number; c: number; d: number; e: number; f: number };
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  beginPath(): void;
  rect(x: number, y: number, width: number, height: number): void;
  fill(path: PaintPath, rule?: 'nonzero' | 'evenodd'): void;
  stroke(path: PaintPath): void;
  clip(path: PaintPath, rule?: 'nonzero' | 'evenodd'): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  setLineDash(lengths: number[]): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): PaintGradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): PaintGradient;
  createPattern(image: PaintImage, repetition: 'repeat'): object | null;
  createImageData(width: number, height: number): { data: { [index: number]: number } };
  putImageData(data: object, x: number, y: number): void;
  drawImage(image: PaintImage, x: number, y: number): void;
  drawImage(image: PaintImage, x: number, y: number, width: number, height: number): void;
  drawImage(
    image: PaintImage,
    sourceX: number,
    sourceY: number,
    sourceWidth: number,
    sourceHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void;
}

/** A surface of its own to paint on. */
export interface PaintCanvas {
  width: number;
  height: number;
  getContext(type: '2d'): PaintContext | null;
}

/** Where a painter gets its surfaces, outlines and pictures from. */
export interface PainterHost {
  /** An empty, transparent canvas. */
  createCanvas(width: number, height: number): PaintCanvas;
  Path2D: new (d?: string) => PaintPath;
  /** The decoded picture behind `asset`, or undefined when there is none. */
  image(asset: string): PaintImage | undefined;
  /** Upper bound for kept layer rasters, in bytes. Default 96 MB: on two processors more is no faster. */
  layerBytes?: number;
}

/** Paints draw lists, and keeps what stays the same between them. */
export interface Painter {
  /** Paints `list` over what is there, through the context's present transform. Throws on a missing asset. */
  paint(context: PaintContext, list: DrawList): void;
  /** Gives up every kept layer raster. */
  forget(): void;
}

/** The 2D context of a canvas, which every host has. @throws Error where this one has none */
export function contextOf(canvas: PaintCanvas): PaintContext {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This canvas has no 2D context');
  return context;
}
