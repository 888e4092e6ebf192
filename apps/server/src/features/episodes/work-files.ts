import fs from 'node:fs/promises';
import path from 'node:path';

/** Of a finished production only this stays, for the next version: segments of the video and spoken lines. */
const reusable = new Set(['segments', 'speech']);

/** Deletes what a production left in its folder and no other needs. */
export async function forgetWork(directory: string): Promise<void> {
  const names = await fs.readdir(directory).catch(() => []);
  const kept = names.filter((name) => reusable.has(name));
  if (kept.length === 0) return fs.rm(directory, { recursive: true, force: true });
  for (const name of names)
    if (!reusable.has(name)) await fs.rm(path.join(directory, name), { recursive: true, force: true });
}
