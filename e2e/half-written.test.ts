import { en } from '@milestoon/domain/texts/en';
import { chooseAvatar, newChild, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';

const { form } = en.episodes;

test('a story that was half-written in a tab that is gone is there in the next one', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(120_000);
  // An account of its own, for it signs out.
  await signUpAs(page, 'half-written@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Ida');
  await pay(page, server.url, child);
  await chooseAvatar(page, child);
  await page.goto('/app/create');
  await page.getByLabel(form.episodeTitle).fill('Fed the ducks');
  await page.getByLabel(form.description).fill('Today Ida fed the ducks at the lake with');
  await page.close();

  const later = await context.newPage();
  await later.goto('/app/create');
  await expect(later.getByText(form.kept)).toBeVisible();
  const title = later.getByLabel(form.episodeTitle);
  const words = later.getByLabel(form.description);
  await expect(title).toHaveValue('Fed the ducks');
  await expect(words).toHaveValue('Today Ida fed the ducks at the lake with');
  await checkScreen(later, 'create, half-written before');

  // Who has another story begins with that; a slip costs nothing.
  await later.getByRole('button', { name: form.beginAnew }).click();
  await expect(title).toBeFocused();
  await expect(words).toHaveValue('');
  await title.fill('A cake');
  await later.getByRole('button', { name: en.ui.undo }).click();
  await expect(title).toHaveValue('A cake');
  await expect(words).toHaveValue('Today Ida fed the ducks at the lake with');

  // Nothing of it waits for who comes next.
  await later.goto('/app/profile');
  await later.getByRole('button', { name: en.signOut.button }).click();
  await later.getByRole('dialog').getByRole('button', { name: en.signOut.button }).click();
  await expect(later).toHaveURL(/\/auth\/login$/);
  expect(await later.evaluate(() => JSON.stringify(localStorage))).not.toContain('lake');
});
