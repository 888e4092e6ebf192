import path from 'node:path';
import { type EmbeddedPostgres, migrate, startEmbeddedPostgres, watchServer } from '@milestoon/database';
import type { Config } from '../platform/config/config.ts';
import type { Log } from '../platform/log/log.ts';
import { type Clock, keepAlive, type Life } from './keep-alive.ts';

export interface KeptDatabase {
  /** Its address, as soon as it runs: a child that is started while it is away waits here. */
  running(): Promise<string>;
  stop(): Promise<void>;
}

/** Brings the database up to date; the embedded one is started, and started again whenever it ended. */
export async function keepDatabase(
  { databaseUrl, dataDirectory }: Config,
  host: { log: Log; clock: Clock },
): Promise<KeptDatabase> {
  if (databaseUrl) {
    await migrate(databaseUrl);
    return { running: async () => databaseUrl, stop: async () => {} };
  }
  let up = Promise.withResolvers<string>();
  // All of them: one that came back by itself is adopted, and is still the first one's to stop.
  const servers: EmbeddedPostgres[] = [];
  const begin = async (): Promise<Life> => {
    const server = await startEmbeddedPostgres({ dataDirectory: path.join(dataDirectory, 'postgres') });
    servers.push(server);
    const watch = await watchServer(server.url);
    up.resolve(server.url);
    const ended = watch.lost.then(() => {
      up = Promise.withResolvers();
      return {};
    });
    return {
      ended,
      async stop() {
        await watch.close();
        for (const started of servers) await started.stop();
      },
    };
  };
  const first = await begin();
  const stop = keepAlive({ part: 'database', first, again: begin }, host);
  try {
    await migrate(await up.promise);
  } catch (error) {
    await stop();
    throw error;
  }
  return { running: () => up.promise, stop };
}
