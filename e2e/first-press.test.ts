/// <reference lib="dom" />
import { en } from '@milestoon/domain/texts/en';
import { landing } from '@milestoon/domain/texts/landing/en';
import { landing as portuguese } from '@milestoon/domain/texts/landing/pt';
import type { Locator } from '@playwright/test';
import { newChild, password, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { addShortFilms } from './short-films.ts';
import { openWithoutScripts } from './without-scripts.ts';

const { trailer, nameGame } = landing;
const { link: words, page: shared } = en.sharing;

/** A press that nothing of the app hears yet is seen to be heard. */
async function pressEarly(control: Locator): Promise<void> {
  await control.click();
  await expect(control).toHaveAttribute('aria-busy', 'true');
}

test('on the landing page, what is typed and pressed before its scripts have come counts', async ({
  page,
}) => {
  // Whether a name is free is chance.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const letIn = await openWithoutScripts(page, '/');
  await page.getByLabel(trailer.name).fill('Zoé');
  await page.getByRole('radio', { name: landing.styles.simple }).check({ force: true });
  await page.getByLabel(nameGame.label, { exact: true }).fill('Mia');
  await pressEarly(page.getByRole('button', { name: nameGame.check }));
  await pressEarly(page.getByRole('button', { name: trailer.play }));
  await letIn();
  await expect(page.getByText(nameGame.free('Mia'))).toBeVisible();
  await expect(page.getByRole('img', { name: trailer.playing('Zoé') })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('radio', { name: landing.styles.simple })).toBeChecked();
  await expect(page).toHaveURL('/');
});

test('a page that was chosen in another language hears the first press too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('milestoon.language', 'pt'));
  const letIn = await openWithoutScripts(page, '/');
  await page.getByLabel(trailer.name).fill('Zoé');
  await page.getByRole('radio', { name: landing.styles.simple }).check({ force: true });
  await page.getByRole('radio', { name: trailer.stars.curls }).check({ force: true });
  await page.getByText(trailer.look.title).click();
  await pressEarly(page.getByRole('button', { name: trailer.play }));
  await letIn();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
  await expect(page.getByRole('radio', { name: portuguese.styles.simple })).toBeChecked();
  await expect(page.getByRole('radio', { name: portuguese.trailer.stars.curls })).toBeChecked();
  await expect(page.getByRole('group', { name: portuguese.trailer.look.skin })).toBeVisible();
  await expect(page.getByRole('img', { name: /Zoé/ })).toBeVisible({ timeout: 20_000 });
});

test('who signs in before the app is there is signed in', async ({ page, browser, server }) => {
  await signUpAs(page, 'first-press@example.test');
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  const letIn = await openWithoutScripts(visitor, '/auth/login');
  await visitor.getByLabel(en.signIn.email).fill('first-press@example.test');
  await visitor.getByLabel(en.signIn.password, { exact: true }).fill(password);
  await pressEarly(visitor.getByRole('button', { name: en.signIn.submit, exact: true }));
  expect(visitor.url()).not.toContain('first-press');
  await letIn();
  await expect(visitor).not.toHaveURL(/login/);
});

test('a shared film that is pressed before the app is there plays', async ({ page, browser, server }) => {
  test.setTimeout(120_000);
  await signUpAs(page, 'pressed-film@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Wilhelmina');
  const [film] = await addShortFilms(server.directory, child.id, ['Ducks at the lake']);
  await page.goto(`/app/episodes/${film?.id}`);
  const choice = page.getByRole('group', { name: words.legend.film });
  await choice.getByRole('radio', { name: en.publishing.visibility.unlisted }).check({ force: true });
  const address = page.getByLabel(words.address);
  await expect(address).toHaveValue(/\/film\/[\w-]{43}$/);
  const link = new URL(await address.inputValue()).pathname;

  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  const letIn = await openWithoutScripts(visitor, link);
  await pressEarly(visitor.getByRole('button', { name: shared.play }));
  await letIn();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ducks at the lake');
  await expect
    .poll(() => visitor.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
});
