import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { kokoroRepository } from './publication.ts';

/** What the server does with one request for a file; the next request gets the next one, at last 'honest'. */
export type Manner =
  | 'honest'
  /** Sends a third of what is asked and cuts the connection. */
  | 'breaks off'
  /** Sends a third of what is asked and then nothing. */
  | 'stalls'
  /** Sends something else of the same length. */
  | 'lies'
  | 'sends too much'
  | 'ignores ranges'
  | 'refuses';

export interface TestPublisher {
  url: string;
  /** The ranges that were asked for, by path; '' where the whole was. */
  asked(path: string): string[];
  behave(path: string, ...manners: Manner[]): void;
  /** From now on the listing has no digest for this path. */
  hideDigest(path: string): void;
  close(): Promise<void>;
}

const revision = 'c0ffee'.padEnd(40, '0');
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const gitName = (bytes: Uint8Array): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');

function answer(response: http.ServerResponse, bytes: Buffer, start: number, manner: Manner): void {
  if (manner === 'refuses') {
    response.writeHead(503).end();
    return;
  }
  const from = manner === 'ignores ranges' ? 0 : start;
  const rest = bytes.subarray(from);
  const range = { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` };
  response.writeHead(from > 0 ? 206 : 200, from > 0 ? range : {});
  if (manner === 'breaks off' || manner === 'stalls')
    response.write(rest.subarray(0, Math.ceil(rest.length / 3)), () => {
      if (manner === 'breaks off') response.destroy();
    });
  else if (manner === 'lies') response.end(Buffer.from(rest).fill(7));
  else if (manner === 'sends too much') response.end(Buffer.concat([rest, rest]));
  else response.end(rest);
}

/** A publisher on this machine with files of its own: large ones (over 1000 bytes) are listed by their digests. */
export async function startPublisher(files: ReadonlyMap<string, Buffer>): Promise<TestPublisher> {
  const manners = new Map<string, Manner[]>();
  const asked = new Map<string, string[]>();
  const hidden = new Set<string>();
  const list = () =>
    [...files].map(([path, bytes]) => ({
      type: 'file',
      path,
      size: bytes.length,
      oid: hidden.has(path) ? undefined : gitName(bytes),
      ...(bytes.length > 1000 && !hidden.has(path)
        ? { lfs: { oid: sha256(bytes), size: bytes.length } }
        : {}),
    }));
  const server = http.createServer(({ url = '', headers }, response) => {
    const json = (value: unknown) => response.end(JSON.stringify(value));
    if (url === `/api/models/${kokoroRepository}`)
      return json({ sha: revision, tags: ['onnx', 'license:apache-2.0'] });
    if (url === `/api/models/${kokoroRepository}/tree/${revision}?recursive=true`) return json(list());
    const path = url.replace(`/${kokoroRepository}/resolve/${revision}/`, '');
    const bytes = files.get(path);
    if (!bytes) return response.writeHead(404).end();
    asked.set(path, [...(asked.get(path) ?? []), headers.range ?? '']);
    const start = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
    return answer(response, bytes, start, manners.get(path)?.shift() ?? 'honest');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: (path) => asked.get(path) ?? [],
    behave: (path, ...next) => void manners.set(path, next),
    hideDigest: (path) => void hidden.add(path),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
