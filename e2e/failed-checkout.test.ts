import { readFile } from 'node:fs/promises';
import { en } from '@milestoon/domain/texts/en';
import type { Page } from '@playwright/test';
import { type Received, startReceiver } from '../apps/server/src/features/automation/receiver.testing.ts';
import { photo, signUpAs } from './family.ts';
import { test as base, expect } from './fixtures.ts';
import { fillChildForm } from './parent.ts';
import { checkScreen } from './screen-check.ts';
import { type RunningServer, startServer } from './server.ts';

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Where an outside generator makes the avatars: what it is told can be read. */
const test = base.extend<object, { generator: Receiver; server: RunningServer }>({
  generator: [
    async ({ hasWholeFilms: _ }, use) => {
      const generator = await startReceiver();
      await use(generator);
      await generator.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ generator }, use) => {
      const server = await startServer({ AUTOMATION_WEBHOOK_URL: generator.url });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
// A payment page that cannot be opened is a 409.
test.use({ expected: [/status of 409/] });

const noticeOfDeletion =
  'action,child_id,user_id,user_email,child_name,is_super_admin,api_key,deleted_at'.split(',');
const checkout = '/functions/v1/stripe-checkout';

/** From now on the provider of payments answers nothing but faults of its own, or works again. */
async function turnPayments(page: Page, origin: string, to: 'down' | 'up'): Promise<void> {
  const address = `/payments-emulator/control/api/${to}`;
  const answer = await page.request.post(address, { headers: { origin }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** Presses what asks for a payment page, and resolves to what the server answered. */
async function askForPayment(page: Page, button: RegExp): Promise<Record<string, unknown>> {
  const answered = page.waitForResponse((response) => response.url().endsWith(checkout));
  await page.getByRole('button', { name: button }).click();
  const answer = await answered;
  expect(answer.status()).toBe(409);
  return answer.json();
}

/** What a generator sends back: four candidates, each as a form of its own. */
async function sendAvatars(page: Page, { body, headers }: Received): Promise<void> {
  const file = { name: 'avatar.jpg', mimeType: 'image/jpeg', buffer: await readFile(photo) };
  for (const variant of ['0', '1', '2', '3']) {
    const answer = await page.request.post(`/automation/avatars/${body.childId}`, {
      headers: { 'x-api-key': String(headers['x-api-key']) },
      multipart: { variant, file },
    });
    expect(await answer.json()).toEqual({ accepted: true });
  }
}

test('a checkout that fails is told on the plan page; for a child the generator is asked and she goes on', async ({
  page,
  server,
  generator,
}) => {
  test.setTimeout(180_000);
  await signUpAs(page, 'unlucky@example.test');
  await turnPayments(page, server.url, 'down');
  await page.goto('/auth/subscription');
  expect(await askForPayment(page, /^Subscribe Now/)).toMatchObject({ error: en.checkout.failed });
  await expect(page.getByRole('alert')).toHaveText('Failed to create checkout session');
  await checkScreen(page, 'plan, the checkout failed');
  await turnPayments(page, server.url, 'up');
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Continue Setup' }).click();

  await turnPayments(page, server.url, 'down');
  await fillChildForm(page, { name: 'Mia', photo, style: 'Anime' });
  expect(await askForPayment(page, /^Add Child/)).toMatchObject({ error: en.checkout.failed });
  await expect(page).toHaveURL(/\/auth\/avatar-selection\?childId=[\da-f-]{36}$/);
  await expect(page.getByText('Creating Magic...').first()).toBeVisible();
  const childId = new URL(page.url()).searchParams.get('childId') ?? '';
  const about = (action?: string) => (call: Received) =>
    call.text.includes(childId) && call.body.action === action;
  const [asked] = await generator.calls(1, about());
  if (!asked) throw new Error('nobody was asked');
  expect(Object.keys(asked.body)).toEqual(['childId', 'childName', 'photos', 'userId', 'apiKey']);
  expect(asked.body).toMatchObject({ childId, childName: 'Mia' });
  expect(asked.body.photos).toHaveLength(1);
  await sendAvatars(page, asked);
  await expect(page.getByRole('radio')).toHaveCount(4, { timeout: 30_000 });
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Confirm Selection' }).click();
  await expect(page).toHaveURL(/\/app$/);

  // What the generator answers to a notice is nothing to a parent.
  generator.replies.push(500);
  await page.goto(`/edit-child/${childId}`);
  await page.getByLabel('Name', { exact: true }).fill('Maya');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole('heading', { name: 'Maya' })).toBeVisible();
  const [update] = await generator.calls(1, about('update'));
  expect(update?.body).toMatchObject({ child_name: 'Maya', original_data: { name: 'Mia' } });
  expect(update?.body.original_data.photos).toHaveLength(1);

  generator.replies.push(500);
  await page.getByRole('button', { name: 'Menu for Maya' }).click();
  await page.getByRole('menuitem', { name: 'Delete Child' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Maya');
  // While nobody can be told to charge no more, the child stays.
  const deleteForever = page.getByRole('dialog').getByRole('button', { name: 'Delete Forever' });
  await deleteForever.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(en.child.deleteFailed);
  expect(generator.received.filter(about('delete'))).toEqual([]);
  await turnPayments(page, server.url, 'up');
  await deleteForever.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Maya' })).toBeHidden();
  const [deletion] = await generator.calls(1, about('delete'));
  expect(Object.keys(deletion?.body ?? {})).toEqual(noticeOfDeletion);
  expect(deletion?.text, 'no photo is named').not.toContain('/files/');
});
