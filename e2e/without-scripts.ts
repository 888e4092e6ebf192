/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** By how much what stood on the page has moved, as browsers measure it. */
export const shift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList): void => {
          for (const entry of entries) sum += Reflect.get(entry, 'value');
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          setTimeout(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );

/** Opens a screen whose scripts do not come before the function that is returned is called. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    resolve();
    await page.waitForLoadState('load');
    await page.unrouteAll({ behavior: 'wait' });
  };
}
