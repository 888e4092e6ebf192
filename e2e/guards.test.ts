import { en } from '@milestoon/domain/texts/en';
import type { Page } from '@playwright/test';
import { chooseAvatar, newChild, newEpisode, password, pay, photo, signInAs, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';

const nobodysChild = '/auth/avatar-selection?childId=0b0e7a3e-6a5c-4f6e-9d52-3a0f1a2b3c4d';
const forgotten = ['/auth/forgot-password', '/auth/reset-password?token=invented'];
const open = ['/legal/terms', '/legal/privacy', '/legal/cookies', '/legal/support', '/terms'];
const inApp = ['/app', '/app/create', '/app/episodes', '/app/profile', '/create'];
const flow = ['/auth/subscription-check', '/auth/subscription', '/auth/success'];

/** Opens addresses and expects to end where the second of each pair says. */
async function expectToEnd(page: Page, journeys: readonly (readonly [from: string, to: string])[]) {
  for (const [from, to] of journeys) {
    await page.goto(from);
    // Only a screen that shows has let somebody in; one that sends on needs not be waited for.
    if (from === to) await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page, from).toHaveURL((url) => url.pathname + url.search === to);
  }
}
const stay = (addresses: readonly string[]) => addresses.map((address) => [address, address] as const);
const leave = (addresses: readonly string[], to: string) => addresses.map((from) => [from, to] as const);

test('nobody in particular sees the public screens only', async ({ page }) => {
  await expectToEnd(page, [
    ...stay(['/', '/auth/login', '/auth/signup', ...forgotten, ...open]),
    ...leave([...flow, '/auth/child-setup', nobodysChild, ...inApp, '/watch/1'], '/'),
  ]);
});

