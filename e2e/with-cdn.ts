import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sharedCache } from '../apps/server/src/testing/shared-cache.ts';
import { test as base } from './fixtures.ts';
import { type RunningServer, startServer } from './server.ts';

interface Cdn {
  url: string;
  /** What the server was asked for, and the browsers did not have from here. */
  asked: string[];
  /** Where it asks. */
  behind(serverUrl: string): void;
}

/** A cache on a host of its own that forwards paths below `/cdn/` to a server, and nothing else of a request but the part. */
async function startCdn(): Promise<Cdn & { close(): void }> {
  let server = '';
  const cache = sharedCache(
    (address, init) => fetch(server + address, init),
    () => new Date(),
  );
  const http = createServer(async (request, response) => {
    const { url = '/', method, headers } = request;
    if (!url.startsWith('/cdn/') || !['GET', 'HEAD'].includes(method ?? ''))
      return response.writeHead(403).end();
    const { range } = headers;
    const answer = await cache.fetch(url, range === undefined ? {} : { range });
    // What names the connection to the server says nothing about this one.
    const told = [...answer.headers].filter(([name]) => !['connection', 'keep-alive'].includes(name));
    response.writeHead(answer.status, Object.fromEntries(told));
    response.end(method === 'HEAD' ? undefined : Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: cache.asked,
    behind: (url) => {
      server = url;
    },
    close: () => http.close(),
  };
}

/** Tests of a file whose server has a cache before it. */
export const withCdn = base.extend<object, { cdn: Cdn; server: RunningServer }>({
  cdn: [
    async ({ hasWholeFilms: _ }, use) => {
      const cdn = await startCdn();
      await use(cdn);
      cdn.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ cdn }, use) => {
      const server = await startServer((url) => ({
        PUBLIC_URL: url,
        CDN_URL: cdn.url,
      }));
      cdn.behind(server.url);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
