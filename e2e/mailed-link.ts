/// <reference lib="dom" />
import { en } from '@milestoon/domain/texts/en';
import { type Browser, expect } from '@playwright/test';
import { password } from './family.ts';
import { mailsTo } from './outbox.ts';
import { checkScreen } from './screen-check.ts';
import type { RunningServer } from './server.ts';

/** Where a mail leads to that was written to this address and names this film, without what stands before the path. */
async function linkTo(server: RunningServer, email: string, filmId: string): Promise<string> {
  const mails = await mailsTo(server.directory, email);
  const links = mails.flatMap((mail) =>
    [...mail.matchAll(/<a href="([^"]+)"/g)].map(([, link = '']) => link),
  );
  const link = links.find((found) => found.endsWith(filmId));
  if (link === undefined) throw new Error('no mail leads to the film');
  return new URL(link).pathname;
}

/** On a device where nobody is signed in: from the link in the mail to the premiere of the film. */
export async function followMailedLink(
  browser: Browser,
  server: RunningServer,
  email: string,
  filmId: string,
): Promise<void> {
  const device = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const page = await device.newPage();
  await page.goto(await linkTo(server, email, filmId));
  const stopped = page.getByRole('complementary').filter({ hasText: en.wayBack.film });
  await expect(stopped).toBeVisible();
  await checkScreen(page, 'mailed link 1, nobody is signed in');
  await stopped.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByText(en.wayBack.film)).toBeVisible();
  await checkScreen(page, 'mailed link 2, sign in');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(`/app/episodes/${filmId}`);
  const raise = page.getByRole('button', { name: en.episodes.premiere.raise });
  await expect(raise).toBeVisible();
  await checkScreen(page, 'mailed link 3, the premiere');
  await raise.click();
  await expect(raise).toBeHidden({ timeout: 20_000 });
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await checkScreen(page, 'mailed link 4, the film');
  await device.close();
}
