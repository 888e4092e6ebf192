import { readFile } from 'node:fs/promises';
import { en } from '@milestoon/domain/texts/en';
import { newChild, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { rememberFilm } from './remembered-films.ts';
import { checkScreen } from './screen-check.ts';
import { addShortFilms } from './short-films.ts';

const words = en.keepsakes;

test('a picture book is asked for, made and saved, of a film and of its season', async ({ page, server }) => {
  test.setTimeout(360_000);
  await signUpAs(page, 'keepsakes@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Mia');
  const title = 'Ducks at the lake';
  const later = 'A cake for Grandpa';
  const [film] = await addShortFilms(server.directory, child.id, [title, later]);
  await rememberFilm(server.directory, { id: film?.id ?? '', title });

  await page.goto(`/app/episodes/${film?.id}`);
  const { name } = words.kinds['book-square'];
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  await page.getByRole('button', { name: words.makeLabel(name) }).click();
  await expect(page.getByRole('progressbar', { name: words.progress(name) })).toBeVisible();
  await checkScreen(page, 'film, picture book in the making');
  const link = page.getByRole('link', { name: words.downloadLabel(name) });
  await expect(link).toBeVisible({ timeout: 150_000 });
  await checkScreen(page, 'film, picture book made');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('milestoon-book-square.pdf');
  const pdf = await readFile(await download.path(), 'latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf).toContain('/TrimBox');

  await page.goto(`/app/children/${child.id}/seasons/1`);
  const season = words.kinds['book-a5'].name;
  await page.getByRole('button', { name: words.makeLabel(season) }).click();
  await expect(page.getByRole('link', { name: words.downloadLabel(season) })).toBeVisible({
    timeout: 150_000,
  });
  await checkScreen(page, 'season, picture book made');

  const whole = words.kinds['season-film'].name;
  await page.getByRole('button', { name: words.makeLabel(whole) }).click();
  const filmLink = page.getByRole('link', { name: words.downloadLabel(whole) });
  await expect(filmLink).toBeVisible({ timeout: 60_000 });
  await checkScreen(page, 'season, one film made');
  const [saved] = await Promise.all([page.waitForEvent('download'), filmLink.click()]);
  expect(saved.suggestedFilename()).toBe('milestoon-season-film.mp4');
  const mp4 = await readFile(await saved.path(), 'utf8');
  const chapters = mp4.slice(mp4.indexOf('chpl'));
  for (const [i, name] of [title, later].entries()) expect(chapters).toContain(`Episode 0${i + 1}: ${name}`);
});
