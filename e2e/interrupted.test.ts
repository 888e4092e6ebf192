import { en } from '@milestoon/domain/texts/en';
import { pay, photo, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { fillChildForm } from './parent.ts';
import { checkScreen } from './screen-check.ts';

test('a payment that is called off leads back to the filled form; the child is made once', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  await signUpAs(page, 'hesitant@example.test');
  await pay(page, server.url);
  await page.goto('/auth/child-setup');
  await fillChildForm(page, { name: 'Mai', photo, style: 'Fantasy' });
  const send = page.getByRole('button', { name: 'Add Child' });
  const name = page.getByLabel('Name', { exact: true });
  await send.click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/child-setup$/);
  await expect(name).toHaveValue('Mai');
  await name.fill('Mia');
  await send.click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue('Mia');
  await expect(send).toBeEnabled({ timeout: 30_000 });

  await page.goto('/app');
  await expect(page.getByRole('button', { name: /^Menu for/ })).toHaveCount(1);
  const [child] = (await (await page.request.get('/api/children')).json()) as { id: string }[];
  await page.goto(`/auth/avatar-selection?childId=${child?.id}`);
  await expect(page.getByRole('heading', { name: 'One step is missing' })).toBeVisible({ timeout: 15_000 });
  await checkScreen(page, 'a payment is missing');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('radio')).toHaveCount(4, { timeout: 60_000 });
  await page.goto('/auth/child-setup');
  await expect(name).toHaveValue('');
});

test.describe('a server that goes away', () => {
  test.use({ expected: [/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE/] });

  test('leaves the forms filled and says so; they can be sent when it is back', async ({ page, server }) => {
    test.setTimeout(120_000);
    await page.goto('/auth/login');
    await page.getByLabel('Email').fill(server.superAdmin.email);
    await page.getByLabel('Password', { exact: true }).fill(server.superAdmin.password);
    await server.kill();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toHaveText(en.auth.unexpected);
    await expect(page.getByLabel('Email')).toHaveValue(server.superAdmin.email);
    await server.restart();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/app$/);

    await page.goto('/auth/child-setup');
    await fillChildForm(page, { name: 'Oli', photo, style: 'Classic' });
    await server.kill();
    const send = page.getByRole('button', { name: 'Add Child' });
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(en.child.createFailed);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Oli');
    await page.getByLabel('Upload photos').setInputFiles(photo);
    await expect(page.getByText(/^Failed to upload girl-black-long-fringe.jpg: /)).toBeVisible();
    await server.restart();
    await send.click();
    await expect(page.getByRole('radio')).toHaveCount(4, { timeout: 60_000 });
  });
});
