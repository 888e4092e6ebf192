import { test } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';

interface Served {
  /** Films are of few drawings and small, to be soon made; a parent's journey has them as they are. */
  hasWholeFilms: boolean;
  server: RunningServer;
}

/** One server a worker. */
export const served = test.extend<object, Served>({
  hasWholeFilms: [false, { option: true, scope: 'worker' }],
  server: [
    async ({ hasWholeFilms }, use) => {
      const server = await startServer(hasWholeFilms ? { VIDEO_HEIGHT: '1080', VIDEO_DRAWINGS: '24' } : {});
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
