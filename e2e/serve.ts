import type { Config } from '../apps/server/src/platform/config/config.ts';
import { listen } from '../apps/server/src/platform/http/listen.ts';
import { startServer } from '../apps/server/src/server.ts';

/**
 * The whole server in this one process, with stand-ins for what a test must not wait for or cannot reach. It ends with
 * SIGTERM.
 */
export async function serve(config: Config, standIns: Parameters<typeof startServer>[1]): Promise<void> {
  const server = await startServer(config, standIns);
  if (!server.app) throw new Error('there is no site');
  const { http, port } = await listen(server.app, config);
  await server.listening(port);
  process.once('SIGTERM', async () => {
    http.close();
    await server.stop();
    process.exit(0);
  });
}
