import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { signLink } from './signed-links.ts';

export const buckets = ['child-photos', 'episode-images', 'avatars', 'episodes'] as const;
export type Bucket = (typeof buckets)[number];

export interface StoredObject {
  bytes: number;
  /** Both ends included, as in a Range header; the whole file without them. */
  stream(range?: { start: number; end: number }): Readable;
}

/** Private files. Keys begin with `user-{userId}/` and are never used twice. */
export interface Storage {
  put(bucket: Bucket, key: string, contents: Uint8Array): Promise<void>;
  /** Moves a file of this machine into the bucket. */
  putFile(bucket: Bucket, key: string, file: string): Promise<void>;
  read(bucket: Bucket, key: string): Promise<Buffer>;
  /** Null when there is no such file. */
  find(bucket: Bucket, key: string): Promise<StoredObject | null>;
  /** Does nothing when the file is gone already. */
  remove(bucket: Bucket, key: string): Promise<void>;
  /** Removes every file below a folder, also those that no row knows of. */
  removeFolder(bucket: Bucket, folder: string): Promise<void>;
  /** Rejects when files cannot be stored now. */
  check(): Promise<void>;
  /** The keys of files that have not changed since then. */
  unchangedSince(bucket: Bucket, moment: Date): Promise<string[]>;
  /** An address a browser can show for two to three hours; with `download`, saves under that name. */
  link(bucket: Bucket, key: string, download?: string): string;
}

/** Files below `folder`, one folder a bucket. `secret` signs the links. */
export function createStorage(folder: string, secret: string, now: () => Date): Storage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const placed = (bucket: Bucket, key: string): string => `${bucket}/${key}`;
  return {
    put: (bucket, key, contents) => disk.put(placed(bucket, key), contents),
    async putFile(bucket, key, file) {
      const target = path.join(folder, placed(bucket, key));
      await fs.mkdir(path.dirname(target), { recursive: true });
      try {
        await fs.rename(file, target);
      } catch {
        await disk.copyFromFs(file, placed(bucket, key)); // another disk
        await fs.rm(file);
      }
    },
    async read(bucket, key) {
      return Buffer.from(await disk.getBytes(placed(bucket, key)));
    },
    async find(bucket, key) {
      const name = placed(bucket, key);
      try {
        const { contentLength } = await disk.getMetaData(name);
        return { bytes: contentLength, stream: (range) => createReadStream(path.join(folder, name), range) };
      } catch {
        return null;
      }
    },
    remove: (bucket, key) => disk.delete(placed(bucket, key)),
    removeFolder: (bucket, folder) => disk.deleteAll(placed(bucket, folder)),
    async check() {
      await fs.mkdir(folder, { recursive: true });
      await fs.access(folder, fs.constants.R_OK | fs.constants.W_OK);
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
    link: (bucket, key, download) => signLink(secret, { bucket, key, download: download ?? null }, now()),
  };
}
