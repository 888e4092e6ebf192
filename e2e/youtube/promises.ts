import type { Browser } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { RunningServer } from '../server.ts';

/** What speaks of YouTube, in the languages of the product. */
export const ofYouTube = /YouTube|playlist|lista privada/i;

/** What everybody can read, answers that are folded away too: by language and address, all words of the page. */
export async function publicPages(browser: Browser, server: RunningServer): Promise<[string, string][]> {
  const read: [string, string][] = [];
  for (const locale of ['en-GB', 'pt-PT', 'es-ES']) {
    const context = await browser.newContext({ baseURL: server.url, locale });
    const page = await context.newPage();
    for (const address of ['/', '/legal/privacy']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      read.push([`${locale} ${address}`, (await page.getByRole('main').textContent()) ?? '']);
    }
    await context.close();
  }
  return read;
}
