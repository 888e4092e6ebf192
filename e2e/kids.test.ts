import { en } from '@milestoon/domain/texts/en';
import { newChild, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';
import { addShortFilms } from './short-films.ts';

const words = en.kids;
const titles = ['Ducks at the lake', 'The first snow', 'A cake for Grandpa', 'The lost tooth'];

test('a child watches by arrow keys alone, and only a sum leads out again', async ({ page, server }) => {
  test.setTimeout(180_000);
  await signUpAs(page, 'kids@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Mia');
  await addShortFilms(server.directory, child.id, titles);

  await page.goto(`/app/children/${child.id}/seasons/1`);
  await page.getByRole('link', { name: words.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  const tiles = page.getByRole('button', { name: /^Episode 0/ });
  await expect(tiles).toHaveCount(titles.length);
  await checkScreen(page, 'kids, shelf');

  await expect(tiles.first()).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(1)).toBeFocused();
  // Opened anew nothing else has led there before.
  await page.reload();
  await expect(tiles.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(tiles.first()).toBeFocused();
  await tiles.last().focus();
  await page.keyboard.press('Enter');
  // The films are half a second long: after the last one the shelf is back, with it at hand.
  await expect(tiles.last()).toBeFocused({ timeout: 20_000 });

  // Back does not lead out of here.
  await page.goBack();
  await expect(page.getByText(words.gate.title)).toBeVisible();
  await expect(page).toHaveURL('/kids');
  await checkScreen(page, 'kids, sum');
  const question = (await page.getByRole('dialog').locator('label').textContent()) ?? '';
  const [, a, b] = /(\d+) \+ (\d+)/.exec(question) ?? [];
  await page
    .getByRole('dialog')
    .getByRole('textbox')
    .fill(String(Number(a) + Number(b)));
  await page.getByRole('button', { name: words.gate.go }).click();
  await expect(page).toHaveURL('/app');
});
