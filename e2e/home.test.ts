/// <reference lib="dom" />
import { fileURLToPath } from 'node:url';
import type { Child, ChildSummary } from '@milestoon/contract';
import type { Page, Request } from '@playwright/test';
import { inDatabase } from './database.ts';
import { newChild, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';

// Encoded from the synthetic girl of photos/, as phones write their photos.
const photoOfPhone = fileURLToPath(new URL('photo-of-a-phone.heic', import.meta.url));
/** Compressed JavaScript, bytes, that home may load before anybody touches it. */
const budget = 120_000;
/** As long as a name may be, with nowhere to break it. */
const longName = 'Maximilianabartholomeakonstantinawilhelminetheodoraannaluisa';

const familyOf = async ({ request }: Page): Promise<ChildSummary[]> =>
  (await request.get('/api/children')).json();
const childOf = async ({ request }: Page, id: string): Promise<Child> =>
  (await request.get(`/api/children/${id}`)).json();

/** Episodes as they stand in the database, without making a film: one that is ready, one being made, one failed. */
async function addEpisodes(dataDirectory: string, childId: string): Promise<void> {
  return inDatabase(dataDirectory, async (database) => {
    const reason = 'a test has a family with films';
    const { user_id } = await database.asWorker(reason, (tx) =>
      tx.selectFrom('children').select('user_id').where('id', '=', childId).executeTakeFirstOrThrow(),
    );
    const rest = { description: 'We fed the ducks.', input_images: ['none.jpg'] };
    for (const [title, status] of [
      ['Ducks at the lake', 'completed'],
      ['The first word', 'processing'],
      ['The first cake', 'failed'],
    ] as const) {
      const { id } = await database.asUser({ id: user_id }, async (tx) => {
        const row = { child_id: childId, user_id, created_by: user_id, title, ...rest };
        const made = await tx.insertInto('episodes').values(row).returning('id').executeTakeFirstOrThrow();
        await tx.insertInto('episode_productions').values({ episode_id: made.id, user_id }).execute();
        return made;
      });
      await database.asWorker(reason, (tx) =>
        tx.updateTable('episodes').set({ status }).where('id', '=', id).execute(),
      );
    }
  });
}

/** By how much the page is wider than what it is seen through. */
const surplus = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('home says the truth of a child, and every button goes on', async ({ page, server }) => {
  test.setTimeout(300_000);
  await signUpAs(page, 'home@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Mia');
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') orders.push(new URL(request.url()).pathname);
  });

  await page.goto('/app');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Milestoon' })).toBeVisible();
  await expect(page.getByText('The payment is still missing.', { exact: false })).toBeVisible();
  await expect(page.getByText('Avatar generation in progress...')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Waiting for avatar...' })).toBeDisabled();
  await checkScreen(page, 'home, a payment is missing');
  await page.goto(`/create?childId=${child.id}`);
  await expect(
    page.getByText('Mia cannot star in an episode yet. The payment is still missing.'),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Select a child/ }).click();
  await expect(page.getByRole('menuitemradio', { name: /^Mia/ })).toBeDisabled();
  await checkScreen(page, 'create, the child is not ready');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'See what comes next' }).click();

  await page.getByRole('button', { name: 'Go to payment' }).dblclick();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL(/\/app$/);
  expect(orders.filter((order) => order.endsWith('/stripe-checkout'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('radio')).toHaveCount(4, { timeout: 60_000 });
  await page.goto('/app');
  await page.getByRole('link', { name: 'Choose the avatar' }).click();
  await page.getByRole('radio').nth(1).check({ force: true });
  await page.getByRole('button', { name: 'Confirm Selection' }).click();
  await expect(page).toHaveURL(/\/app$/);

  // An idea, and where it leads.
  const idea = page.getByRole('region', { name: 'Quick Start' });
  await expect(idea.getByRole('link', { name: 'Tell this story' })).toBeVisible();
  const asked = await idea.getByRole('paragraph').innerText();
  expect(asked).toContain('Mia');
  await idea.getByRole('button', { name: 'Another idea' }).click();
  await expect(idea.getByRole('paragraph')).not.toHaveText(asked);
  await idea.getByRole('link', { name: 'Tell this story' }).click();
  await expect(page.getByLabel('Episode title')).not.toHaveValue('');
  await expect(page.getByRole('button', { name: /^Mia/ })).toBeVisible();

  // The chosen pose follows the films into another style.
  const { avatarUrl: before } = await childOf(page, child.id);
  await page.goto(`/edit-child/${child.id}`);
  await page.getByRole('radio', { name: /Classic/ }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Draw new avatars to choose from' }).uncheck();
  await page.getByLabel('Name', { exact: true }).fill(longName);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/app$/);
  const pictureOf = (url: string | null): string | undefined => url?.split('?')[0];
  await expect
    .poll(async () => pictureOf((await childOf(page, child.id)).avatarUrl), { timeout: 60_000 })
    .not.toBe(pictureOf(before));
  expect(await childOf(page, child.id)).toMatchObject({ style: 'simple', redrawing: false, state: 'ready' });

  // Sixty letters break, and leave the menu where it can be pressed.
  expect((await familyOf(page))[0]?.name).toHaveLength(60);
  await addEpisodes(server.directory, child.id);
  for (const address of [`/create?childId=${child.id}`, '/app/episodes', `/edit-child/${child.id}`, '/app']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page
        .getByText(longName)
        .or(page.getByLabel('Name', { exact: true }))
        .first(),
    ).toBeVisible();
    expect(await surplus(page), address).toBeLessThanOrEqual(0);
  }
  const menu = page.getByRole('button', { name: `Menu for ${longName}` });
  const box = await menu.boundingBox();
  expect((box?.x ?? 390) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete Child' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await surplus(page), 'the dialog').toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(menu).toBeFocused();

  // The films of who comes back.
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The newest film' })).toBeVisible();
  const making = page.getByRole('region', { name: 'In the making' });
  await expect(making.getByRole('progressbar')).toHaveCount(1);
  await expect(making.getByText('Processing, taking longer than usual...')).toBeVisible();
  await checkScreen(page, 'home, with films');
  await making.getByRole('button', { name: 'Try again: The first cake' }).click();
  await expect(making.getByText('Processing, taking longer than usual...')).toBeHidden();
  await page.getByRole('link', { name: /^Episode 01: Ducks at the lake/ }).click();
  await expect(page).toHaveURL(/\/app\/episodes\/[\da-f-]+$/);

  // Photos as phones write them, where the browser does not know them.
  await page.goto('/auth/child-setup');
  await page.getByLabel('Upload photos').setInputFiles(photoOfPhone);
  await expect(page.getByAltText('Photo 1')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Here is what we saw')).toBeVisible({ timeout: 60_000 });
  const broken = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);
  await page
    .getByLabel('Upload photos')
    .setInputFiles({ name: 'IMG_0001.HEIC', mimeType: '', buffer: broken });
  await expect(
    page.getByText(/^Failed to upload IMG_0001\.HEIC: this is a photo in the HEIC format/),
  ).toBeVisible({
    timeout: 60_000,
  });
  await checkScreen(page, 'child setup, a photo that cannot be opened');
});

test('home loads little JavaScript, counted as the server sends it', async ({ page, server }) => {
  test.setTimeout(120_000);
  await signUpAs(page, 'light@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Ada');
  await addEpisodes(server.directory, child.id);
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'The newest film' })).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu for Ada' });
  await expect(menu).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const loaded = await Promise.all(
    scripts.map(async (request) => {
      const encoding = await (await request.response())?.headerValue('content-encoding');
      return { url: request.url(), encoding, bytes: (await request.sizes()).responseBodySize };
    }),
  );
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
  const bytes = loaded.reduce((sum, part) => sum + part.bytes, 0);
  expect(bytes, JSON.stringify(loaded)).toBeLessThanOrEqual(budget);

  // Where people come by address, the page names the screen's file, so that it need not be asked for first.
  for (const screen of ['home', 'create']) {
    const html = await (await page.request.get(screen === 'home' ? '/app' : `/app/${screen}`)).text();
    expect(html).toMatch(new RegExp(`<link rel="modulepreload"[^>]*/assets/${screen}-`));
  }

  // What was left out comes when it is asked for.
  const before = scripts.length;
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Delete Child' })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});
