/// <reference lib="dom" />
import { brokenRules } from './accessibility.ts';
import { chooseAvatar, newChild, pay, photo, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';

test('screens before signing in', async ({ page }) => {
  test.setTimeout(180_000);
  for (const [address, heading] of [
    ['/', /./],
    ['/legal/terms', /Terms/],
    ['/legal/privacy', /Privacy/],
    ['/legal/cookies', /Cookie/],
    ['/legal/support', /Support/],
    ['/auth/login', 'Welcome back'],
    ['/auth/signup', 'Create your account'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading }).first()).toBeVisible();
    await checkScreen(page, address === '/' ? 'landing' : address);
    if (!address.startsWith('/auth/')) continue;
    const links = page.getByRole('main').getByRole('link');
    expect(await links.count()).toBeGreaterThan(0);
    // As high as a thumb is wide.
    for (const link of await links.all())
      expect((await link.boundingBox())?.height, await link.innerText()).toBeGreaterThanOrEqual(44);
  }
});

test.describe('where there is no screen', () => {
  // The page itself comes with 404.
  test.use({ expected: [/status of 404/] });

  test('the page says so', async ({ page }) => {
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await checkScreen(page, '/nowhere');
  });
});

test('the trailer, and a form with a fault', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  // A button that is only written down hears nothing yet.
  await expect(page.locator('#written')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play the trailer' }).click();
  await expect(page.getByRole('progressbar')).toHaveJSProperty('value', 0.25, { timeout: 20_000 });
  await checkScreen(page, 'trailer');
  await page.goto('/auth/signup');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
  await checkScreen(page, 'sign up, with a fault');
});

test.describe('without a connection', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('a screen says so', async ({ page }) => {
    await page.route('**/api/session', (route) => route.abort('internetdisconnected'));
    await page.goto('/app');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await checkScreen(page, 'offline');
  });
});

test('screens on the way to a subscription', async ({ page }) => {
  test.setTimeout(180_000);
  await signUpAs(page, 'screens-new@example.test');
  await page.addInitScript(() => {
    // Two screens go on by themselves after 5 s; here they stay until they were looked at.
    const later = window.setTimeout.bind(window);
    window.setTimeout = Object.assign(
      (handler: TimerHandler, delay?: number) => (delay === 5_000 ? 0 : later(handler, delay)),
      window.setTimeout,
    );
  });
  for (const [address, heading] of [
    ['/auth/success', 'No payment yet'],
    ['/admin/users', 'Access Denied'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await checkScreen(page, heading);
  }
  await page.goto('/auth/subscription-check');
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
  await checkScreen(page, 'subscription required');
  await page.getByRole('link', { name: 'Subscribe Now' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible();
  await checkScreen(page, 'plan');
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await checkScreen(page, 'checkout');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Aboard' })).toBeVisible();
  await checkScreen(page, 'welcome aboard');
});

test('screens of a family', async ({ page, server }) => {
  test.setTimeout(240_000);
  await signUpAs(page, 'screens-family@example.test');
  await pay(page, server.url);
  await page.goto('/app');
  await expect(page.getByRole('heading', { name: 'Add Your First Child' })).toBeVisible();
  await checkScreen(page, 'home, empty');
  await page.goto('/app/create');
  await expect(page.getByText('No children available for episode creation')).toBeVisible();
  await checkScreen(page, 'create, without children');
  await page.goto('/app/episodes');
  await expect(page.getByText('No Episodes Yet')).toBeVisible();
  await checkScreen(page, 'episodes, empty');
  await page.goto('/app/profile');
  await expect(page.getByText('Subscription Active')).toBeVisible();
  await checkScreen(page, 'profile');
  await page.getByRole('heading', { name: 'Notifications' }).getByRole('button').click();
  // Seven kinds by two ways: this server sends no mail.
  await expect(page.getByRole('switch')).toHaveCount(14);
  await checkScreen(page, 'profile, notifications');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkScreen(page, 'sign out dialog');
  await page.goto('/auth/subscription-check');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await checkScreen(page, 'subscription active');

  await page.goto('/auth/child-setup');
  await expect(page.getByRole('heading', { name: 'Add Your Child' })).toBeVisible();
  await checkScreen(page, 'child setup, empty');
  // A thumb that misses the box by a little presses it all the same.
  const terms = page.getByRole('checkbox', { name: /terms and conditions/ });
  await terms.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await terms.boundingBox();
  if (!box) throw new Error('the box does not show');
  await page.mouse.click(box.x + box.width / 2, box.y - 8);
  await expect(terms).toBeChecked();
  await terms.uncheck();
  await page.getByLabel('Upload photos').setInputFiles(photo);
  await expect(page.getByText('Here is what we saw')).toBeVisible({ timeout: 30_000 });
  await checkScreen(page, 'child setup, read');

  const child = await newChild(page, 'Lia');
  await page.goto('/app');
  await expect(page.getByRole('button', { name: 'Waiting for avatar...' })).toBeVisible();
  await checkScreen(page, 'home, waiting for the avatar');
  await pay(page, server.url, child);
  await page.goto(`/auth/avatar-selection?childId=${child.id}`);
  await expect(page.getByRole('heading', { name: 'Creating Magic...' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(4, { timeout: 60_000 });
  await checkScreen(page, 'avatar selection');
  await chooseAvatar(page, child);
  await page.goto('/app');
  await page.getByRole('button', { name: 'Menu for Lia' }).click();
  await checkScreen(page, 'menu of a child');
  await page.getByRole('menuitem', { name: 'Delete Child' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkScreen(page, 'delete dialog');
  await page.goto(`/app/create?childId=${child.id}`);
  await page.getByLabel('Upload images').setInputFiles(photo);
  await expect(page.getByAltText('Image 1')).toBeVisible();
  await checkScreen(page, 'create');
  await page.getByText('Voice and music').click();
  const deep = page.getByRole('button', { name: 'Listen: Deep' });
  await deep.click();
  await expect(deep).toHaveAttribute('aria-pressed', 'true', { timeout: 20_000 });
  await page.getByRole('radio', { name: 'Deep' }).check();
  await checkScreen(page, 'create, voice and music');
  // It ends by itself.
  await expect(deep).toHaveAttribute('aria-pressed', 'false', { timeout: 20_000 });
  for (const field of ['Episode title', 'What happened?', 'Episode title'])
    await page.getByLabel(field).focus();
  await page.getByLabel('Upload images').setInputFiles([photo, photo]);
  await expect(page.getByText('You can upload up to 2 images per episode')).toBeVisible();
  await expect(page.getByAltText('Image 2')).toBeVisible();
  await checkScreen(page, 'create, with faults');
});

test('rules that a page breaks are found, also on the second look and in what came since', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  // What the server wrote down of the screen has given way to the screen itself.
  await expect(page.locator('#written')).toHaveCount(0);
  expect(await brokenRules(page)).toEqual([]);
  await page.evaluate(() => {
    const field = document.createElement('input');
    const faint = Object.assign(document.createElement('p'), { textContent: 'Hardly to be read' });
    faint.style.cssText = 'color: #888; background: #999';
    document.querySelector('main')?.append(field, faint);
  });
  const rulesOf = (told: string[]): string[] => told.map((line) => line.split(':')[0] ?? '').toSorted();
  expect(rulesOf(await brokenRules(page))).toEqual(['color-contrast', 'label']);
  expect(rulesOf(await brokenRules(page, { rules: ['color-contrast'] }))).toEqual(['color-contrast']);
  expect(rulesOf(await brokenRules(page, { tags: ['wcag2a'] }))).toEqual(['label']);
});
