import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Bucket, FileStore } from './storage.ts';

/**
 * Lets `write` fill a file beside its place, then puts it there at once. What a killed process leaves is found by
 * the sweep of files that no row knows of.
 */
async function placeWhole(target: string, write: (part: string) => Promise<void>): Promise<void> {
  await fs.mkdir(path.dirname(target), { recursive: true });
  const part = `${target}.${randomUUID()}.part`;
  try {
    await write(part);
    await fs.rename(part, target);
  } catch (error) {
    await fs.rm(part, { force: true });
    throw error;
  }
}

async function writeThrough(file: string, contents: Uint8Array): Promise<void> {
  const handle = await fs.open(file, 'wx');
  try {
    await handle.writeFile(contents);
  } finally {
    await handle.close();
  }
}

/** A folder that is deleted meanwhile is left out, and nothing else is. */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  const found = await fs.opendir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  for await (const entry of found) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(place);
    else if (entry.isFile()) yield place;
  }
}

/**
 * Files below `folder`, one folder a bucket. A key that leads out of its bucket is not found, and whatever
 * else is asked for it rejects with a RangeError.
 */
export function localStore(folder: string): FileStore {
  const isBelow = (bucket: Bucket, key: string): boolean => {
    const root = path.join(folder, bucket);
    return path.join(root, key).startsWith(root + path.sep);
  };
  const placeOf = (bucket: Bucket, key: string): string => {
    if (!isBelow(bucket, key)) throw new RangeError('a key leads out of its bucket');
    return path.join(folder, bucket, key);
  };
  return {
    async put(bucket, key, contents) {
      await placeWhole(placeOf(bucket, key), (part) => writeThrough(part, contents));
    },
    async putFile(bucket, key, file) {
      const target = placeOf(bucket, key);
      await fs.mkdir(path.dirname(target), { recursive: true });
      try {
        await fs.rename(file, target);
      } catch {
        // Another disk.
        await placeWhole(target, (part) => fs.copyFile(file, part));
        await fs.rm(file);
      }
    },
    read: async (bucket, key) => fs.readFile(placeOf(bucket, key)),
    async find(bucket, key) {
      if (!isBelow(bucket, key)) return null;
      const place = placeOf(bucket, key);
      const found = await fs.stat(place).catch(() => null);
      if (!found?.isFile()) return null;
      return { bytes: found.size, stream: (range) => createReadStream(place, range) };
    },
    remove: async (bucket, key) => fs.rm(placeOf(bucket, key), { force: true }),
    removeFolder: async (bucket, below) => fs.rm(placeOf(bucket, below), { recursive: true, force: true }),
    async check() {
      await fs.mkdir(folder, { recursive: true });
      await fs.access(folder, constants.R_OK | constants.W_OK);
    },
    async *unchangedSince(bucket, moment) {
      const root = path.join(folder, bucket);
      for await (const file of filesBelow(root)) {
        const changed = await fs.stat(file).then(
          ({ mtime }) => mtime,
          () => undefined, // deleted meanwhile
        );
        if (changed && changed < moment) yield path.relative(root, file).replaceAll(path.sep, '/');
      }
    },
    failures: () => new Map(),
  };
}
