/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { en } from '@milestoon/domain/texts/en';
import { newChild, pay, signUpAs } from './family.ts';
import { expect } from './fixtures.ts';
import { addShortFilms } from './short-films.ts';
import { withCdn as test } from './with-cdn.ts';

const { page: shared, link: words } = en.sharing;
const { visibility } = en.publishing;

test.use({ others: [/^http:\/\/127\.0\.0\.1:/] });

/** Waits for the end of the film that is open. Resolves to where it came from. */
const played = (page: Page): Promise<string> =>
  page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    if (!video.ended)
      await new Promise((resolve) => video.addEventListener('ended', resolve, { once: true }));
    return new URL(video.currentSrc).origin;
  });

/** Where the picture came from, once it is there. */
const shownFrom = (page: Page, picture: ReturnType<Page['locator']>): Promise<string> =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return new URL(image.currentSrc).origin;
  });

test('films and pictures come by way of the cache, for the family and for its guests', async ({
  page,
  server,
  cdn,
  browser,
}) => {
  test.setTimeout(120_000);
  await signUpAs(page, 'cdn@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Wilhelmina');
  const [film] = await addShortFilms(server.directory, child.id, ['Ducks at the lake'], {
    caption: 'Quack.',
  });

  await page.goto('/app/episodes');
  expect(await shownFrom(page, page.locator('img[src*="poster.jpg"]').first())).toBe(cdn.url);
  await page.goto(`/app/episodes/${film?.id}`);
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.play());
  expect(await played(page)).toBe(cdn.url);
  await expect
    .poll(() => page.locator('track').evaluate((track: HTMLTrackElement) => track.track.cues?.length))
    .toBe(1);
  // What is handed on to another app is fetched by the page itself.
  const { videoUrl } = await (await page.request.get(`/api/episodes/${film?.id}`)).json();
  const read = await page.evaluate(async (url) => (await fetch(url)).headers.get('content-type'), videoUrl);
  expect(read).toBe('video/mp4');

  await page
    .getByRole('group', { name: words.legend.film })
    .getByRole('radio', { name: visibility.unlisted })
    .check({ force: true });
  const link = new URL(await page.getByLabel(words.address).inputValue()).pathname;
  const watch = async (): Promise<void> => {
    const guest = await (await browser.newContext({ baseURL: server.url })).newPage();
    await guest.goto(link);
    await guest.getByRole('button', { name: shared.play, exact: true }).click();
    expect(await played(guest)).toBe(cdn.url);
    await guest.context().close();
  };
  await watch();
  const before = [...cdn.asked];
  expect(before.filter((asked) => asked.includes('/films/')).length).toBeGreaterThan(0);
  await watch();
  await watch();
  expect(cdn.asked, 'the server is asked nothing more').toEqual(before);
});
