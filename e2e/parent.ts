import { expect, type Page } from '@playwright/test';

const password = 'a good password';

/** Signs up as a new parent and ends on the page that asks for a subscription. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account created successfully! Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/subscription-check$/);
}

/** From 'Subscription Required' through the hosted checkout to the child's form. */
export async function subscribe(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Subscribe Now' }).click();
  await page.getByRole('button', { name: /Subscribe/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Aboard' })).toBeVisible();
  await page
    .getByRole('link', { name: 'Continue Setup' })
    .or(page.getByRole('button', { name: 'Continue Setup' }))
    .click();
  await expect(page).toHaveURL(/\/auth\/child-setup$/);
}

interface NewChild {
  name: string;
  photo: string;
  style: string;
}

/** Everything up to the button that sends the form. */
export async function fillChildForm(page: Page, child: NewChild): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(child.name);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles(child.photo);
  await expect(page.getByText('Here is what we saw')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('radio', { name: new RegExp(child.style) }).check({ force: true });
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
}

/** From the payment page of a child to home, with the second avatar. */
export async function payForChild(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Creating Magic...').first()).toBeVisible();
  const candidates = page.getByRole('radio');
  await expect(candidates).toHaveCount(4, { timeout: 30_000 });
  await candidates.nth(1).check({ force: true });
  await page.getByRole('button', { name: 'Confirm Selection' }).click();
  await expect(page).toHaveURL(/\/app$/);
}

/** Sends the episode's form and returns what the alert said. */
export async function createEpisode(
  page: Page,
  episode: { child: string; title: string; description: string; image: string },
): Promise<string> {
  await page.getByRole('link', { name: 'Create Episode' }).first().click();
  await page.getByLabel('Episode title').fill(episode.title);
  await page.getByLabel('What happened?').fill(episode.description);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles(episode.image);
  const submit = page.getByRole('button', { name: 'Create Episode' });
  await expect(submit).toBeEnabled();
  await submit.click();
  const text = await page.getByText(/^Episode created!/).innerText();
  await expect(page).toHaveURL(/\/app$/);
  return text;
}
