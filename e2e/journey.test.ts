/// <reference lib="dom" />
import { en } from '@milestoon/domain/texts/en';
import type { Page } from '@playwright/test';
import { photo } from './family.ts';
import { expect, test } from './fixtures.ts';
import { createEpisode, fillChildForm, payForChild, signUp, subscribe } from './parent.ts';
import { checkScreen } from './screen-check.ts';

/** The child as it is drawn beside the form, once the drawing stands still. */
async function preview(page: Page): Promise<string> {
  const canvas = page.getByRole('img', { name: 'Preview of Mia' });
  const pixels = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  let drawn = '';
  await expect
    .poll(async () => {
      const before = drawn;
      drawn = await pixels();
      return drawn === before && drawn.length > 2_000;
    })
    .toBe(true);
  return drawn;
}

/** Notes in the page itself for how long the magic shows; asking from outside would be late. */
const watchMagic = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: number[] = [];
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'Creating Magic...') return;
      seen.push(performance.now());
      document.documentElement.dataset.magicFrom = String(seen[0]);
    }).observe(document, { childList: true, subtree: true });
    new MutationObserver(() => {
      if (seen.length && document.querySelector('h1')?.textContent !== 'Creating Magic...')
        document.documentElement.dataset.magicTo ??= String(performance.now());
    }).observe(document, { childList: true, subtree: true });
  });

test.use({ hasWholeFilms: true });

test('a parent signs up, subscribes, adds a child, keeps an avatar and watches an episode', async ({
  page,
}) => {
  test.setTimeout(720_000);
  await watchMagic(page);
  await signUp(page, 'parent@example.test');
  await subscribe(page);

  await fillChildForm(page, { name: 'Mia', photo, style: 'Anime' });
  await expect(page.getByRole('radio', { name: 'Black', exact: true })).toBeChecked();
  await expect(page.getByLabel('Hair', { exact: true })).toHaveValue(/^long-/);
  const asRead = await preview(page);
  await page.getByRole('radio', { name: 'Round', exact: true }).check({ force: true });
  await expect.poll(() => preview(page)).not.toBe(asRead);
  await page.getByRole('button', { name: 'Add Child' }).click();
  await payForChild(page);
  const { magicFrom, magicTo } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  expect(Number(magicTo) - Number(magicFrom)).toBeGreaterThanOrEqual(2_950);
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByText('Mia', { exact: true }).first()).toBeVisible();

  const alert = await createEpisode(page, {
    child: 'Mia',
    title: 'First bike ride',
    description:
      'Today Mia rode her bike without training wheels. Daddy let go in the park and she wobbled, but she did it!',
    image: photo,
  });
  expect(alert).toBe(en.episode.createdHere);

  await page.goto('/app/episodes');
  const card = page.getByRole('listitem').filter({ hasText: 'Episode 01: First bike ride' });
  await expect(card.getByText('Starring Mia')).toBeVisible();
  const bar = card.getByRole('progressbar');
  const share = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect.poll(share, { timeout: 60_000 }).toBeGreaterThan(10);
  await checkScreen(page, 'episodes, one in the making');
  // A reload keeps the progress: it is the server's.
  const before = await share();
  await page.reload();
  await expect(card.getByText('Processing', { exact: true })).toBeVisible();
  expect(await share()).toBeGreaterThanOrEqual(before);

  const watch = card.getByRole('link', { name: /^Watch/ });
  // A film in full size stands behind everything else that runs: a minute alone, several beside other browsers.
  await expect(watch).toBeVisible({ timeout: 540_000 });
  await expect(card.getByText('Ready to watch')).toBeVisible();
  await checkScreen(page, 'episodes');
  // The bell rang by itself.
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect(page.getByText('“Episode 01: First bike ride” is ready to watch.')).toBeVisible();
  await checkScreen(page, 'notifications');
  await page.keyboard.press('Escape');
  const [film] = await Promise.all([page.waitForEvent('popup'), watch.click()]);
  await expectToPlay(film);
  await checkScreen(film, 'watch');

  const download = film.waitForEvent('download');
  await film.getByRole('link', { name: /Download/ }).click();
  expect((await download).suggestedFilename()).toBe('Episode 01 First bike ride.mp4');
});

async function expectToPlay(film: Page): Promise<void> {
  const video = film.locator('video');
  await expect(video).toBeVisible();
  // On a small screen the smaller file is as good, and is what plays by itself.
  const large = film.getByRole('radio', { name: en.episodes.player.qualities.whole });
  await large.check({ force: true });
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(1080);
  const seen = await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
    await new Promise<void>((resolve) => {
      element.addEventListener('timeupdate', () => element.currentTime > 5 && resolve());
      element.currentTime = 4.5;
    });
    element.pause();
    const track = element.textTracks[0];
    if (track) track.mode = 'hidden';
    while (track && !track.cues?.length) await new Promise((resolve) => setTimeout(resolve, 50));
    return {
      duration: element.duration,
      time: element.currentTime,
      width: element.videoWidth,
      height: element.videoHeight,
      cues: track?.cues?.length ?? 0,
    };
  });
  expect(seen.time).toBeGreaterThan(5);
  expect(seen.duration).toBeGreaterThanOrEqual(30);
  expect(seen.duration).toBeLessThanOrEqual(75);
  expect([seen.width, seen.height]).toEqual([1920, 1080]);
  // Mother's two sentences, and the words the film ends with.
  expect(seen.cues).toBeGreaterThanOrEqual(3);
}
