import { en } from '@milestoon/domain/texts/en';
import type { Page } from '@playwright/test';
import { password } from './family.ts';
import { expect } from './fixtures.ts';
import { signUp } from './parent.ts';
import { checkScreen } from './screen-check.ts';
import { type RunningServer, startServer } from './server.ts';
import { withMail } from './with-mail.ts';

const entry = 'e2e/social/server.ts';

/** Where Google and Apple are set up, and a mail server, as they need one. */
const test = withMail.extend<object, { server: RunningServer }>({
  server: [
    async ({ mailServer }, use) => {
      const server = await startServer({ SMTP_URL: mailServer.url }, entry);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
// The page of the stand-ins is another site, as theirs are.
test.use({ others: [/^http:\/\/localhost:\d+$/] });

const { social } = en;

/** From our button to the page of the service and back, as somebody who agrees or does not. */
async function continueWith(page: Page, service: 'Google' | 'Apple', email: string, answer = 'Agree') {
  await page.getByRole('button', { name: social.goOn(service) }).click();
  await expect(page.getByRole('heading', { level: 1, name: service.toLowerCase() })).toBeVisible();
  await page.getByLabel('Address').fill(email);
  await page.getByRole('button', { name: answer }).click();
  // Apple's own page sends its form by itself.
  if (service === 'Apple') await page.getByRole('button', { name: 'Go back' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
}

const userOf = async (page: Page): Promise<{ id: string; email: string }> =>
  (await (await page.request.get('/api/session')).json()).user;

for (const service of ['Google', 'Apple'] as const)
  test(`somebody signs up with ${service}, without a password, and comes back to the same account`, async ({
    page,
  }) => {
    const email = `new-with-${service.toLowerCase()}@example.test`;
    await page.goto('/auth/signup');
    await checkScreen(page, 'sign up, with Google and Apple');
    await continueWith(page, service, email);
    await expect(page).toHaveURL(/\/auth\/subscription-check$/);
    const user = await userOf(page);
    expect(user.email).toBe(email);
    await page.goto('/account');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText(social.choose(email))).toBeVisible();
    await checkScreen(page, 'account without a password');

    await signOut(page);
    await continueWith(page, service, email, 'Refuse');
    await expect(page.getByText(social.problems.cancelled)).toBeVisible();
    await checkScreen(page, 'sign in, not agreed at the service');
    await continueWith(page, service, email);
    await expect(page).toHaveURL(/\/auth\/subscription-check$/);
    expect((await userOf(page)).id).toBe(user.id);
  });

test('an address that has a password is opened by Google only once it is confirmed', async ({
  page,
  mailServer,
}) => {
  const email = 'password-first@example.test';
  await signUp(page, email);
  const user = await userOf(page);
  await signOut(page);
  await continueWith(page, 'Google', email);
  await expect(page.getByText(social.problems.unconfirmed)).toBeVisible();
  expect(await userOf(page)).toBeNull();
  await checkScreen(page, 'sign in, an address that nobody has confirmed');

  // What the sentence says is what helps.
  const links = (): string[] =>
    mailServer.taken
      .filter((mail) => mail.includes(email))
      .flatMap((mail) => /http:\/\/[^/\s]+(\/auth\/confirm-address\?token=[\w-]+)/.exec(mail)?.[1] ?? []);
  await expect.poll(links, { timeout: 15_000 }).toHaveLength(1);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/subscription-check$/);
  await page.goto(links()[0] ?? '');
  await page.getByRole('button', { name: 'Yes, confirm this address' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await signOut(page);
  await continueWith(page, 'Google', email);
  await expect(page).toHaveURL(/\/auth\/subscription-check$/);
  expect((await userOf(page)).id).toBe(user.id);

  // The password still opens it.
  await signOut(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/subscription-check$/);
});