test('a parent without a subscription is asked for one', async ({ page }) => {
  await signUpAs(page, 'unsubscribed@example.test');
  await expectToEnd(page, [
    ...stay([...open, ...flow]),
    ...leave(
      ['/', '/auth/login', '/auth/signup', '/auth/child-setup', nobodysChild, ...inApp],
      '/auth/subscription-check',
    ),
  ]);
  await page.goto('/auth/subscription-check');
  await page.getByRole('button', { name: 'Check for Recent Payments' }).click();
  await expect(page.getByText(en.sync.done)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
});

test.describe('of somebody else', () => {
  // The screens ask, the server knows nothing of such a child or episode.
  test.use({ expected: [/status of 404/] });

  test('a subscribed parent gets in, but not to a child or film of somebody else', async ({
    page,
    server,
    browser,
  }) => {
    const other = await browser.newPage({ baseURL: server.url });
    await signInAs(other, server.superAdmin);
    const child = await newChild(other, 'Somebody');
    await other.close();
    await signUpAs(page, 'subscribed@example.test');
    await pay(page, server.url);
    await expectToEnd(page, [
      ...stay([...open, ...inApp, '/auth/child-setup']),
      ...leave(['/', '/auth/login', '/auth/subscription'], '/app'),
      ...leave(
        ['/auth/avatar-selection', nobodysChild, `/auth/avatar-selection?childId=${child.id}`],
        '/auth/child-setup',
      ),
    ]);
    await page.goto('/auth/subscription-check');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue to App' }).click();
    await expect(page).toHaveURL(/\/app$/);
    for (const id of [child.id, 'nonsense']) {
      await page.goto(`/watch/${id}`);
      await expect(page.getByRole('heading', { name: 'This episode is not here' })).toBeVisible();
    }
  });
});

test('a super admin needs no subscription', async ({ page, server }) => {
  await signInAs(page, server.superAdmin);
  await expectToEnd(page, [
    ...stay([...inApp, '/auth/child-setup']),
    ...leave(['/', '/auth/login', '/auth/subscription'], '/app'),
  ]);
  await page.goto('/app');
  await expect(page.getByText('Super Admin - Unlimited Access')).toBeVisible();
  await expect(page.getByText('∞')).toBeVisible();
  await page.goto('/auth/subscription-check');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('signing up says what is missing', async ({ page }) => {
  await page.goto('/auth/signup');
  const send = page.getByRole('button', { name: 'Create Account' });
  const fill = async (email: string, first: string, second: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(first);
    await page.getByLabel('Confirm password').fill(second);
    await send.click();
  };
  await send.click();
  const told = (label: string) => expect(page.getByLabel(label, { exact: true }));
  for (const label of ['Email', 'Confirm password'])
    await told(label).toHaveAccessibleDescription(en.signUp.fieldsRequired);
  await expect(page.getByLabel('Email')).toBeFocused();
  await fill('new@example.test', 'abcdef', 'abcdeg');
  await told('Confirm password').toHaveAccessibleDescription(en.signUp.passwordMismatch);
  await fill('new@example.test', 'abcde', 'abcde');
  await told('Password').toHaveAccessibleDescription(new RegExp(en.signUp.passwordLength));
  await expect(page.getByLabel('Email')).toHaveValue('new@example.test');
});

test.describe('signing in', () => {
  test.use({ expected: [/status of 401/] });

  test('a wrong password is told', async ({ page }) => {
    const email = 'leaving@example.test';
    await signUpAs(page, email);
    await page.context().clearCookies();
    await page.goto('/auth/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not it');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/auth\/subscription-check$/);
  });
});

test.describe('a family', () => {
  test.beforeEach(async ({ page, server }) => {
    await signInAs(page, server.superAdmin);
  });

  test("the child's form says what is missing and survives a reload", async ({ page }) => {
    await page.goto('/auth/child-setup');
    const send = page.getByRole('button', { name: 'Add Child' });
    const name = page.getByLabel('Name', { exact: true });
    const terms = page.getByRole('checkbox', { name: /terms and conditions/ });
    await expect(send).toBeDisabled();
    await name.focus();
    await name.blur();
    await expect(page.getByText(en.child.nameRequired).first()).toBeVisible();
    await terms.check();
    await terms.uncheck();
    await expect(page.getByText(en.child.termsRequired).first()).toBeVisible();
    await page.getByLabel('Upload photos').setInputFiles(Array.from({ length: 5 }, () => photo));
    await expect(page.getByText(en.child.photoLimit)).toBeVisible();
    await expect(page.getByAltText('Photo 4')).toBeVisible({ timeout: 30_000 });
    await name.fill('Nora');
    await terms.check();
    await page.reload();
    await expect(name).toHaveValue('Nora');
    await expect(terms).toBeChecked();
    await expect(page.getByAltText('Photo 4')).toBeVisible();
    await expect(send).toBeEnabled({ timeout: 30_000 });
    for (const number of [4, 3, 2, 1])
      await page.getByRole('button', { name: `Remove photo ${number}` }).click();
    await expect(page.getByText(en.child.photoRequired).first()).toBeVisible();
    await expect(send).toBeDisabled();
  });

  test('files that are no photos are refused by name', async ({ page }) => {
    await page.goto('/auth/child-setup');
    const refused = (file: string, reason: string) =>
      expect(page.getByText(`Failed to upload ${file}: ${reason}`)).toBeVisible();
    const upload = page.getByLabel('Upload photos');
    const text = Buffer.from('These are words and no picture.');
    await upload.setInputFiles({ name: 'words.jpg', mimeType: 'image/jpeg', buffer: text });
    await refused('words.jpg', en.photo.invalid);
    const large = Buffer.alloc(11 * 1024 * 1024, 1);
    await upload.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
    await refused('large.jpg', en.photo.tooLarge);
    await upload.setInputFiles({ name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
    await refused('empty.jpg', en.photo.invalid);
  });

  test.describe('with an episode', () => {
    // A text that is refused is a 422 on the console.
    test.use({ expected: [/status of 422/] });

    test('the form says what is missing, and deleting wants the exact words', async ({ page }) => {
      const child = await newChild(page, 'Ada');
      await chooseAvatar(page, child);
      await page.goto(`/create?childId=${child.id}`);
      const send = page.getByRole('button', { name: 'Create Episode' });
      const title = page.getByLabel('Episode title');
      const description = page.getByLabel('What happened?');
      await expect(send).toBeDisabled();
      await title.focus();
      await description.focus();
      await title.focus();
      await expect(page.getByText(en.episode.titleRequired).first()).toBeVisible();
      await expect(page.getByText(en.episode.descriptionRequired).first()).toBeVisible();
      await page.getByLabel('Upload images').setInputFiles([photo, photo, photo]);
      await expect(page.getByText(en.episode.imageLimit)).toBeVisible();
      await expect(page.getByAltText('Image 2')).toBeVisible();
      await expect(page.getByAltText('Image 3')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Upload' })).toBeDisabled();
      await title.fill('Buy now');
      await description.fill('Use promo code MIA20.');
      await send.click();
      await expect(page.getByRole('alert').filter({ hasText: 'cannot carry advertising' })).toBeVisible();
      await expect(title).toHaveValue('Buy now');
      await expect(page.getByAltText('Image 2')).toBeVisible();
      await page.getByRole('button', { name: 'Remove image 2' }).click();
      await page.getByRole('button', { name: 'Remove image 1' }).click();
      await expect(page.getByText(en.episode.imageRequired).first()).toBeVisible();

      await newEpisode(page, child, 'Ducks');
      await page.goto('/app/episodes');
      const episode = page.getByRole('listitem').filter({ hasText: 'Episode 01: Ducks' });
      await episode.getByRole('button', { name: 'Menu for Ducks' }).click();
      await page.getByRole('menuitem', { name: 'Delete Episode' }).click();
      await deleteForever(page, 'ducks', ' Ducks ', en.episode.titleMismatch);
      await expect(episode).toHaveCount(0);

      await page.goto('/app');
      await page.getByRole('button', { name: 'Menu for Ada' }).click();
      await page.getByRole('menuitem', { name: 'Delete Child' }).click();
      await deleteForever(page, 'Ad', ' Ada ', en.child.nameMismatch);
      await expect(page.getByRole('button', { name: 'Menu for Ada' })).toHaveCount(0);
    });
  });
});

test('signing out asks first', async ({ page, server }) => {
  await signUpAs(page, 'goodbye@example.test');
  await pay(page, server.url);
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to sign out?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  // So does the button of a phone that leads back; the page stays.
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/app\/profile$/);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await dialog.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expectToEnd(page, [['/app', '/']]);
});

test('of two tabs the language that was chosen last is everywhere', async ({ page, server }) => {
  await signUpAs(page, 'two-languages@example.test');
  await pay(page, server.url);
  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto('/app/profile');
  const choose = (tab: Page, name: string) => tab.getByRole('radio', { name }).check();
  const speak = async (language: string) => {
    for (const tab of [page, other])
      await expect(tab.locator('html')).toHaveAttribute('lang', language, { timeout: 15_000 });
    await expect
      .poll(async () => (await (await page.request.get('/api/notifications')).json()).language)
      .toBe(language);
  };
  await choose(other, 'Português (Portugal)');
  await speak('pt');
  await choose(page, 'Español');
  await speak('es');
  // Looked at again, the other tab tells nothing older.
  await other.reload();
  await expect(other.getByRole('radio', { name: 'Español' })).toBeChecked();
  await speak('es');
});

async function deleteForever(page: Page, almost: string, exact: string, mismatch: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  // Who has just signed in is asked for no password.
  const typed = dialog.getByRole('textbox');
  const button = dialog.getByRole('button', { name: 'Delete Forever' });
  await expect(button).toBeDisabled();
  await typed.fill(almost);
  await typed.press('Enter');
  await expect(dialog.getByText(mismatch)).toBeVisible();
  await expect(button).toBeDisabled();
  await typed.fill(exact);
  await button.click();
  await expect(dialog).toHaveCount(0);
}
