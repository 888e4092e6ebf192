import type { Readable } from 'node:stream';
import { mayBeKept, signCdnPath } from './cdn-links.ts';
import { signLink } from './signed-links.ts';

export const buckets = ['child-photos', 'episode-images', 'avatars', 'episodes', 'voices'] as const;
export type Bucket = (typeof buckets)[number];

export interface StoredObject {
  bytes: number;
  /** Both ends included, as in a Range header; the whole file without them. */
  stream(range?: { start: number; end: number }): Readable;
}

/** Where files are kept: a folder of this machine, or object storage. Both behave the same. */
export interface FileStore {
  /** The whole file or nothing: nobody ever sees a part of it. */
  put(bucket: Bucket, key: string, contents: Uint8Array): Promise<void>;
  /** Moves a file of this machine into the bucket, as whole as `put`. Until it is there it stays where it was. */
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
  /** The keys of files that have not changed since then, as they are found: there may be millions. */
  unchangedSince(bucket: Bucket, moment: Date): AsyncIterable<string>;
  /** How often it failed since the start, by the reason. */
  failures(): ReadonlyMap<string, number>;
}

/** Private files. Keys begin with `user-{userId}/` and are never used twice. */
export interface Storage extends FileStore {
  /**
   * An address a browser can show for two to three hours; with `download`, saves under that name. A path of this server,
   * or where a session may have it from a cache, the whole address there.
   */
  link(bucket: Bucket, key: string, download?: string): string;
  /** The same files by links that end with a session, named by its mark. */
  endingWith(session: string): Storage;
  /** The same files by links that end with an API key, by its id. */
  endingWithKey(apiKey: string): Storage;
}

export interface LinkSettings {
  /** Signs the links: browsers come to the server for every file, wherever it is kept. */
  secret: string;
  /** The cache that they come by, without a slash at the end. */
  cdnUrl?: string | undefined;
}

export function createStorage(store: FileStore, { secret, cdnUrl }: LinkSettings, now: () => Date): Storage {
  const linking =
    (session: string | null): Storage['link'] =>
    (bucket, key, download = undefined) =>
      cdnUrl !== undefined && session !== null && download === undefined && mayBeKept(bucket, key)
        ? cdnUrl + signCdnPath(secret, { bucket, key, session }, now())
        : signLink(secret, { bucket, key, download: download ?? null, session }, now());
  const storage: Storage = {
    ...store,
    link: linking(null),
    endingWith: (session) => ({ ...storage, link: linking(session) }),
    endingWithKey: (apiKey) => ({
      ...storage,
      link: (bucket, key, download) =>
        signLink(secret, { bucket, key, download: download ?? null, session: null, apiKey }, now()),
    }),
  };
  return storage;
}
