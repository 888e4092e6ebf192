import type { Page } from '@playwright/test';
import type { Browser, Page as FirefoxPage } from 'puppeteer-core';
import { served } from '../served.ts';
import { openFirefox } from './browser.ts';

interface Visit {
  firefox: FirefoxPage;
  /** Calls the API as somebody of her own. */
  caller: Page;
}

export const test = served.extend<Visit, { running: Browser }>({
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
