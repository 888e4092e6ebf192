import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { buckets, type FileStore } from '../platform/storage/storage.ts';

export interface Copied {
  files: number;
  bytes: number;
  shared: number;
}

/** A name is used once and its contents never change, so what has the size of before is what it was before. */
function linkTo(before: string | undefined, target: string, bytes: number): boolean {
  if (before === undefined || fs.statSync(before, { throwIfNoEntry: false })?.size !== bytes) return false;
  try {
    fs.linkSync(before, target);
    return true;
  } catch {
    return false; // another disk, or one without links
  }
}

/**
 * Copies every file of a storage, a folder or a bucket, to `target`, in the same order of folders. Files that the backup
 * at `before` has are linked and take no room. What is deleted meanwhile is left out.
 */
export async function copyFiles(store: FileStore, target: string, before?: string): Promise<Copied> {
  const copied = { files: 0, bytes: 0, shared: 0 };
  const all = new Date(Date.now() + 86_400_000);
  for (const bucket of buckets)
    for await (const key of store.unchangedSince(bucket, all)) {
      const found = await store.find(bucket, key);
      if (!found) continue;
      const place = path.join(bucket, key);
      const file = path.join(target, place);
      fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
      if (linkTo(before && path.join(before, place), file, found.bytes)) copied.shared += 1;
      else if (!(await take(found.stream(), file))) continue;
      copied.files += 1;
      copied.bytes += found.bytes;
    }
  return copied;
}

async function take(stream: NodeJS.ReadableStream, file: string): Promise<boolean> {
  try {
    await pipeline(stream, fs.createWriteStream(file, { mode: 0o600 }));
    return true;
  } catch (error) {
    fs.rmSync(file, { force: true });
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'NoSuchKey') return false;
    throw error;
  }
}

/** Puts the files of a backup where the storage keeps them. Resolves to how many. */
export async function putFiles(source: string, store: FileStore): Promise<number> {
  let files = 0;
  for (const bucket of buckets) {
    const folder = path.join(source, bucket);
    if (!fs.existsSync(folder)) continue;
    for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const key = path.relative(folder, file).replaceAll(path.sep, '/');
      await store.put(bucket, key, fs.readFileSync(file));
      files += 1;
    }
  }
  return files;
}
