import type { ServerType } from '@hono/node-server';
import type { Config } from '../platform/config/config.ts';
import { listen } from '../platform/http/listen.ts';
import type { Log } from '../platform/log/log.ts';
import { startServer } from '../server.ts';
import type { Ready } from './announce.ts';

const longestStop = 4500;
/** Requests under way are answered, if that takes no longer. */
const drainFor = 1500;

// A browser's connection for progress stays open for as long as the tab: it is cut, the tab comes back.
function closeHttp(http: ServerType): Promise<void> {
  return new Promise((resolve) => {
    http.close(() => resolve());
    if (!('closeAllConnections' in http)) return;
    http.closeIdleConnections();
    setTimeout(() => http.closeAllConnections(), drainFor).unref();
  });
}

/** Serves, works or does both in this process, until `stopping`. Says once when it is ready. */
export async function runRole(
  config: Config,
  log: Log,
  stopping: Promise<void>,
  ready: (facts: Ready) => void,
): Promise<void> {
  const server = await startServer(config, { log });
  let http: ServerType | undefined;
  try {
    const open = server.app && (await listen(server.app, config));
    http = open?.http;
    log.info({ role: config.role, port: open?.port, node: process.version }, 'this process is ready');
    ready({ isSite: open !== undefined, superAdmin: server.superAdmin });
    if (open) server.listening(open.port).catch((error) => log.warn({ err: error }, 'missed payment events'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  await stopping;
  log.info({ role: config.role }, 'this process stops');
  setTimeout(() => process.exit(1), longestStop).unref();
  if (http) await closeHttp(http);
  await server.stop();
}
