/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { en } from '@milestoon/domain/texts/en';
import type { Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { newChild, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { rememberFilm } from './remembered-films.ts';
import { checkScreen } from './screen-check.ts';
import { addShortFilms } from './short-films.ts';

const words = en.keepsakes;
const year = new Date().getUTCFullYear();
const name = words.year.name(year);
const desk = { width: 1280, height: 800 };

/** Nobody makes it any more, as after the last attempt. */
const giveUp = (dataDirectory: string): Promise<unknown> =>
  inDatabase(dataDirectory, (database) =>
    database.asWorker('a test has a film that could not be made', (tx) =>
      tx.updateTable('keepsakes').set({ failed_at: new Date() }).where('kind', '=', 'year-film').execute(),
    ),
  );

/** Plays what is open until it moves; resolves to how long it is, in seconds. */
const plays = (page: Page): Promise<number> =>
  page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    await video.play();
    while (video.currentTime < 0.2)
      await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
    return video.duration;
  });

test('the film of a year: how many films are missing, asked for, made, watched on a phone and on a desk, saved', async ({
  page,
  server,
}) => {
  test.setTimeout(600_000);
  await signUpAs(page, 'years@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Mia');
  const season = `/app/children/${child.id}/seasons/1`;
  const early = await addShortFilms(server.directory, child.id, ['First steps', 'Ducks at the lake']);
  await page.goto(season);
  await expect(page.getByRole('heading', { name: words.year.title })).toBeVisible();
  await expect(page.getByText(words.year.missing(1))).toBeVisible();
  const make = page.getByRole('button', { name: words.makeLabel(name) });
  await expect(make).toHaveCount(0);
  await checkScreen(page, 'season, one film missing for the year');

  const late = await addShortFilms(server.directory, child.id, ['A cake for Grandpa']);
  for (const film of [...early, ...late]) await rememberFilm(server.directory, film);
  await page.reload();
  await expect(make).toBeVisible();
  await checkScreen(page, 'season, film of the year offered');
  await make.click();
  await expect(page.getByRole('progressbar', { name: words.progress(name) })).toBeVisible();
  await checkScreen(page, 'season, film of the year in the making');

  const link = page.getByRole('link', { name: words.downloadLabel(name) });
  await expect(link).toBeVisible({ timeout: 400_000 });
  await checkScreen(page, 'season, film of the year made');
  await page.getByRole('button', { name: words.year.watchLabel(name) }).click();
  expect(await plays(page)).toBeGreaterThan(15);
  await checkScreen(page, 'season, film of the year watched');
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(saved.suggestedFilename()).toBe('milestoon-year-film.mp4');
  expect(await readFile(await saved.path(), 'utf8')).toContain(`Mia’s year ${year}`);
  await page.getByRole('button', { name: words.year.close }).click();
  await expect(page.locator('video')).toHaveCount(0);

  await page.setViewportSize(desk);
  await page.getByRole('button', { name: words.year.watchLabel(name) }).click();
  expect(await plays(page)).toBeGreaterThan(15);

  await giveUp(server.directory);
  await page.reload();
  await expect(page.getByText(words.failed)).toBeVisible();
  await checkScreen(page, 'season, film of the year could not be made');
  await page.getByRole('button', { name: words.againLabel(name) }).click();
  await expect(page.getByRole('progressbar', { name: words.progress(name) })).toBeVisible();
  await expect(page.getByText(words.failed)).toHaveCount(0);
});
