import { readFile } from 'node:fs/promises';
import type { DrawList } from '@milestoon/drawing';
import { createFrameCanvas } from './frame-canvas.ts';
import { decodePicture, type Picture } from './host.ts';

/** Paints frame after frame on one canvas. */
export interface FramePainter {
  paint(list: DrawList): void;
  /** RGBA bytes of what was painted last; valid until the next `paint`. */
  data(): Buffer;
  close(): void;
}

/** Opens a canvas for painting frame after frame. `images`: asset name → path of a picture file. */
export async function openFramePainter(options: {
  width: number;
  height: number;
  images: Record<string, string>;
}): Promise<FramePainter> {
  const decoded = await Promise.all(
    Object.entries(options.images).map(
      async ([asset, file]): Promise<[string, Picture]> => [asset, await decodePicture(await readFile(file))],
    ),
  );
  const frame = createFrameCanvas({ ...options, images: new Map(decoded) });
  return { paint: frame.paint, data: frame.pixels, close: frame.close };
}
