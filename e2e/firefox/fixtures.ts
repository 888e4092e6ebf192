import { test as base, type Page } from '@playwright/test';
import type { Browser, Page as FirefoxPage } from 'puppeteer-core';
import { type RunningServer, startServer } from '../server.ts';
import { openFirefox } from './browser.ts';

interface Visit {
  firefox: FirefoxPage;
  /** Calls the API as somebody of her own. */
  caller: Page;
}

interface Running {
  videoHeight: string;
  server: RunningServer;
  running: Browser;
}

export const test = base.extend<Visit, Running>({
  videoHeight: ['360', { option: true, scope: 'worker' }],
  server: [
    async ({ videoHeight }, use) => {
      const server = await startServer({ VIDEO_HEIGHT: videoHeight });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  running: [
    async ({ headless }, use) => {
      const browser = await openFirefox(headless);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  caller: async ({ playwright, server }, use) => {
    const request = await playwright.request.newContext({
      baseURL: server.url,
      extraHTTPHeaders: { origin: server.url },
    });
    await use({ request } as Page);
    await request.dispose();
  },
  firefox: async ({ running }, use) => {
    const context = await running.createBrowserContext();
    await use(await context.newPage());
    await context.close();
  },
});
