import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStore } from './storage.ts';

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

/** Files below `folder`, one folder a bucket. */
export function localStore(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: (bucket, key, contents) =>
      placeWhole(path.join(folder, bucket, key), (part) => writeThrough(part, contents)),
    async putFile(bucket, key, file) {
      const target = path.join(folder, bucket, key);
      await fs.mkdir(path.dirname(target), { recursive: true });
      try {
        await fs.rename(file, target);
      } catch {
        // Another disk.
        await placeWhole(target, (part) => fs.copyFile(file, part));
        await fs.rm(file);
      }
    },
    async read(bucket, key) {
      return Buffer.from(await disk.getBytes(`${bucket}/${key}`));
    },
    async find(bucket, key) {
      const name = `${bucket}/${key}`;
      try {
        const { contentLength } = await disk.getMetaData(name);
        return { bytes: contentLength, stream: (range) => createReadStream(path.join(folder, name), range) };
      } catch {
        return null;
      }
    },
    remove: (bucket, key) => disk.delete(`${bucket}/${key}`),
    removeFolder: (bucket, below) => disk.deleteAll(`${bucket}/${below}`),
    async check() {
      await fs.mkdir(folder, { recursive: true });
      await fs.access(folder, constants.R_OK | constants.W_OK);
    },
    async unchangedSince(bucket, moment) {
      const root = path.join(folder, bucket);
      const entries = await fs.readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      const keys: string[] = [];
      for (const entry of entries.filter((found) => found.isFile())) {
        const file = path.join(entry.parentPath, entry.name);
        const changed = await fs.stat(file).then(
          ({ mtime }) => mtime,
          () => undefined, // deleted meanwhile
        );
        if (changed && changed < moment) keys.push(path.relative(root, file).replaceAll(path.sep, '/'));
      }
      return keys;
    },
    failures: () => new Map(),
  };
}
