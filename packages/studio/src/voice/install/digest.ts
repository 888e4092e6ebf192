import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { PublishedFile } from './publication.ts';

/** Whether a file on disk is, byte for byte, the published one. False where there is none. */
export async function isPublished(file: string, { size, digest }: PublishedFile): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  if (found?.size !== size) return false;
  const hash = createHash(digest.kind === 'sha256' ? 'sha256' : 'sha1');
  // Git names a file by its kind, its size and what it holds.
  if (digest.kind === 'git-blob') hash.update(`blob ${size}\0`);
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex') === digest.hex;
}
