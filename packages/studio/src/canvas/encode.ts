import type { Canvas } from '@napi-rs/canvas';

/** `quality` 0…100. */
export const encodeJpeg = (canvas: Canvas, quality = 88): Promise<Buffer> => canvas.encode('jpeg', quality);
/** Loses nothing; transparency is kept. */
export const encodePng = (canvas: Canvas): Promise<Buffer> => canvas.encode('png');
/** `quality` 0…100. */
export const encodeWebP = (canvas: Canvas, quality = 82): Promise<Buffer> => canvas.encode('webp', quality);
