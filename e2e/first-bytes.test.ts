/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { chooseAvatar, newChild, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { openWithoutScripts, shift } from './without-scripts.ts';

/** How many styles and scripts a page names that browsers ask for before they paint. */
async function awaitedFiles(page: Page, address: string): Promise<number> {
  const html = await (await page.request.get(address)).text();
  return html.match(/<link rel="stylesheet"|<script /g)?.length ?? 0;
}
/** A seventh waits for one of the others, where the server is talked to without a proxy. */
const askedAtOnce = 6;

test('sign-in, home and create stand before their scripts have come, and nothing moves when they do', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  expect(await awaitedFiles(page, '/auth/login')).toBeLessThanOrEqual(askedAtOnce);
  const letIn = await openWithoutScripts(page, '/auth/login?lang=pt');
  const written = page.locator('#written');
  await expect(written.locator('h1')).toHaveText('Olá de novo');
  await letIn();
  // The app's own form has taken its place.
  await page.getByLabel('E-mail').fill('first-bytes@example.test');
  await expect(written).toHaveCount(0);

  await signUpAs(page, 'first-bytes@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Mia');
  await pay(page, server.url, child);
  await chooseAvatar(page, child);
  for (const [address, headline, arrived] of [
    ['/app', 'Welcome back', page.getByRole('heading', { name: 'Mia' })],
    ['/app/create', 'Create Episode', page.getByRole('button', { name: /^Mia/ })],
  ] as const) {
    expect(await awaitedFiles(page, address), address).toBeLessThanOrEqual(askedAtOnce);
    const goOn = await openWithoutScripts(page, address);
    await expect(written.locator('h1')).toHaveText(headline);
    await expect(written.getByText('Profile')).toBeVisible();
    await expect(arrived).toBeHidden();
    await goOn();
    await expect(arrived).toBeVisible();
    await expect(written).toHaveCount(0);
    expect(await shift(page), address).toBeLessThan(0.1);
  }

  // Another language was chosen here: what was written in the browser's is never seen.
  await page.evaluate(() => localStorage.setItem('milestoon.language', 'es'));
  const goOn = await openWithoutScripts(page, '/app');
  await expect(written.locator('h1')).toBeHidden();
  await expect(written).toHaveCount(1);
  await goOn();
  await expect(page.getByRole('heading', { name: 'Mia' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Perfil' })).toBeVisible();
});
