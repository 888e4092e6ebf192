import { Server, type ServerOptions } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import type { HttpApp } from './app.ts';

/**
 * How long a client may take to say what it wants, in milliseconds. Whoever dribbles headers or a body holds a
 * connection no longer than this; a picture of 10 MB arrives in time over a slow phone.
 */
export const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  // Proxies keep a connection for about a minute. Who hangs up first must be them: a request that is on its way while
  // the server hangs up is lost, and one that changes something cannot be sent again by itself.
  keepAliveTimeout: 75_000,
  maxHeaderSize: 16_384,
} satisfies ServerOptions;

/**
 * Milliseconds in which nothing of an answer is taken, or nothing is said, before the connection is given up: whoever
 * asks for large files and never reads them holds each of them open. A stream of progress says something every fifteen
 * seconds, and a film that is paused for longer is asked for anew from where it stood.
 */
export const stalledAfter = 300_000;

export interface Listening {
  http: ServerType;
  port: number;
}

/** What cannot even be read, by the parser's code. */
const unreadable: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** The parser counts the address among the headers: whoever had not come to its end is told that it is too long. */
function refuse(error: Error & { code?: string; rawPacket?: Buffer }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const isInAddress = error.rawPacket !== undefined && !error.rawPacket.includes('\r\n');
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW' && isInAddress;
  const status = isTooLong ? '414 URI Too Long' : (unreadable[error.code ?? ''] ?? '400 Bad Request');
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Opens the port. Rejects when it is not to be had. */
export function listen(
  app: HttpApp,
  { host, port }: { host: string; port: number },
  serverOptions: ServerOptions = timeouts,
  stalled = stalledAfter,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const http = serve({ fetch: app.fetch, hostname: host, port, serverOptions }, (info: AddressInfo) =>
      resolve({ http, port: info.port }),
    );
    http.once('error', reject);
    if (!(http instanceof Server)) return;
    http.on('clientError', refuse);
    http.setTimeout(stalled);
  });
}
