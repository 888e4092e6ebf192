/// <reference lib="dom" />
import { en } from '@milestoon/domain/texts/en';
import type { Storyboard } from '@milestoon/contract';
import type { Page } from '@playwright/test';
import { withBriefFilms as test } from './brief/brief-films.ts';
import { chooseAvatar, episode, newChild, newEpisode, pay, signUpAs } from './family.ts';
import { expect } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';

const { storyboard: text } = en;
const desk = { width: 1280, height: 800 };

const tiles = (page: Page) => page.getByRole('button', { name: /^Moment/ });
const drawn = (page: Page) => page.locator('li canvas[data-drawn]');

async function boardOf(page: Page, id: string): Promise<Storyboard> {
  const answer = await page.request.get(`/api/episodes/${id}/storyboard`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** What stands on the first still. */
const firstStill = (page: Page) =>
  drawn(page)
    .first()
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

test('a story is seen as it was understood and corrected on a phone; the finished film is changed on a desk', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000);
  await signUpAs(page, 'storyboard@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Mia');
  await pay(page, server.url, child);
  await chooseAvatar(page, child);
  const id = await newEpisode(page, child, 'Ducks');

  await page.goto(`/app/episodes/${id}`);
  await expect(page.getByRole('heading', { name: text.title })).toBeVisible({ timeout: 30_000 });
  const { moments } = await boardOf(page, id);
  await expect(tiles(page)).toHaveCount(moments.length);
  await expect(drawn(page)).toHaveCount(moments.length, { timeout: 60_000 });
  await checkScreen(page, 'storyboard in the making');

  const before = await firstStill(page);
  await tiles(page).first().press('Enter');
  const dialog = page.getByRole('dialog');
  // However long what is above them is.
  await expect(dialog.getByRole('button', { name: text.done })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('combobox', { name: text.where }).selectOption('beach');
  await dialog.getByRole('searchbox', { name: text.search }).fill('kite');
  await dialog.getByRole('button', { name: text.add('kite') }).click();
  await expect(dialog.getByRole('button', { name: text.remove('kite') })).toBeVisible();
  await checkScreen(page, 'storyboard correction');
  await dialog.getByRole('button', { name: text.somebody }).click();
  await dialog.getByRole('textbox', { name: text.name }).fill('Biscuit');
  await dialog.getByRole('combobox', { name: text.is }).selectOption('guinea-pig');
  await dialog.getByRole('button', { name: text.addFamily }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Biscuit' })).toBeChecked();
  await dialog.getByRole('button', { name: text.done }).click();
  await expect(tiles(page).first()).toBeFocused();
  await expect(tiles(page).first()).toContainText('Beach');
  await expect.poll(() => firstStill(page), { message: 'the still is drawn anew' }).not.toBe(before);
  await tiles(page).first().press('Enter');
  await dialog.getByRole('searchbox', { name: text.searchDeeds }).fill('dance');
  await dialog.getByRole('button', { name: text.deeds.dance, exact: true }).click();
  await expect.poll(async () => (await boardOf(page, id)).moments[0]?.does).toBe('dance');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const back = (await boardOf(page, id)).moments[0];
  expect([back?.does === 'dance', back?.place], 'Escape takes back this visit and nothing before').toEqual([
    false,
    'beach',
  ]);
  const family = await (await page.request.get('/api/family')).json();
  expect(family.map(({ name }: { name: string }) => name)).toEqual(['Biscuit']);

  await expect
    .poll(async () => (await episode(page, id)).status, { timeout: 120_000, intervals: [1_000] })
    .toBe('completed');
  const film = (await episode(page, id)).videoUrl;
  await page.request.post(`/api/episodes/${id}/premiere`);
  await page.setViewportSize(desk);
  await page.reload();
  await page.getByRole('button', { name: text.open }).click();
  await tiles(page).first().click();
  await dialog.getByRole('combobox', { name: text.when }).selectOption('night');
  await expect(dialog.getByRole('combobox', { name: text.when })).toHaveValue('night');
  await dialog.getByRole('button', { name: text.done }).click();
  await checkScreen(page, 'storyboard of a finished film');
  await page.getByRole('button', { name: text.remake }).click();
  await expect
    .poll(
      async () => {
        const { newVersion, videoUrl } = await episode(page, id);
        return newVersion === null && videoUrl?.split('?')[0] !== film?.split('?')[0];
      },
      { timeout: 120_000, intervals: [1_000] },
    )
    .toBe(true);
  const made = await boardOf(page, id);
  expect([made.isChanged, made.moments[0]?.time, made.moments[0]?.place]).toEqual([false, 'night', 'beach']);
});
