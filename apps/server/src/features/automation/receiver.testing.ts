import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Json } from '../../testing/test-server.ts';

export interface Received {
  headers: IncomingHttpHeaders;
  text: string;
  body: Json;
}

/** How a call is answered: with a status, with a redirect to an address, or not at all. */
export type Reply = number | { location: string } | 'never';

const timeoutMs = 60_000;

/** An outside generator: a real server that keeps what it was sent. Replies are used up one by one, then it is 200. */
export async function startReceiver() {
  const received: Received[] = [];
  const replies: Reply[] = [];
  let tell = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      received.push({ headers: request.headers, text, body: JSON.parse(text || 'null') });
      const reply = replies.shift() ?? 200;
      if (typeof reply === 'object') response.writeHead(302, { location: reply.location }).end();
      else if (reply !== 'never') response.writeHead(reply).end('{"whatever":true}');
      tell.resolve();
      tell = Promise.withResolvers();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    replies,
    /** The calls that `isWanted`, once there are so many of them. Rejects when they do not come. */
    async calls(count: number, isWanted: (call: Received) => boolean): Promise<Received[]> {
      const deadline = AbortSignal.timeout(timeoutMs);
      const expired = once(deadline, 'abort');
      for (;;) {
        const wanted = received.filter(isWanted);
        if (wanted.length >= count) return wanted;
        if (deadline.aborted) throw new Error(`${wanted.length} of ${count} calls came`);
        await Promise.race([tell.promise, expired]);
      }
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
