import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import fs from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket, FileStore } from '../storage.ts';
import { type S3Client, type S3Request, type S3Settings, s3Client } from './client.ts';
import { list } from './listing.ts';
import { sha256 } from './signed-request.ts';
import { StorageError } from './storage-error.ts';

/** Films are worth waiting for: what was made in minutes is not thrown away for a minute without storage. */
const longRetryDelaysMs = [200, 800, 2000, 5000, 15_000, 30_000];
/** Whoever asks for the health waits three seconds. */
const healthTimeoutMs = 2500;
const removedAtOnce = 10;

const isMissing = (error: unknown): boolean => error instanceof StorageError && error.code === 'NoSuchKey';

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function* chunks(
  client: S3Client,
  key: string,
  range: { start: number; end: number } | undefined,
): AsyncGenerator<Uint8Array> {
  const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
  const { body } = await client.send({ method: 'GET', key, headers });
  if (body) yield* body;
}

/**
 * Files in one bucket of an object storage, in the same order of folders as on a disk. A file is one request,
 * signed with the digest of its contents: the storage takes it as a whole or refuses it.
 */
export function s3Store(settings: S3Settings): FileStore {
  const client = s3Client(settings);
  const placed = (bucket: Bucket, key: string): string => `${bucket}/${key}`;

  /** What says no more than that it is done; unread, it would keep its connection. */
  async function order(request: S3Request): Promise<void> {
    const { body } = await client.send(request);
    await body?.cancel();
  }

  async function remove(key: string): Promise<void> {
    try {
      await order({ method: 'DELETE', key });
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  return {
    async put(bucket, key, contents) {
      const data = Uint8Array.from(contents);
      const body = { data, bytes: data.length, hash: sha256(data) };
      await order({ method: 'PUT', key: placed(bucket, key), body });
    },
    async putFile(bucket, key, file) {
      // Read from the disk while it is sent, and again where it has to be sent again.
      const data = await openAsBlob(file);
      const body = { data, bytes: data.size, hash: await hashOf(file) };
      await order({ method: 'PUT', key: placed(bucket, key), body, retryDelaysMs: longRetryDelaysMs });
      await fs.rm(file);
    },
    async read(bucket, key) {
      const response = await client.send({ method: 'GET', key: placed(bucket, key) });
      return Buffer.from(await response.arrayBuffer());
    },
    async find(bucket, key) {
      const name = placed(bucket, key);
      try {
        const { headers } = await client.send({ method: 'HEAD', key: name });
        return {
          bytes: Number(headers.get('content-length')),
          stream: (range) => Readable.from(chunks(client, name, range), { objectMode: false }),
        };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (bucket, key) => remove(placed(bucket, key)),
    async removeFolder(bucket, folder) {
      for await (const page of list(client, `${placed(bucket, folder)}/`))
        for (let i = 0; i < page.length; i += removedAtOnce)
          await Promise.all(page.slice(i, i + removedAtOnce).map(({ key }) => remove(key)));
    },
    async check() {
      const query = { 'list-type': '2', 'max-keys': '1' };
      await order({ method: 'GET', key: '', query, timeoutMs: healthTimeoutMs, retryDelaysMs: [] });
    },
    async *unchangedSince(bucket, moment) {
      for await (const page of list(client, `${bucket}/`))
        for (const { key, changed } of page) if (changed < moment) yield key.slice(bucket.length + 1);
    },
    failures: () => client.failures,
  };
}
