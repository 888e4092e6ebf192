import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../platform/config/config.ts';

/** What a server that was killed a moment ago may still need to let go of its port. */
const timeoutMs = 1000;
const between = 100;

const probe = (port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: found } = server.address() as AddressInfo;
      server.close(() => resolve(found));
    });
  });

/**
 * Which port it will be; where any is welcome, a free one. Fails before anything is started when the port is not to be
 * had: a second start must not take jobs.
 */
export async function checkPort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<number> {
  for (let waited = 0; ; waited += between) {
    try {
      return await probe(port, host);
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || waited >= timeoutMs) throw error;
    }
    await pause(between);
  }
}

/** The settings with the port that was found, also where it is part of the address. */
export const withPort = (config: Config, port: number): Config => ({
  ...config,
  port,
  publicUrl: config.publicUrl.replace(/:0$/, `:${port}`),
});
