import type { Page } from '@playwright/test';
import { password, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { mailsTo } from './outbox.ts';
import { checkScreen } from './screen-check.ts';

// A password that is refused is a 422.
test.use({ expected: [/status of 422/] });

const email = 'forgetful@example.test';
const second = 'second password';
const third = 'third password';

async function change(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm new password').fill(next);
  await page.getByRole('button', { name: 'Update Password' }).click();
}

/** The address of the mailed link for a new password, without what stands before the path. */
async function mailedLink(directory: string): Promise<string> {
  const links = async (): Promise<string[]> =>
    (await mailsTo(directory, email))
      .map((mail) => /http:\/\/[^/\s]+(\/auth\/reset-password\?token=[\w-]+)/.exec(mail)?.[1] ?? '')
      .filter(Boolean);
  await expect.poll(links, { timeout: 15_000 }).toHaveLength(1);
  return (await links())[0] ?? '';
}

test('a password is changed, forgotten and set anew by a mailed link', async ({ page, server }) => {
  await signUpAs(page, email);
  await pay(page, server.url);
  await page.goto('/app/profile');
  const section = page.getByRole('button', { name: 'Change Password' });
  await section.click();
  await change(page, 'not the password', second);
  await expect(page.getByRole('alert')).toHaveText('Current password is incorrect');
  await checkScreen(page, 'profile, change password');
  await change(page, password, second);
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await expect(section).toHaveAttribute('aria-expanded', 'false');

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The form before has a field of the same name, and stays until this one is there.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Ask for a link' }).click();
  await expect(page.getByText('its link lies with the people who run this service')).toBeVisible();
  await checkScreen(page, 'forgot password');

  const link = await mailedLink(server.directory);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(third);
  await page.getByLabel('Confirm new password').fill(third);
  await checkScreen(page, 'reset password');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(third);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/app$/);

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(second);
  await page.getByLabel('Confirm new password').fill(second);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link is no longer valid. Please ask for a new one.');
});
