/// <reference lib="dom" />
import { en } from '@milestoon/domain/texts/en';
import type { Page } from '@playwright/test';
import { distances, filmCalled, withBriefFilms as test } from './brief/brief-films.ts';
import { chooseAvatar, episode, newChild, newEpisode, pay, photo, signUpAs } from './family.ts';
import { expect } from './fixtures.ts';
import { drawnFrom, stopAt } from './same-picture.ts';

const { form, player, premiere, editor } = en.episodes;
const framesPerSecond = 24;

const words = (page: Page) => page.getByTestId('captions').getByRole('paragraph');
const isShown = (page: Page) => page.getByRole('checkbox', { name: player.captions, exact: true });

/** Opens a film as soon as it is finished, without its curtain. */
async function watch(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => (await episode(page, id)).status, { timeout: 120_000, intervals: [1_000] })
    .toBe('completed');
  await page.request.post(`/api/episodes/${id}/premiere`);
  await page.goto(`/app/episodes/${id}`);
  await expect(page.getByText(premiere.word)).toHaveCount(0);
}

test('captions lie over the film, or do not, as large as somebody likes, or are part of its picture', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  await signUpAs(page, 'captions@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Mia');
  await pay(page, server.url, child);
  await chooseAvatar(page, child);
  const id = await newEpisode(page, child, 'Ducks');

  // While that one is made, the next one is asked for with the words in its picture.
  const title = page.getByLabel(form.episodeTitle);
  const wanted = page.getByRole('checkbox', { name: form.wordsInPicture });
  await page.goto(`/create?childId=${child.id}`);
  await expect(wanted).not.toBeChecked();
  await title.fill('Swans');
  await wanted.check();
  await page.reload();
  await expect(title).toHaveValue('Swans');
  await expect(wanted, 'after a reload').toBeChecked();
  await page.getByLabel(form.description).fill('Today Mia saw seven swans on the lake with Grandma.');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles(photo);
  const submit = page.getByRole('button', { name: form.submit });
  await expect(submit).toBeEnabled();
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/episodes'),
  );
  await submit.click();
  const answer = await answered;
  expect(answer.request().postDataJSON()).toMatchObject({ title: 'Swans', wordsInPicture: true });
  const { id: lettered } = await answer.json();

  // On by themselves: word after word is lit as it is said.
  await watch(page, id);
  await expect(isShown(page)).toBeChecked();
  const film = await filmCalled(server, 'Ducks');
  const said = film.captions.flatMap((caption) => caption.words);
  expect(said.length).toBeGreaterThan(4);
  for (const word of said.slice(0, 5)) {
    await stopAt(page, (word.from + 1) / framesPerSecond);
    await expect(page.getByTestId('captions').locator('[data-now]')).toHaveText(word.text);
  }
  const middle = drawnFrom(said[2]?.from ?? 0);
  const withWords = { ...film, wordsInPicture: true };
  const without = await distances(page, middle, [film, withWords]);
  expect(without.places).toBeGreaterThan(100);
  expect(without.first * 3, 'nothing is written in the picture itself').toBeLessThan(without.second);

  // The same words for whoever plays the film: a track that the page reads and does not show a second time.
  const track = page.locator('video track');
  await expect(track).toHaveAttribute('kind', 'captions');
  await expect(track).toHaveAttribute('srclang', 'en');
  expect(await track.evaluate((element: HTMLTrackElement) => element.track.mode)).toBe('hidden');
  const file = await page.request.get((await track.getAttribute('src')) ?? '');
  expect(file.headers()['content-type']).toContain('text/vtt');
  expect(await file.text()).toMatch(/^WEBVTT\n[^]*<\d\d:\d\d:\d\d\.\d{3}>/);

  // As large as somebody likes; switched off they stay away, also after a reload.
  const sizes: number[] = [];
  for (const size of ['small', 'medium', 'large'] as const) {
    await page.getByText(player.captionSizes[size], { exact: true }).click();
    await expect(page.getByRole('radio', { name: player.captionSizes[size] })).toBeChecked();
    sizes.push(
      await words(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
  }
  expect(sizes).toEqual([14, 17, 22]);
  await isShown(page).uncheck();
  await expect(words(page)).toHaveCount(0);
  await page.reload();
  await expect(isShown(page), 'the device remembers').not.toBeChecked();
  await stopAt(page, middle / framesPerSecond);
  await expect(words(page)).toHaveCount(0);
  await isShown(page).check();
  await expect(words(page)).toHaveCSS('font-size', '22px');

  // Words that are in the picture are in it, and nothing lies over them.
  await watch(page, lettered);
  await expect(page.getByText(player.wordsInPicture)).toBeVisible();
  await expect(page.getByTestId('captions')).toHaveCount(0);
  await expect(isShown(page)).toHaveCount(0);
  const swans = await filmCalled(server, 'Swans');
  const at = drawnFrom(swans.captions[0]?.words[1]?.from ?? 0);
  const within = await distances(page, at, [swans, { ...swans, wordsInPicture: false }]);
  expect(within.places).toBeGreaterThan(100);
  expect(within.first * 3, 'they are written in the picture').toBeLessThan(within.second);
  await page.getByRole('button', { name: editor.open }).click();
  await expect(wanted, 'the next version has them too').toBeChecked();
});
