import { en } from '@milestoon/domain/texts/en';
import { password, pay, signUpAs } from './family.ts';
import { expect } from './fixtures.ts';
import type { MailServer } from './mail-server.ts';
import { checkScreen } from './screen-check.ts';
import { type RunningServer, startServer } from './server.ts';
import { withMail } from './with-mail.ts';

/** With a mail server, so that addresses have to be confirmed. */
const test = withMail.extend<object, { server: RunningServer }>({
  server: [
    async ({ mailServer }, use) => {
      const server = await startServer({ SMTP_URL: mailServer.url });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
// A link that was used, a password that is refused, and a session or an address that is no more.
test.use({ expected: [/status of (400|401|422)/] });

const email = 'ana.sofia@example.test';

/** Where the mailed links lead, without what stands before the path. */
const linksIn = ({ taken }: MailServer): string[] =>
  taken
    .filter((mail) => mail.includes(email))
    .map((mail) => /http:\/\/[^/\s]+(\/auth\/confirm-address\?token=[\w-]+)/.exec(mail)?.[1] ?? '')
    .filter(Boolean);

test('a parent goes on at once, and confirms the address in another browser', async ({
  page,
  server,
  mailServer,
  browser,
}) => {
  await signUpAs(page, email);
  await pay(page, server.url);
  await page.goto('/app/episodes');
  const notice = page.getByRole('region', { name: 'Please confirm your email address' });
  await expect(notice).toContainText(email);
  await checkScreen(page, 'address not confirmed');
  await expect.poll(() => linksIn(mailServer), { timeout: 15_000 }).toHaveLength(1);
  await notice.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('A new link is on its way.')).toBeVisible();
  await expect.poll(() => linksIn(mailServer), { timeout: 15_000 }).toHaveLength(2);
  await notice.getByRole('button', { name: 'Not now' }).click();
  await expect(notice).toBeHidden();
  await page.goto('/app/profile');
  await expect(notice).toBeVisible();

  const another = await browser.newContext({ baseURL: server.url });
  const elsewhere = await another.newPage();
  await elsewhere.goto(linksIn(mailServer)[1] ?? '');
  await expect(elsewhere.getByText(email)).toBeVisible();
  await checkScreen(elsewhere, 'confirm address');
  await elsewhere.getByRole('button', { name: 'Yes, confirm this address' }).click();
  await expect(elsewhere.getByText('Your email address is confirmed.')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('alert')).toHaveText('This link is no longer valid, or was used already.');
  await another.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a device that signs in is told, listed and signed out', async ({ page, server, browser }) => {
  await signUpAs(page, 'bento@example.test');
  await pay(page, server.url);
  const phone = await browser.newContext({
    baseURL: server.url,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  await phone.request.post('/api/auth/sign-in/email', { data: { email: 'bento@example.test', password } });
  await page.goto('/app/profile');
  await page.getByRole('button', { name: /^Notifications, 1 unread|^1 unread/ }).click();
  await expect(page.getByText('A new device is signed in')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Signed-in devices' }).click();
  const list = page.getByRole('listitem').filter({ hasText: 'Network 127.0.0.x' });
  await expect(list).toHaveCount(2);
  await checkScreen(page, 'profile, signed-in devices');
  await page.getByRole('button', { name: 'Sign out Safari · iPhone' }).click();
  await expect(list).toHaveCount(1);
  const session = await phone.request.get('/api/session');
  expect((await session.json()).user).toBeNull();
  await phone.close();
});

test('an address is changed by a link that is sent to the new one', async ({
  page,
  server,
  mailServer,
  browser,
}) => {
  const [before, after] = ['dina.before@example.test', 'dina.after@example.test'] as const;
  const words = en.addressChange;
  await signUpAs(page, before);
  await page.goto('/account');
  await page.getByRole('button', { name: words.title, exact: true }).click();
  await page.getByLabel(words.email).fill(after);
  await page.getByLabel(words.password).fill(password);
  await page.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(page.getByText(words.sent(after))).toBeVisible();
  await checkScreen(page, 'account, an address waits to be confirmed');
  const links = (): string[] =>
    mailServer.taken
      .filter((mail) => mail.includes(`To: ${after}`))
      .flatMap((mail) => /http:\/\/[^/\s]+(\/auth\/change-address\?token=[\w-]+)/.exec(mail)?.[1] ?? []);
  await expect.poll(links, { timeout: 30_000 }).toHaveLength(1);

  // Opened where nobody is signed in, the link leads through signing in to where it belongs.
  const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage();
  await elsewhere.goto(links()[0] ?? '');
  await elsewhere.getByRole('complementary').getByRole('link', { name: 'Sign In' }).click();
  await elsewhere.getByLabel('Email').fill(before);
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(elsewhere.getByRole('heading', { name: words.confirmTitle })).toBeVisible();
  await expect(elsewhere.getByText(after, { exact: true })).toBeVisible();
  await checkScreen(elsewhere, 'change address');
  await elsewhere.getByRole('button', { name: words.confirm }).click();
  await expect(elsewhere.getByText(words.changed(after))).toBeVisible();
  await elsewhere.context().close();

  // The other device is signed out, and gets in with the new address alone.
  await page.goto('/account');
  await expect(page).toHaveURL(`${server.url}/`);
  const signIn = async (email: string): Promise<void> => {
    await page.goto('/auth/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await signIn(before);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await signIn(after);
  await expect(page).toHaveURL(/\/account$/);
});

test('how hard a password is to guess shows while it is typed; the commonest is refused', async ({
  page,
}) => {
  await page.goto('/auth/signup');
  await page.getByLabel('Email').fill('clara@example.test');
  await page.getByLabel('Password', { exact: true }).fill('123456');
  await page.getByLabel('Confirm password').fill('123456');
  await expect(page.getByText('Password strength: very weak')).toBeVisible({ timeout: 20_000 });
  await checkScreen(page, 'sign up, weak password');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toHaveText(/harder to guess/);
  for (const label of ['Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('seven trains at noon');
  await expect(page.getByText('Password strength: strong')).toBeVisible();
});
