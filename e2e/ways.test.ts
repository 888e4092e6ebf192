import type { Browser, Page } from '@playwright/test';
import { chooseAvatar, newChild, newEpisode, password, pay, photo, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';

// A session that has ended is a 401, also for the pictures and the stream of its pages.
test.use({ expected: [/status of (401|404)/] });

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** A browser of its own, in which a subscribed parent is signed in. */
async function newParent(browser: Browser, url: string, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await signUpAs(page, email);
  await pay(page, url);
  return page;
}

test('a mailed link leads a parent who is signed out to the film', async ({ page, server, browser }) => {
  test.setTimeout(120_000);
  const email = 'mailed@example.test';
  const home = await newParent(browser, server.url, email);
  const child = await newChild(home, 'Mia');
  await pay(home, server.url, child);
  await chooseAvatar(home, child);
  const film = `/app/episodes/${await newEpisode(home, child, 'Ducks at the lake')}`;

  await page.goto(film);
  await expect(page).toHaveURL(`${server.url}/`);
  const stopped = page.getByRole('complementary').filter({ hasText: 'Please sign in' });
  await expect(stopped).toHaveText(/Please sign in to continue to your film\./);
  await checkScreen(page, 'landing, stopped on the way to a film');
  await stopped.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByText('Please sign in to continue to your film.')).toBeVisible();
  await checkScreen(page, 'sign in, stopped on the way to a film');
  await page.reload();
  await page.getByLabel('Email').fill('mailed@gmail');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('The end of this email address is missing')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await signIn(page, email);
  await expect(page).toHaveURL(film);
  await expect(page.getByRole('heading', { name: /Ducks at the lake/ })).toBeVisible();
  // It was the way to the film alone: from now on home is home.
  await page.goto('/');
  await expect(page).toHaveURL(/\/app$/);
  await home.context().close();
});

test('a link cannot choose where signing in leads to', async ({ page, server, browser }) => {
  const email = 'lured@example.test';
  await (await newParent(browser, server.url, email)).context().close();
  for (const query of ['next=https://evil.example', 'redirect=//evil.example', 'callbackURL=/watch/1'])
    await page.goto(`/auth/login?${query}`);
  await signIn(page, email);
  await expect(page).toHaveURL(`${server.url}/app`);
});

test('a session that is ended elsewhere shows at once, and the form stays with its owner', async ({
  page,
  server,
  browser,
}) => {
  const email = 'interrupted@example.test';
  await signUpAs(page, email);
  await pay(page, server.url);
  await page.goto('/auth/child-setup');
  await page.getByLabel('Name', { exact: true }).fill('Nora');
  await page.getByLabel('Upload photos').setInputFiles([photo]);
  await expect(page.getByText('Here is what we saw')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();

  const phone = await (await browser.newContext({ baseURL: server.url })).newPage();
  const endOthers = async () => {
    await phone.request.post('/api/auth/sign-in/email', { data: { email, password } });
    await phone.request.post('/api/sessions/end-others');
  };
  await endOthers();
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await page.getByRole('complementary').getByRole('link', { name: 'Sign In' }).click();
  await expect(
    page.getByText('You have been signed out. Please sign in to continue where you were.'),
  ).toBeVisible();
  await signIn(page, email);
  await expect(page).toHaveURL(/\/auth\/child-setup$/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nora');
  await expect(page.getByRole('checkbox', { name: /terms and conditions/ })).toBeChecked();
  const picture = page.getByAltText('Photo 1');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Add Child' })).toBeEnabled({ timeout: 30_000 });

  // On a screen of the app nothing needs to be pressed: the stream of progress ends with its session.
  await page.goto('/app/episodes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await endOthers();
  await expect(page).toHaveURL(`${server.url}/`);

  // Somebody else signs in in the same tab: neither the form nor the way back is theirs.
  const other = 'other@example.test';
  await (await newParent(browser, server.url, other)).context().close();
  await page.getByRole('complementary').getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, other);
  await expect(page).toHaveURL(`${server.url}/app`);
  await page.goto('/auth/child-setup');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await phone.context().close();
});

test('signing out in one tab signs out all, and signing in too', async ({ page, server, context }) => {
  const email = 'two-tabs@example.test';
  await signUpAs(page, email);
  await pay(page, server.url);
  await page.goto('/app/profile');
  const other = await context.newPage();
  await other.goto('/app/create');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(other).toHaveURL(/\/auth\/login$/);
  await signIn(page, email);
  await expect(page).toHaveURL(`${server.url}/app`);
  await expect(other).toHaveURL(`${server.url}/app`);
});
