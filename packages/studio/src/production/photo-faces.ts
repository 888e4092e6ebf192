import { readFile } from 'node:fs/promises';
import type { FilmPhoto } from '@milestoon/film';
import sharp from 'sharp';
import { createLookReader } from '../look/index.ts';

/** Size and largest face of every photo, so that the film never stretches one nor cuts a face. */
export async function measurePhotos(files: readonly string[], signal: AbortSignal): Promise<FilmPhoto[]> {
  signal.throwIfAborted();
  await using reader = createLookReader();
  const photos: FilmPhoto[] = [];
  for (const [index, file] of files.entries()) {
    const bytes = await readFile(file);
    const { width, height } = await sharp(bytes).metadata();
    const [face] = await reader.faces(bytes, { signal });
    photos.push({ asset: `photo-${index}`, width, height, faceBox: face?.box ?? null });
  }
  return photos;
}
