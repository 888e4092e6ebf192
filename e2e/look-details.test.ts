/// <reference lib="dom" />
import { fileURLToPath } from 'node:url';
import { en } from '@milestoon/domain/texts/en';
import { expect, type Page } from '@playwright/test';
import { signUpAs } from './family.ts';
import { test } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';

// What a request that is refused leaves on the console.
test.use({ expected: [/402 \(Payment Required\)/] });

const photo = fileURLToPath(new URL('../photos/child-grayscale.jpg', import.meta.url));
const words = en.children.look;

/** The child as drawn now, as data of a picture. */
const drawn = (page: Page): Promise<string> =>
  page
    .getByRole('img', { name: words.preview('Ana') })
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** Waits until the drawing of now is another one, and returns it. */
async function redrawn(page: Page, before: string): Promise<string> {
  await expect.poll(() => drawn(page), { timeout: 30_000 }).not.toBe(before);
  return drawn(page);
}

test('what makes a child itself is chosen under More details on a phone, each choice drawn at once', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpAs(page, 'details@example.test');
  await page.goto('/auth/first-look');
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await page.getByLabel('Upload photos').setInputFiles(photo);
  await page.getByRole('button', { name: words.questions.more }).click({ timeout: 60_000 });
  const undertone = page.getByRole('group', { name: words.fields.undertone });
  await expect(undertone).toBeHidden();
  await page.getByText(words.more, { exact: true }).click();
  await expect(undertone).toBeVisible();

  let picture = await redrawn(page, '');
  const choices = [
    // Hair that leaves the ears free.
    () =>
      page
        .getByRole('combobox', { name: new RegExp(`^${words.fields.hairShape}( ${words.check})?$`) })
        .selectOption(words.hairShape['short-parted']),
    () => undertone.getByText(words.undertone.cool, { exact: true }).click(),
    () =>
      page
        .getByRole('group', { name: words.fields.ears })
        .getByText(words.ears['standing-out'], { exact: true })
        .click(),
    () =>
      page.getByLabel(words.fields.birthmark, { exact: true }).selectOption(words.birthmark['right-cheek']),
    () =>
      page
        .getByRole('group', { name: words.fields.birthmarkSize })
        .getByText(words.birthmarkSize.large, { exact: true })
        .click(),
    () => page.getByLabel(words.fields.hairDye, { exact: true }).selectOption(words.hairDye.teal),
    () => page.getByRole('switch', { name: words.fields.dimples }).click(),
    () => page.getByRole('group', { name: words.fields.eyePatch }).getByText(words.eyePatch.left).click(),
    () =>
      page
        .getByRole('group', { name: words.fields.headCover, exact: true })
        .getByText(words.headCover['sun-hat'], { exact: true })
        .click(),
    () =>
      page
        .getByRole('group', { name: words.fields.headCoverColor })
        .getByRole('radio', { name: words.clothes.turquoise })
        .check({ force: true }),
  ];
  for (const choose of choices) {
    await choose();
    picture = await redrawn(page, picture);
  }
  await checkScreen(page, 'look details');

  // A reload keeps them.
  await page.reload();
  await page.getByRole('button', { name: words.questions.more }).click({ timeout: 60_000 });
  await page.getByText(words.more, { exact: true }).click();
  await expect(undertone.getByRole('radio', { name: words.undertone.cool })).toBeChecked();
  await expect(page.getByLabel(words.fields.birthmark, { exact: true })).toHaveValue('right-cheek');
  await expect(page.getByLabel(words.fields.hairDye, { exact: true })).toHaveValue('teal');
  await expect(page.getByRole('switch', { name: words.fields.dimples })).toBeChecked();
});
