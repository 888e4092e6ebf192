/// <reference lib="dom" />
import { landing as english } from '@milestoon/domain/texts/landing/en';
import { landing as portuguese } from '@milestoon/domain/texts/landing/pt';
import { legal } from '@milestoon/domain/texts/legal/en';
import { legal as portugueseLegal } from '@milestoon/domain/texts/legal/pt';
import { en } from '@milestoon/domain/texts/en';
import { pay, signUpAs } from './family.ts';
import { expect } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';
import { type RunningServer, startServer } from './server.ts';
import { withMail } from './with-mail.ts';

const supportUrl = 'https://social.example.test/milestoon';

/** Where somebody answers: a mail server, and an address for the form. */
const test = withMail.extend<object, { server: RunningServer }>({
  server: [
    async ({ mailServer }, use) => {
      const server = await startServer({
        SMTP_URL: mailServer.url,
        SUPPORT_URL: supportUrl,
        SUPPORT_EMAIL: 'help@example.test',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const { contact } = legal;
/** A text without the addresses of its links. */
const unlinked = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');

test('somebody who is not signed in asks for the money back and gets a number; the message is mailed', async ({
  page,
  mailServer,
}) => {
  await page.goto('/');
  await page.getByText(english.questions.at(-1)?.question ?? '').click();
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL('/legal/support?reason=refund');
  await expect(page.getByLabel(contact.reason)).toHaveValue('refund');
  await page.getByLabel(contact.email).fill('mum@example.test');
  await page.getByLabel(contact.message).fill('We were not happy. Please give the money back.');
  await checkScreen(page, 'support, contact form');
  await page.getByRole('button', { name: contact.submit }).click();
  await expect(page.getByRole('heading', { name: contact.receipt.title })).toBeFocused();
  const number = await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).innerText();
  await checkScreen(page, 'support, receipt');
  await expect
    .poll(() => mailServer.taken.filter((mail) => mail.includes(`[${number}]`)), { timeout: 15_000 })
    .toEqual([expect.stringMatching(/^Reply-To: mum@example\.test[\s\S]*We were not happy/m)]);
});

test('a parent’s way to support leads outside, and her form knows her address', async ({ page, server }) => {
  await signUpAs(page, 'rita@example.test');
  await pay(page, server.url);
  await page.goto('/app/profile');
  const support = page.getByRole('link', { name: en.profile.support });
  await expect(support).toHaveAttribute('href', supportUrl);
  await expect(support).toHaveAttribute('target', '_blank');
  await page.goto('/legal/privacy');
  await page.getByRole('link', { name: 'contact form' }).click();
  await expect(page.getByLabel(contact.email)).toHaveValue('rita@example.test');
  await expect(page.getByLabel(contact.reason)).toHaveValue('privacy');
});

test('legal pages are read without JavaScript, and found with their translations', async ({
  browser,
  server,
}) => {
  // As it is called where nothing else is set.
  const site = server.url.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'pt-PT',
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  for (const name of ['terms', 'privacy', 'cookies', 'support'] as const) {
    await page.goto(`/legal/${name}`);
    const last = portugueseLegal[name].sections.at(-1);
    await expect(page.getByRole('heading', { name: last?.title })).toBeVisible();
    const block = last?.blocks[0];
    if (typeof block === 'string') await expect(page.getByText(unlinked(block))).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site}/legal/${name}`);
    await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', `${site}/legal/${name}?lang=en`);
  }
  await page.goto('/?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(english.hero.titleEnd);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site}/?lang=en`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', english.tab);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const shared = await page.request.get((picture ?? '').replace(site, ''));
  expect(shared.headers()['content-type']).toBe('image/jpeg');
  const map = await (await page.request.get('/sitemap.xml')).text();
  expect(map).toContain(`<loc>${site}/legal/privacy?lang=pt</loc>`);
  await context.close();
});

test('a name typed on the landing page is there at sign-up and in the child’s form', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await page.getByLabel(english.trailer.name).fill('Zoé');
  await page.getByRole('link', { name: english.addChild }).last().click();
  await expect(page.getByText(en.signUp.leadOf('Zoé'))).toBeVisible();
  await signUpAs(page, 'zelia@example.test');
  await pay(page, server.url);
  await page.goto('/auth/child-setup');
  await expect(page.getByLabel(en.children.form.name, { exact: true })).toHaveValue('Zoé');
});

test('a name typed before the page is awake is there at sign-up, too', async ({ page }) => {
  let awake = (): void => {};
  const asleep = new Promise<void>((resolve) => {
    awake = resolve;
  });
  await page.route(/\/assets\/en-[^/]+\.js/, async (route) => {
    await asleep;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/', { waitUntil: 'load' });
  await page.getByLabel(english.trailer.name).fill('Zoé');
  await expect(page.locator('#root')).toHaveAttribute('data-asleep', '');
  await page.getByRole('link', { name: english.addChild }).last().click();
  await page.waitForURL('/auth/signup', { waitUntil: 'commit' });
  awake();
  await expect(page.getByText(en.signUp.leadOf('Zoé'))).toBeVisible();
});

test('the three steps are of one height, and the headline breaks where it should', async ({ page }) => {
  const heights = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((found) => [
        ...new Set(found.map((one) => Math.round(one.getBoundingClientRect().height))),
      ]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  expect(await heights('#how-it-works ol > li')).toHaveLength(1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await heights('#how-it-works ol > li > div:first-child')).toHaveLength(1);
  await page.getByLabel(english.footer.language).selectOption('pt');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toContainText(portuguese.hero.titleEnd);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    // No line of a word alone but the last, which is meant to be one.
    const lines = await headline.evaluate((heading) => {
      const range = document.createRange();
      const tops = new Map<number, number>();
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const { bottom } = range.getBoundingClientRect();
          tops.set(Math.round(bottom), (tops.get(Math.round(bottom)) ?? 0) + 1);
        }
      return [...tops.values()];
    });
    expect(
      lines.slice(0, -1).filter((words) => words < 2),
      `${width} wide`,
    ).toEqual([]);
  }
});

test.describe('with things that move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the trailer has sound for whoever turns it on, and wears what was chosen', async ({ page }) => {
    const sounds: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.m4a')) sounds.push(request.url());
    });
    await page.goto('/');
    const sound = page.getByRole('button', { name: english.trailer.sound, exact: true });
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    const screen = page.locator('canvas');
    await expect(screen).toHaveCSS('opacity', '0');
    await page.getByRole('radio', { name: english.trailer.stars.curls }).check({ force: true });
    await expect(screen).toHaveCSS('opacity', '1', { timeout: 20_000 });
    const dressed = await screen.screenshot();
    await page.getByText(english.trailer.look.title).click();
    await page.getByRole('radio', { name: english.trailer.look.hairs.white }).check({ force: true });
    await expect.poll(async () => dressed.equals(await screen.screenshot())).toBe(false);
    await page.getByRole('button', { name: english.trailer.play }).click();
    const playing = page.getByRole('img', { name: english.trailer.playing(english.trailer.someone) });
    await expect(playing).toBeVisible({ timeout: 20_000 });
    expect(sounds).toEqual([]);
    await page.getByRole('button', { name: english.trailer.stop }).click();
    await sound.click();
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    const asked = page.waitForRequest(/anime-[^/]*\.m4a$/);
    await page.getByRole('button', { name: english.trailer.play }).click();
    await asked;
  });
});
