/// <reference lib="dom" />
import { en } from '@milestoon/domain/texts/en';
import type { Page } from '@playwright/test';
import { newChild, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';
import { addShortFilms } from './short-films.ts';

const { player } = en.episodes;
const desk = { width: 1280, height: 800 };

/** Chromium tells pages something of the connection, which is the machine's: here it is always fast. */
const fast = { saveData: false, effectiveType: '4g', downlink: 10 };
const connected = (page: Page, connection: object): Promise<unknown> =>
  page.addInitScript(
    (is) => Object.defineProperty(navigator, 'connection', { configurable: true, get: () => is }),
    connection,
  );

/** What the film on the page is doing. */
const watched = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    // Between two files there is none.
    file: video.currentSrc && new URL(video.currentSrc).pathname.split('/').at(-1),
    lines: video.videoHeight,
    at: video.currentTime,
    isPlaying: !video.paused,
    speed: video.playbackRate,
    isMuted: video.muted,
  }));

/** Resolves when the film shows so many lines and runs. */
const shows = (page: Page, lines: number, options?: { timeout: number }): Promise<void> =>
  expect
    .poll(async () => {
      const { lines: now, isPlaying, at } = await watched(page);
      return [now, isPlaying, at > 0];
    }, options)
    .toEqual([lines, true, true]);

test('the quality is changed while a film plays, which goes on as it was, and the device remembers it', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(180_000);
  await connected(page, fast);
  await signUpAs(page, 'quality@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Wilhelmina');
  const [film] = await addShortFilms(server.directory, child.id, ['Ducks at the lake'], {
    seconds: 50,
    caption: 'We fed the ducks.',
  });

  // On a desk the picture has a little more than five hundred lines: the small one is as good.
  await page.setViewportSize(desk);
  await page.goto(`/app/episodes/${film?.id}`);
  const quality = page.getByRole('group', { name: player.quality });
  await expect(quality.getByRole('radio', { name: player.qualities.auto })).toBeChecked();
  await page.getByRole('button', { name: player.play, exact: true }).click();
  await shows(page, 90);
  await checkScreen(page, 'film, quality');
  await page.getByRole('button', { name: player.mute }).click();
  await page.getByRole('radio', { name: '1.25×' }).check({ force: true });
  await expect(page.getByTestId('captions')).toHaveText('We fed the ducks.');
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 20;
  });

  // By keyboard, as a group of radio buttons is.
  await quality.getByRole('radio', { name: player.qualities.auto }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(quality.getByRole('radio', { name: player.qualities.whole })).toBeChecked();
  await shows(page, 180);
  const whole = await watched(page);
  expect(whole).toMatchObject({ file: 'episode.mp4', isPlaying: true, speed: 1.25, isMuted: true });
  expect(whole.at).toBeGreaterThanOrEqual(20);
  expect(whole.at).toBeLessThan(40);
  await expect(page.getByTestId('captions')).toHaveText('We fed the ducks.');
  await expect(page.locator('video ~ canvas')).toHaveCount(0);

  await page.keyboard.press('ArrowRight');
  await shows(page, 90);
  const small = await watched(page);
  expect(small).toMatchObject({ file: 'episode-small.mp4', isPlaying: true, speed: 1.25, isMuted: true });
  expect(small.at).toBeGreaterThanOrEqual(whole.at);
  expect(small.at).toBeLessThan(45);
  await expect(page.getByTestId('captions')).toHaveText('We fed the ducks.');

  // What stands, stands.
  await page.getByRole('button', { name: player.pause }).click();
  const { at } = await watched(page);
  await quality.getByRole('radio', { name: player.qualities.whole }).check({ force: true });
  await expect.poll(async () => (await watched(page)).lines).toBe(180);
  expect(await watched(page)).toMatchObject({ at, isPlaying: false });
  await quality.getByRole('radio', { name: player.qualities.small }).check({ force: true });

  await page.reload();
  await expect(quality.getByRole('radio', { name: player.qualities.small })).toBeChecked();
  await expect.poll(async () => (await watched(page)).file).toBe('episode-small.mp4');
  // What is saved is the film itself.
  await expect(page.getByRole('link', { name: player.download, exact: true })).toHaveAttribute(
    'href',
    /episode\.mp4\?/,
  );

  // In the season and in kids' mode, too.
  await page.goto(`/app/children/${child.id}/seasons/1`);
  await page.getByRole('button', { name: en.seasons.playAll }).click();
  await shows(page, 90);
  await page.getByRole('group', { name: player.quality }).getByText(player.qualities.whole).click();
  await shows(page, 180);
  await checkScreen(page, 'season, playing');
  await page.goto('/kids');
  await page.getByRole('button', { name: /^Episode 0/ }).click();
  await shows(page, 180);

  // A guest's film is counted once, whichever rendition is watched.
  const address = `/api/episodes/${film?.id}/watch-link`;
  const { url } = await (
    await page.request.put(address, { data: { visibility: 'unlisted', viewsLeft: 1 } })
  ).json();
  const guest = await (await browser.newContext({ baseURL: server.url, viewport: desk })).newPage();
  await connected(guest, { ...fast, saveData: true });
  await guest.goto(new URL(url).pathname);
  await guest.getByRole('button', { name: en.sharing.page.play, exact: true }).click();
  await shows(guest, 90);
  await guest.getByRole('group', { name: player.quality }).getByText(player.qualities.whole).click();
  await shows(guest, 180);
  await checkScreen(guest, 'shared film, quality');
  expect((await (await page.request.get(address)).json()).views).toBe(1);
  await guest.context().close();
});

test('Auto steps down where a film has to wait, keeping its place', async ({ page, server }) => {
  test.setTimeout(120_000);
  await connected(page, fast);
  await signUpAs(page, 'stall@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Mia');
  const [film] = await addShortFilms(server.directory, child.id, ['Ducks at the lake'], { seconds: 50 });
  await page.setViewportSize({ width: 1920, height: 1200 });
  await page.goto(`/app/episodes/${film?.id}`);
  // As large as a large screen shows it.
  await page.locator('video').evaluate((video) => {
    video.style.minHeight = '700px';
  });
  await page.getByRole('button', { name: player.play, exact: true }).click();
  await shows(page, 180);
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 15;
  });
  await expect.poll(async () => (await watched(page)).at).toBeGreaterThan(15.2);
  // On a busy machine the film may say just then that it plays, which ends a stall: one that goes on says so again.
  await expect(async () => {
    await page.locator('video').evaluate((video) => video.dispatchEvent(new Event('waiting')));
    await shows(page, 90, { timeout: 6_000 });
  }).toPass();
  expect((await watched(page)).at).toBeGreaterThanOrEqual(15);
});
