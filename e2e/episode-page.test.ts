/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { chooseAvatar, episode, newChild, newEpisode, signInAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { difference, previewFrames, videoFrames } from './same-picture.ts';
import { checkScreen } from './screen-check.ts';

/** Ten moments of a film that is at least 45 s long, from the title to the last scene. */
const sampled = [40, 110, 205, 310, 415, 520, 625, 730, 835, 940];
/** Mean of the difference, of 255 levels: compression makes 2 to 3, another picture 20 and more. */
const sameWithin = 6;

/** Which frame of the film stands on the canvas, and how far the sound is. */
const seen = (page: Page): Promise<{ frame: number; seconds: number }> =>
  page.evaluate(() => ({
    frame: Number(document.querySelector('canvas')?.dataset.frame ?? -1),
    seconds: document.querySelector('audio')?.currentTime ?? 0,
  }));

test('an episode in the making is followed, watched as a preview, then watched, and changed', async ({
  page,
  server,
}) => {
  test.setTimeout(480_000);
  await signInAs(page, server.superAdmin);
  const child = await newChild(page, 'Nia');
  await chooseAvatar(page, child);
  const id = await newEpisode(page, child, 'Ducks at the lake');
  await page.goto(`/watch/${id}`);
  await expect(page).toHaveURL(`/app/episodes/${id}`);
  await expect(page.getByRole('progressbar', { name: 'Progress of the episode' })).toBeVisible();

  const play = page.getByRole('button', { name: 'Play the preview' });
  await expect(play).toBeEnabled({ timeout: 120_000 });
  await expect.poll(async () => (await seen(page)).frame, { timeout: 60_000 }).toBeGreaterThan(0);
  expect((await seen(page)).seconds, 'it does not play by itself').toBe(0);
  await checkScreen(page, 'episode in the making');
  const drawn = await previewFrames(page, sampled);
  await page.getByRole('slider').fill('0');
  await play.click();
  await expect.poll(async () => (await seen(page)).frame, { timeout: 60_000 }).toBeGreaterThan(120);
  const { frame, seconds } = await seen(page);
  expect(frame, 'the picture follows the sound').toBeLessThanOrEqual(Math.ceil(seconds * 24));
  await page.getByRole('button', { name: 'Pause the preview' }).click();
  await page.reload();
  await expect(play).toBeVisible({ timeout: 30_000 });

  await expect(page.locator('video')).toBeVisible({ timeout: 300_000 });
  await page.getByRole('button', { name: /^Scene 1: / }).click();
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
  const film = await episode(page, id);
  expect(film.chapters.length).toBeGreaterThan(5);

  await page.getByRole('button', { name: 'Change the story' }).click();
  const lines = page.getByRole('textbox');
  await lines.last().fill('And that was the best day of all.');
  await checkScreen(page, 'story editor');
  await page.getByRole('button', { name: 'Make the new version' }).click();
  await expect(page.getByRole('heading', { name: 'The new version is being made' })).toBeVisible();
  await expect(page.locator('video')).toBeVisible();
  await expect
    .poll(async () => (await episode(page, id)).newVersion, { timeout: 240_000, intervals: [1_000] })
    .toBeNull();
  expect((await episode(page, id)).videoUrl).not.toBe(film.videoUrl);
  await expect(page.getByText('The new version is being made')).toBeHidden();
  await page.getByText('Read the story').click();
  const told = page.getByRole('paragraph').filter({ hasText: 'And that was the best day of all.' });
  await expect(told).toBeVisible();
});
