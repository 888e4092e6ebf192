import { fileURLToPath } from 'node:url';
import { chooseAvatar, newChild, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';

const photoOf = (name: string): string => fileURLToPath(new URL(`../photos/${name}.jpg`, import.meta.url));

test('a child is edited: a photo cropped, a style changed, a new avatar chosen', async ({ page, server }) => {
  test.setTimeout(240_000);
  await signUpAs(page, 'edit@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Nina');
  await pay(page, server.url, child);
  await chooseAvatar(page, child);

  await page.goto('/app');
  await page.getByRole('button', { name: 'Menu for Nina' }).click();
  await page.getByRole('menuitem', { name: 'Edit Child' }).click();
  await expect(page).toHaveURL(`/edit-child/${child.id}`);
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('Nina');
  await checkScreen(page, 'edit child');

  await page.getByLabel('Upload photos').setInputFiles(photoOf('no-face-cat'));
  await expect(page.getByText('We could not find a face in photo 2')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Crop photo 2' }).click();
  const square = page.getByRole('button', { name: 'Square over the face' });
  const before = await square.boundingBox();
  await square.press('ArrowRight');
  await square.press('-');
  const after = await square.boundingBox();
  expect(after?.width).toBeLessThan(before?.width ?? 0);
  await checkScreen(page, 'crop a photo');
  await page.getByRole('button', { name: 'Crop', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Remove photo 2' }).click();

  await name.fill('Nina Maria');
  await page.getByRole('radio', { name: /Fantasy/ }).check({ force: true });
  await expect(page.getByRole('checkbox', { name: 'Draw new avatars to choose from' })).toBeChecked();
  await page.reload();
  await expect(name, 'a draft survives').toHaveValue('Nina Maria');
  await page.getByRole('button', { name: 'Save Changes' }).click();

  await expect(page).toHaveURL(`/auth/avatar-selection?childId=${child.id}`);
  await expect(page.getByRole('radio')).toHaveCount(4, { timeout: 60_000 });
  await expect(page.getByRole('link', { name: 'Keep the present avatar' })).toBeVisible();
  await checkScreen(page, 'avatar selection, drawn anew');
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Confirm Selection' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole('heading', { name: 'Nina Maria' })).toBeVisible();

  await page.goto(`/auth/avatar-selection?childId=${child.id}`);
  await expect(page.getByRole('heading', { name: 'The avatar is chosen' })).toBeVisible();
  await checkScreen(page, 'avatar selection, chosen');
  await page.getByRole('link', { name: 'Edit Child' }).click();
  await expect(page.getByText(/Style can be changed again on \w+ 1, \d{4}$/)).toBeVisible();
  await page.getByRole('radio', { name: /Classic/ }).click({ force: true });
  await expect(page.getByText('You can only change the animation style once per month')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Fantasy/ })).toBeChecked();
  await checkScreen(page, 'edit child, style locked');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/app$/);
});
