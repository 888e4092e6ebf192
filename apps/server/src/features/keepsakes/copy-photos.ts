import fs from 'node:fs/promises';
import type { Services } from '../../platform/services.ts';

/** The parent's photos on this machine, as far as they are there, by the names films give them. */
export async function copyPhotos(
  { storage }: Services,
  keys: readonly string[],
  directory: string,
): Promise<Record<string, string>> {
  const photos: Record<string, string> = {};
  for (const [i, key] of keys.entries()) {
    if (!(await storage.find('episode-images', key))) continue;
    const file = `${directory}-${i}.jpg`;
    await fs.writeFile(file, await storage.read('episode-images', key));
    photos[`photo-${i}`] = file;
  }
  return photos;
}
