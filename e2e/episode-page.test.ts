/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { chooseAvatar, episode, newChild, newEpisode, signInAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { difference, drawnFrom, previewFrames, stopAt, videoFrames } from './same-picture.ts';
import { checkScreen } from './screen-check.ts';

/** Ten moments of a film, from the title to the last scene: shares of its length. */
const moments = [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95];
/** Mean of the difference, of 255 levels: compression makes 2 to 3, another picture 20 and more. */
const sameWithin = 6;

/** Five sentences, of which the last stands in a scene with the words that close the story. */
const story =
  'Today Nia fed the ducks at the lake with Grandma. One duck followed us home! It sat down on the sofa and ' +
  'Grandma laughed. Nia said: "She lives here now." In the evening we took her back to the lake.';

/** Which frame of the film stands on the canvas, and how far the sound is. */
const seen = (page: Page): Promise<{ frame: number; seconds: number }> =>
  page.evaluate(() => ({
    frame: Number(document.querySelector<HTMLCanvasElement>('canvas[data-frame]')?.dataset.frame ?? -1),
    seconds: document.querySelector('audio')?.currentTime ?? 0,
  }));

/** The words over the picture, and which of them is lit. */
const captions = (page: Page) => ({
  words: page.getByTestId('captions').getByRole('paragraph'),
  lit: page.getByTestId('captions').locator('[data-now]'),
});

test('an episode in the making is followed, watched as a preview, then watched, and changed', async ({
  page,
  server,
}) => {
  test.setTimeout(900_000);
  await signInAs(page, server.superAdmin);
  const child = await newChild(page, 'Nia');
  await chooseAvatar(page, child);
  const id = await newEpisode(page, child, 'Ducks at the lake', story);
  await page.goto(`/watch/${id}`);
  await expect(page).toHaveURL(`/app/episodes/${id}`);
  await expect(page.getByRole('progressbar', { name: 'Progress of the episode' })).toBeVisible();

  const play = page.getByRole('button', { name: 'Play the preview' });
  await expect(play).toBeEnabled({ timeout: 120_000 });
  await expect.poll(async () => (await seen(page)).frame, { timeout: 60_000 }).toBeGreaterThan(0);
  expect((await seen(page)).seconds, 'it does not play by itself').toBe(0);
  await checkScreen(page, 'episode in the making');
  const sampled = await page
    .getByRole('slider')
    .evaluate((bar: HTMLInputElement, shares) => shares.map((share) => share * Number(bar.max) * 24), moments)
    .then((frames) => frames.map(drawnFrom));
  const drawn = await previewFrames(page, sampled);
  await page.getByRole('slider').fill('0');
  await expect.poll(async () => (await seen(page)).seconds, 'back at the beginning').toBe(0);
  await play.click();
  await expect.poll(async () => (await seen(page)).frame, { timeout: 60_000 }).toBeGreaterThan(120);
  const { frame, seconds } = await seen(page);
  expect(frame, 'the picture follows the sound').toBeLessThanOrEqual(Math.ceil(seconds * 24));
  await expect(captions(page).lit, 'the preview draws its captions').toHaveCount(1);
  await page.getByRole('button', { name: 'Pause the preview' }).click();
  await page.reload();
  await expect(play).toBeVisible({ timeout: 30_000 });

  await expect(page.locator('video')).toBeVisible({ timeout: 300_000 });
  // The premiere: a curtain that rises with the film, once.
  await expect(page.getByText('Premiere!')).toBeVisible();
  await checkScreen(page, 'premiere');
  await page.getByRole('button', { name: 'Raise the curtain' }).click();
  await expect(page.getByText('Premiere!')).toBeHidden();
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('button').nth(1).click();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(3.5);
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  const encoded = await videoFrames(page, sampled);
  for (const [i, frame] of sampled.entries())
    expect(
      difference(drawn[i] ?? Buffer.of(), encoded[i] ?? Buffer.of()),
      `frame ${frame} of preview and video`,
    ).toBeLessThan(sameWithin);
  await page.reload();
  await expect(page.locator('video')).toBeVisible();
  await expect(page.getByText('Premiere!'), 'no second premiere').toBeHidden();

  // Captions: beside the picture, a switch, with the word that is said; on the whole screen too.
  const { words, lit } = captions(page);
  await expect
    .poll(() => page.locator('track').evaluate((track: HTMLTrackElement) => track.track.cues?.length ?? 0))
    .toBeGreaterThan(5);
  const said = await page.locator('track').evaluate((track: HTMLTrackElement) => {
    const cue = [...(track.track.cues ?? [])].at(2);
    return { start: cue?.startTime ?? 0, end: cue?.endTime ?? 0 };
  });
  await stopAt(page, (said.start + said.end) / 2);
  await expect(words).toBeVisible();
  await expect(lit).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Full screen' }), 'all controls fit').toBeInViewport({
    ratio: 1,
  });
  await checkScreen(page, 'captions');
  await page.getByRole('radio', { name: 'Large' }).check({ force: true });
  await page.getByRole('button', { name: 'Show captions' }).focus();
  await page.keyboard.press('c');
  await expect(words).toBeHidden();
  await page.keyboard.press('c');
  await page.keyboard.press('f');
  await expect(page.locator(':fullscreen').getByTestId('captions').getByRole('paragraph')).toBeVisible();
  await page.keyboard.press('f');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Large' }), 'the device remembers').toBeChecked();

  const film = await episode(page, id);
  expect(film.chapters.length).toBeGreaterThan(5);

  await page.getByRole('button', { name: 'Change the story' }).click();
  const lines = page.getByRole('textbox');
  await expect(lines.first()).toBeVisible();
  const before = await lines.count();
  await page
    .getByRole('button', { name: /^Delete line 1 of scene/ })
    .first()
    .click();
  await expect(lines).toHaveCount(before - 1);
  await lines.last().fill('And that was the best <day> of all & ever.');
  // At the top of a long story the buttons are within reach.
  await lines.first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Make the new version' })).toBeInViewport();
  await checkScreen(page, 'story editor');
  await page.getByRole('button', { name: 'Make the new version' }).click();
  await expect(page.getByRole('heading', { name: 'The new version is being made' })).toBeVisible();
  await expect(page.locator('video')).toBeVisible();
  await expect
    .poll(async () => (await episode(page, id)).newVersion, { timeout: 240_000, intervals: [1_000] })
    .toBeNull();
  expect((await episode(page, id)).videoUrl).not.toBe(film.videoUrl);
  await expect(page.getByText('The new version is being made')).toBeHidden();
  await page.getByText('Read the story', { exact: true }).click();
  const told = page.getByRole('paragraph').filter({ hasText: 'And that was the best <day> of all & ever.' });
  await expect(told).toBeVisible();

  // The trailer plays where it stands.
  await page.getByRole('button', { name: 'Watch the trailer' }).click({ timeout: 240_000 });
  const trailer = page.getByLabel('Trailer of Episode 01: Ducks at the lake');
  await expect
    .poll(() =>
      trailer.evaluate((video: HTMLVideoElement) => [
        video.videoWidth < video.videoHeight,
        Math.round(video.duration),
      ]),
    )
    .toEqual([true, 10]);

  // In the list the poster leads to the film; title and day are changed, and found again.
  await page.goto('/app/episodes');
  await page.getByRole('button', { name: 'Menu for Ducks at the lake' }).click();
  await page.getByRole('menuitem', { name: 'Change Title and Day' }).click();
  await page.getByLabel('Episode title').fill('The duck that followed us');
  await page.getByLabel('The day it happened').fill('2025-05-04');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Happened on May 4, 2025')).toBeVisible();
  await page.locator('main img[width="1280"]').first().click();
  await expect(page).toHaveURL(`/app/episodes/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Episode 01: The duck that followed us');
});
