import type { ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import type { HttpApp } from './app.ts';

/**
 * How long a client may take to say what it wants, in milliseconds. Whoever dribbles headers or a body holds a
 * connection no longer than this; a picture of 10 MB arrives in time over a slow phone.
 */
export const patience = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
} satisfies ServerOptions;

export interface Listening {
  http: ServerType;
  port: number;
}

/** Opens the port. Rejects when it is not to be had. */
export function listen(
  app: HttpApp,
  { host, port }: { host: string; port: number },
  serverOptions: ServerOptions = patience,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const http = serve({ fetch: app.fetch, hostname: host, port, serverOptions }, (info: AddressInfo) =>
      resolve({ http, port: info.port }),
    );
    http.once('error', reject);
  });
}
