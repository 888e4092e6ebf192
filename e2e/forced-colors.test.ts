/// <reference lib="dom" />
import type { Locator } from '@playwright/test';
import { newChild, signInAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { keepScreen } from './screen-album.ts';

const styleOf = (part: Locator, property: string): Promise<string> =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const choiceOf = (part: Locator): Locator => part.locator('..');

test('where the system chooses all colours, buttons have edges and what is chosen shows', async ({
  page,
  server,
}) => {
  await signInAs(page, server.superAdmin);
  const child = await newChild(page, 'Leonor');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/edit-child/${child.id}`);
  const correct = page.getByRole('button', { name: 'Correct the look' });
  await expect(correct).toBeVisible();
  expect(await styleOf(page.getByRole('button', { name: 'Save Changes' }), 'border-top-style')).toBe('solid');
  await correct.click();

  // A colour to choose is seen, and no other looks like it.
  const skins = page.getByRole('group', { name: /^Skin/ }).getByRole('radio');
  const faces = await Promise.all(
    (await skins.all()).map((one) => styleOf(choiceOf(one), 'background-color')),
  );
  expect(new Set(faces).size).toBe(faces.length);
  const glasses = page.getByRole('group', { name: /^Glasses/ });
  const chosen = choiceOf(glasses.getByRole('radio', { checked: true }));
  const other = choiceOf(glasses.getByRole('radio', { checked: false }).first());
  for (const property of ['background-color', 'border-top-color'])
    expect(await styleOf(chosen, property), property).not.toBe(await styleOf(other, property));
  await keepScreen(page, 'edit child, colours of the system');
});
