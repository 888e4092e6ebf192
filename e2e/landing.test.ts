/// <reference lib="dom" />
import { gzipSync } from 'node:zlib';
import { landing as english } from '@milestoon/domain/texts/landing/en';
import { landing as spanish } from '@milestoon/domain/texts/landing/es';
import { landing as portuguese } from '@milestoon/domain/texts/landing/pt';
import { en } from '@milestoon/domain/texts/en';
import type { Page } from '@playwright/test';
import { brokenRules } from './accessibility.ts';
import { signInAs } from './family.ts';
import { expect, test } from './fixtures.ts';

const kilobyte = 1000;
/** Compressed JavaScript that the landing page may load before anybody touches it. */
const budget = 120 * kilobyte;
const { trailer } = english;
/** What would be untrue of a name that is held, in the three languages. */
const nothingStored =
  /nothing is (stored|kept|saved)|nada (é|fica) (guardado|gravado)|nada se guarda|no se guarda nada|não (se guarda|guardamos) nada|no guardamos nada/i;

test('the landing page can be read without JavaScript, in the language of the browser', async ({
  browser,
  server,
}) => {
  for (const [locale, words] of [
    ['en-GB', english],
    ['pt-PT', portuguese],
    ['es-ES', spanish],
  ] as const) {
    const context = await browser.newContext({ baseURL: server.url, locale, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page).toHaveTitle(`${words.tab} · Milestoon`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.hero.titleEnd);
    await page.getByText(words.questions[0]?.question ?? '').click();
    await expect(page.getByText(String(words.questions[0]?.answer))).toBeVisible();
    await page.getByRole('link', { name: words.signIn }).click();
    await expect(page).toHaveURL('/auth/login');
    await context.close();
  }
});

test('it loads little JavaScript, and nothing that draws', async ({ page }) => {
  const scripts: Promise<{ url: string; size: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => ({ url: response.url(), size: gzipSync(body).length })));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(2);
  expect(loaded.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(budget);
});

const picture = (page: Page) => page.getByRole('img', { name: trailer.playing('Zoé') });

test.describe('with things that move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a free trailer plays with the name that was typed', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel(trailer.name).fill('Zoé');
    await page.getByRole('radio', { name: english.styles.simple }).check({ force: true });
    await page.getByRole('button', { name: trailer.play }).click();
    await expect(picture(page)).toBeVisible({ timeout: 20_000 });
    const first = await picture(page).screenshot();
    await expect(page.getByRole('progressbar')).not.toHaveJSProperty('value', 0);
    await expect.poll(async () => first.equals(await picture(page).screenshot())).toBe(false);
    await page.getByRole('button', { name: trailer.stop }).click();
    await expect(picture(page)).toHaveCount(0);
  });
});

test('who wants no motion steps through four pictures', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel(trailer.name).fill('Zoé');
  await page.getByRole('radio', { name: english.styles.simple }).check({ force: true });
  await page.getByRole('button', { name: trailer.play }).click();
  const progress = page.getByRole('progressbar');
  for (const share of [0.25, 0.5, 0.75]) {
    await expect(progress).toHaveJSProperty('value', share, { timeout: 20_000 });
    await page.getByRole('button', { name: trailer.next }).click();
  }
  await expect(progress).toHaveJSProperty('value', 1);
  await expect(page.getByRole('button', { name: trailer.again })).toBeVisible();
});

test('the name check answers, and a blank name does nothing', async ({ page }) => {
  await page.goto('/');
  const { nameGame } = english;
  const answer = page.getByText(nameGame.free('Mia')).or(page.getByText(nameGame.taken('Mia')));
  const field = page.getByLabel(nameGame.label, { exact: true });
  await field.fill('   ');
  await page.getByRole('button', { name: nameGame.check }).click();
  await expect(page.getByRole('status')).toHaveCount(0);
  await field.fill('Mia');
  await page.getByRole('button', { name: nameGame.check }).click();
  await expect(answer).toBeVisible();
});

