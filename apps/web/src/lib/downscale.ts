import { limits } from '@milestoon/domain';
import { decodeHeic, isHeic } from './heic/decode-heic.ts';

/** Size that fits into `side` without enlarging. */
export function fitInto(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** What the browser itself can decode; else, for photos of phones, what can be loaded for it. */
async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    if (await isHeic(file)) return decodeHeic(file);
    throw error;
  }
}

/**
 * Re-encodes a picture as a JPEG of at most 500 px, upright, without metadata.
 * Rejects when the file cannot be decoded.
 */
export async function downscale(file: File): Promise<File> {
  const bitmap = await decode(file);
  try {
    const size = fitInto(bitmap.width, bitmap.height, limits.photoSide);
    const canvas = document.createElement('canvas');
    canvas.width = size.width;
    canvas.height = size.height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    // JPEG has no transparency; without this it would turn black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', limits.photoJpegQuality),
    );
    if (!blob) throw new Error('not encoded');
    return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
  } finally {
    bitmap.close();
  }
}
