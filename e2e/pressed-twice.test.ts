import { en } from '@milestoon/domain/texts/en';
import type { Page } from '@playwright/test';
import { newChild, pay, photo, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { fillChildForm } from './parent.ts';
import { addShortFilms } from './short-films.ts';

const { rename } = en.episodes;

/** What is sent to the server from now on, as 'POST /path', with what stands for an id. */
function ordersOf(page: Page): string[] {
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') return;
    const { pathname } = new URL(request.url());
    orders.push(`${request.method()} ${pathname.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id')}`);
  });
  return orders;
}
const count = (orders: readonly string[], order: string): number =>
  orders.filter((sent) => sent === order).length;

test('what is pressed twice is sent once', async ({ page }) => {
  test.setTimeout(180_000);
  const orders = ordersOf(page);
  await page.goto('/auth/signup');
  await page.getByLabel('Email').fill('hasty@example.test');
  await page.getByLabel('Password', { exact: true }).fill('a good password');
  await page.getByLabel('Confirm password').fill('a good password');
  await page.getByRole('button', { name: 'Create Account' }).dblclick();
  await expect(page).toHaveURL(/\/auth\/subscription-check$/);
  expect(count(orders, 'POST /api/auth/sign-up/email')).toBe(1);

  await page.goto('/auth/subscription');
  await page.getByRole('button', { name: 'Subscribe Now' }).dblclick();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Continue Setup' }).click();
  const checkout = 'POST /functions/v1/stripe-checkout';
  expect(count(orders, checkout)).toBe(1);

  await fillChildForm(page, { name: 'Mia', photo, style: 'Classic' });
  await page.getByRole('button', { name: 'Add Child' }).dblclick();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  expect(count(orders, 'POST /api/children')).toBe(1);
  expect(count(orders, checkout)).toBe(2);
  await expect(page.getByRole('radio')).toHaveCount(4, { timeout: 60_000 });
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Confirm Selection' }).dblclick();
  await expect(page).toHaveURL(/\/app$/);
  expect(count(orders, 'POST /api/children/:id/avatar')).toBe(1);

  await page.getByRole('link', { name: 'Create Episode' }).first().click();
  await page.getByLabel('Episode title').fill('Ducks at the lake');
  await page.getByLabel('What happened?').fill('Mia fed the ducks with Grandma. One followed us home!');
  await page.getByLabel('Upload images').setInputFiles(photo);
  const create = page.getByRole('button', { name: 'Create Episode' });
  await expect(create).toBeEnabled({ timeout: 30_000 });
  await create.dblclick();
  await expect(page).toHaveURL(/\/app$/);
  expect(count(orders, 'POST /api/episodes')).toBe(1);

  await page.goto('/app/episodes');
  const menu = page.getByRole('button', { name: 'Menu for Ducks at the lake' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Change Title and Day' }).click();
  await page.getByLabel('Episode title').fill('A duck');
  await page.getByRole('button', { name: rename.save }).dblclick();
  await expect(page.getByRole('heading', { name: 'Episode 01: A duck' })).toBeVisible();
  expect(orders.filter((order) => /^(PUT|PATCH) \/api\/episodes\/:id$/.test(order))).toHaveLength(1);
  await page.getByRole('button', { name: 'Menu for A duck' }).click();
  await page.getByRole('menuitem', { name: 'Delete Episode' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('A duck');
  await page.getByRole('button', { name: 'Delete Forever' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Episode 01: A duck' })).toBeHidden();
  expect(count(orders, 'DELETE /api/episodes/:id')).toBe(1);
});

test('Esc leaves every dialog where it was opened', async ({ page, server }) => {
  test.setTimeout(120_000);
  await signUpAs(page, 'undecided@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Ada');
  await addShortFilms(server.directory, child.id, ['Ducks']);
  const orders = ordersOf(page);
  const dialog = page.getByRole('dialog');
  const leave = async (name: string) => {
    await expect(dialog.getByRole('heading')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  };
  for (const [address, menu, item] of [
    ['/app', 'Menu for Ada', 'Delete Child'],
    ['/app/episodes', 'Menu for Ducks', 'Delete Episode'],
    ['/app/episodes', 'Menu for Ducks', 'Change Title and Day'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await leave(menu);
  }
  await page.goto('/app/profile');
  await page.getByRole('button', { name: en.privacy.card.title }).click();
  for (const button of [en.privacy.child.button('Ada'), en.privacy.account.button, 'Sign Out']) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await leave(button);
  }
  expect(
    orders.filter((order) => !order.includes('/notifications/')),
    'nothing is ordered',
  ).toEqual([]);
});

test('in the installed app a film opens in the window that is there', async ({ page, server }) => {
  await signUpAs(page, 'installed@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Ada');
  const [film] = await addShortFilms(server.directory, child.id, ['Ducks']);
  const watch = page.getByRole('link', { name: /^Watch/ });
  await page.goto('/app/episodes');
  const tab = page.waitForEvent('popup');
  await watch.click();
  await (await tab).close();
  // No browser that is driven is installed: the page is told that it is.
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.includes('display-mode: standalone') ? 'all' : query);
  });
  await page.reload();
  await watch.click();
  await expect(page).toHaveURL(`/app/episodes/${film?.id}`);
  await expect(page.locator('video')).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
});
