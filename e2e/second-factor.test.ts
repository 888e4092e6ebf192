import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { password, signUpAs } from './family.ts';
import { test as base, expect } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';
import { type RunningServer, startServer } from './server.ts';

/** By its name: passkeys belong to one, and an address of numbers has none. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ hasWholeFilms: _ }, use) => {
      const server = await startServer();
      await use({ ...server, url: server.url.replace('127.0.0.1', 'localhost') });
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
// A code that is wrong is a 401.
test.use({ expected: [/status of 401/] });

// Each screen is looked at four times.
test.setTimeout(150_000);

const screen = '/app/profile/sign-in';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const halfMinute = 30_000;

/** What an authenticator app shows at a time. */
function appCode(secret: string, time: number): string {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(time / halfMinute), 4);
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE((digest[19] ?? 0) & 15) % 2 ** 31;
  return String(number % 1_000_000).padStart(6, '0');
}

async function signOut(page: Page): Promise<void> {
  // To a page without a session first: the app would see that it has ended, and lead back here after signing in.
  await page.goto('/legal/privacy');
  await page.context().clearCookies();
  await page.goto('/auth/login');
}
async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('an authenticator app is set up, asked for, and stood in for by a backup code', async ({ page }) => {
  const email = 'careful@example.test';
  await signUpAs(page, email);
  await page.goto(screen);
  await expect(page.getByRole('heading', { name: 'Sign-in and security' })).toBeVisible();
  await checkScreen(page, 'sign-in and security');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const codes = page.getByRole('list', { name: 'Keep these backup codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const backupCode = (await codes.first().textContent()) ?? '';
  await checkScreen(page, 'sign-in and security, backup codes');
  await page.getByRole('checkbox', { name: 'I have kept the codes somewhere safe' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await checkScreen(page, 'sign-in and security, the app');
  const begun = Date.now();
  await page.getByLabel('Code of six digits').fill(appCode(secret, begun));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('The second step is on.')).toBeVisible();

  await signOut(page);
  await enterPassword(page, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await checkScreen(page, 'sign in, second step');
  await page.getByLabel('Code of six digits').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is not right');
  // The next one: that of before was used.
  await page.getByLabel('Code of six digits').fill(appCode(secret, begun + halfMinute));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/auth\/subscription-check$/);

  await signOut(page);
  await enterPassword(page, email);
  await page.getByRole('button', { name: 'I do not have my phone' }).click();
  await page.getByLabel('Backup code').fill(backupCode.toUpperCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/auth\/subscription-check$/);
});

/** Gives the browser something that makes and keeps passkeys, with somebody's finger always on it. */
async function addAuthenticator(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, opens the account without a password, and is removed', async ({ page }) => {
  await addAuthenticator(page);
  // The button is what is tested here: offered by the form, the passkey would be taken at once.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const email = 'passkey@example.test';
  await signUpAs(page, email);
  await page.goto(screen);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill('Phone');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Phone');
  await checkScreen(page, 'sign-in and security, passkeys');

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/auth\/subscription-check$/);

  await page.goto(screen);
  await page.getByRole('button', { name: 'Remove “Phone”' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('no longer opens an account');
});

test('the form of signing in offers the passkeys a browser has', async ({ page }) => {
  await addAuthenticator(page);
  await signUpAs(page, 'offered@example.test');
  await page.goto(screen);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill('Laptop');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Laptop');
  await signOut(page);
  // Nothing is pressed: the device says yes to what the form offers.
  await expect(page).toHaveURL(/\/auth\/subscription-check$/);
});