for (const [locale, { nameGame }, hours] of [
  ['en-GB', english, '24 hours'],
  ['pt-PT', portuguese, '24 horas'],
  ['es-ES', spanish, '24 horas'],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('a name is held for 24 hours in this browser alone, as it is said', async ({ page }) => {
      await page.clock.install();
      // Seven of ten answers are good ones; this visitor gets one.
      await page.addInitScript(() => Object.assign(Math, { random: () => 0 }));
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`));
      // Whoever types before the scripts are there is heard all the same.
      const typed = Promise.withResolvers<void>();
      await page.route(/\/assets\/landing[^/]*\.js$/, async (route) => {
        await typed.promise;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByLabel(nameGame.label, { exact: true }).fill('Zebedea');
      typed.resolve();
      await page.getByRole('button', { name: nameGame.check }).click();
      const answer = page.getByRole('status');
      await expect(answer).toHaveText(nameGame.free('Zebedea'));
      await expect(answer).toContainText(hours);
      await expect(page.getByText(nameGame.finePrint)).toBeVisible();
      await expect(page.locator('body')).not.toContainText(nothingStored);
      const held = await page.evaluate(() => JSON.stringify(localStorage));
      expect(held).toContain('Zebedea');

      // It is there where it is needed, a minute before they are over and not after.
      const star = page.getByText('Zebedea');
      await page.clock.fastForward('23:59:00');
      await page.goto('/auth/signup');
      await expect(star).toBeVisible();
      await page.clock.fastForward('02:00');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(star).toHaveCount(0);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Zebedea');
      expect(sent.filter((request) => request.includes('Zebedea'))).toEqual([]);
    });
  });

for (const [language, words] of [
  ['pt', portuguese],
  ['es', spanish],
] as const)
  test(`landing and legal pages in ${language}, light and dark, break no rule`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto('/');
    await page.getByLabel(english.footer.language).selectOption(language);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.hero.titleEnd);
    for (const address of [
      '/',
      '/legal/terms',
      '/legal/privacy',
      '/legal/cookies',
      '/legal/support',
      '/terms',
    ]) {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await brokenRules(page), `${address}, ${colorScheme}`).toEqual([]);
      }
    }
  });

test.describe('installed', () => {
  // What a page says that asks without a connection.
  test.use({ serviceWorkers: 'allow', expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('a push message shows on the device, once however often it comes', async ({
    page,
    context,
    server,
  }) => {
    await context.grantPermissions(['notifications']);
    await page.goto('/auth/login');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const delivery = { origin: server.url, registrationId: await registered };
    const message = { id: 'a', title: 'Your episode is ready', text: 'Watch it', path: '/app/episodes/1' };
    for (const id of ['a', 'a', 'b'])
      await devtools.send('ServiceWorker.deliverPushMessage', {
        ...delivery,
        data: JSON.stringify({ ...message, id }),
      });
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const notifications = await registration.getNotifications();
        return notifications.map(({ title, body, tag }) => `${tag}: ${title}, ${body}`).toSorted();
      });
    await expect
      .poll(shown)
      .toEqual(['a: Your episode is ready, Watch it', 'b: Your episode is ready, Watch it']);
  });

  test('the app starts without a connection, says so and comes back by itself', async ({
    page,
    context,
    server,
  }) => {
    const manifest = await page.request.get('/manifest.webmanifest');
    expect(await manifest.json()).toMatchObject({ start_url: '/app', display: 'standalone' });
    await signInAs(page, server.superAdmin);
    await page.goto('/app');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: en.installed.offlineTitle })).toBeVisible();
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored).toContain('/index.html');
    expect(stored.filter((path) => /^\/(api|files|functions)/.test(path))).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByRole('link', { name: 'Home' })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('heading', { name: en.installed.offlineTitle })).toHaveCount(0);
  });

  test('a new version is told about and waits until the reader takes it', async ({ page, server }) => {
    await signInAs(page, server.superAdmin);
    await page.goto('/app');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // To the browser a worker from another address is another version, whatever is in it.
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next'));
    await expect(page.getByText(en.installed.updateReady)).toBeVisible();
    const inCharge = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(await inCharge()).toBe(`${server.url}/sw.js`);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: en.installed.reload }).click();
    await reloaded;
    expect(await inCharge()).toBe(`${server.url}/sw.js?next`);
  });
});
