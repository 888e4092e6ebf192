import { test } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';

interface Served {
  /** Small, so that films are soon made; a parent's journey has them as they are. */
  videoHeight: '1080' | '360';
  server: RunningServer;
}

/** One server a worker. */
export const served = test.extend<object, Served>({
  videoHeight: ['360', { option: true, scope: 'worker' }],
  server: [
    async ({ videoHeight }, use) => {
      const server = await startServer({ VIDEO_HEIGHT: videoHeight });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
