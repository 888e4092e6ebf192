import { setTimeout as delay } from 'node:timers/promises';
import { type Credentials, sha256, signRequest } from './signed-request.ts';
import { isPassing, refusal, StorageError, tooSlow, unreachable } from './storage-error.ts';

export interface S3Settings extends Credentials {
  /** Without a slash at the end. */
  endpoint: string;
  bucket: string;
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: { data: Blob | Uint8Array<ArrayBuffer>; bytes: number; hash: string };
  /** Milliseconds to wait for an answer; by the size of what is sent. */
  timeoutMs?: number;
  /** Milliseconds between the attempts; as many as there are, and one more. */
  retryDelaysMs?: readonly number[];
}

export interface S3Client {
  /** The answer, once its headers are there. @throws StorageError */
  send(request: S3Request): Promise<Response>;
  failures: ReadonlyMap<string, number>;
}

const retryDelaysMs = [200, 800, 2000];
const timeoutMsFor = (bytes: number): number => 15_000 + bytes / 50;
const nothing = sha256('');

/** Speaks S3's protocol over HTTP, path-style: what every object storage understands. */
export function s3Client(settings: S3Settings): S3Client {
  const failures = new Map<string, number>();

  async function attempt({ method, key, query = {}, headers = {}, body, timeoutMs }: S3Request) {
    const path = [settings.bucket, ...key.split('/')].filter(Boolean).map(encodeURIComponent).join('/');
    const address = new URL(`${settings.endpoint}/${path}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const contentHash = body?.hash ?? nothing;
    const signed = await signRequest({ method, url: address, headers, contentHash }, settings);
    // Not signed, for it may be changed on the way. Without it a gateway may compress what is kept.
    signed.headers.set('accept-encoding', 'identity');
    const limit = timeoutMs ?? timeoutMsFor(body?.bytes ?? 0);
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(tooSlow(method, limit)), limit);
    try {
      const response = await fetch(signed.url, {
        method,
        headers: signed.headers,
        signal: stop.signal,
        redirect: 'manual',
        ...(body ? { body: body.data } : {}),
      });
      if (response.ok) return response;
      return await refusal(method, response);
    } catch (error) {
      return stop.signal.aborted ? tooSlow(method, limit) : unreachable(method, error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    failures,
    async send(request) {
      const waits = [...(request.retryDelaysMs ?? retryDelaysMs)];
      for (;;) {
        const answer = await attempt(request);
        if (!(answer instanceof StorageError)) return answer;
        const wait = isPassing(answer) ? waits.shift() : undefined;
        if (wait === undefined) throw counted(answer);
        await delay(wait);
      }
    },
  };

  function counted(error: StorageError): StorageError {
    // What is not there is no failure.
    if (error.code !== 'NoSuchKey') failures.set(error.code, (failures.get(error.code) ?? 0) + 1);
    return error;
  }
}
