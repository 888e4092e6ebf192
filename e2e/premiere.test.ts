/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { en } from '@milestoon/domain/texts/en';
import type { Page } from '@playwright/test';
import { asOwner } from './database.ts';
import { newChild, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { mailsTo } from './outbox.ts';
import type { RunningServer } from './server.ts';
import { addShortFilms, type ShortFilm } from './short-films.ts';

const { premiere, trailer } = en.episodes;
/** Of the style that `newChild` takes, as the computed style writes them. */
const colorsOfAdventure = [
  'rgb(242, 181, 68)',
  'rgb(217, 89, 44)',
  'rgb(127, 176, 105)',
  'rgb(247, 230, 196)',
];

/** A subscribed parent with new films of half a second. */
async function openFamily(page: Page, server: RunningServer, email: string, titles: string[]) {
  await signUpAs(page, email);
  await pay(page, server.url);
  const child = await newChild(page, 'Mia');
  return addShortFilms(server.directory, child.id, titles, { isNew: true });
}

/** What the job that makes a film does when it is done: the notification, and the job that mails it. */
const announce = (server: RunningServer, { id }: ShortFilm): Promise<void> =>
  asOwner(
    server,
    `with told as (
       insert into notifications (user_id, child_id, episode_id, kind, event_key, in_app)
         select user_id, child_id, id, 'episode-ready', 'episode-ready:' || id || ':1', true
           from episodes where id = '${id}'
       returning id, user_id)
     insert into pgboss.job (name, data, singleton_key, group_id)
       select 'mail-notification', json_build_object('notificationId', id), id, user_id from told`,
  );

/** Notes in the page which motions begin, and of what colour they are: asking from outside would be late. */
const watchMotions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: { name: string; color: string }[] = [];
    Object.assign(window, { motions: seen });
    document.addEventListener('animationstart', ({ animationName: name, target }) => {
      if (target instanceof HTMLElement) seen.push({ name, color: getComputedStyle(target).backgroundColor });
    });
  });

/** The colours of the motions of the premiere that have begun, by their names in the style sheet. */
const motions = (page: Page, name: 'fall' | 'draw-left' | 'draw-right'): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { motions: { name: string; color: string }[] }).motions
        .filter((motion) => motion.name.includes(wanted))
        .map(({ color }) => color),
    name,
  );

const premieresNoted = (page: Page): string[] => {
  const noted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/premiere')) noted.push(new URL(request.url()).pathname);
  });
  return noted;
};

test.describe('with things that move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a film that is ready is mailed with its poster, and celebrated once', async ({
    page,
    server,
    browser,
  }) => {
    test.setTimeout(120_000);
    const email = 'premiere@example.test';
    const [film] = await openFamily(page, server, email, ['Ducks at the lake']);
    if (!film) throw new Error('no film');
    await announce(server, film);
    await expect
      .poll(async () => (await mailsTo(server.directory, email)).length, { timeout: 30_000 })
      .toBe(1);
    const [mail = ''] = await mailsTo(server.directory, email);
    const [, encoded = ''] = /Content-Type: image\/jpeg[\s\S]*?\r\n\r\n([\w+/\s]+)/.exec(mail) ?? [];
    const { user } = await (await page.request.get('/api/session')).json();
    const poster = path.join(server.directory, 'files', 'episodes', `user-${user.id}`, film.id, 'poster.jpg');
    expect(Buffer.from(encoded, 'base64').equals(await readFile(poster)), 'the poster is in the mail').toBe(
      true,
    );
    expect(mail).toMatch(/<img src="cid:[^"]+" alt="[^"]*Ducks at the lake/);
    const [, link = ''] = /<a href="([^"]+)"/.exec(mail) ?? [];
    const { pathname } = new URL(link);
    expect(pathname).toBe(`/app/episodes/${film.id}`);

    await watchMotions(page);
    const noted = premieresNoted(page);
    await page.goto(pathname);
    await expect(page.getByText(premiere.word)).toBeVisible();
    const stage = page.getByRole('group', { name: en.episodes.player.film, exact: true });
    await expect(stage).toContainText('Starring Mia');
    expect(await motions(page, 'fall'), 'nothing falls before').toEqual([]);
    const raise = page.getByRole('button', { name: premiere.raise });
    await raise.click();
    await expect(raise).toBeHidden({ timeout: 20_000 });
    expect(await motions(page, 'draw-left')).toHaveLength(1);
    expect(await motions(page, 'draw-right')).toHaveLength(1);
    const scraps = await motions(page, 'fall');
    expect(scraps.length).toBeGreaterThan(20);
    expect(new Set(scraps)).toEqual(new Set(colorsOfAdventure));
    const played = await page.locator('video').evaluate((video: HTMLVideoElement) => video.played.length);
    expect(played).toBeGreaterThan(0);
    expect(noted).toEqual([`/api/episodes/${film.id}/premiere`]);

    // Once: not again here, and not on another device.
    const other = await (await browser.newContext({ baseURL: server.url })).newPage();
    await other.context().addCookies(await page.context().cookies());
    for (const screen of [page, other]) {
      await screen.goto(pathname);
      await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Episode 01: Ducks at the lake');
      await expect(screen.locator('video')).toBeVisible();
      await expect(screen.getByText(premiere.word)).toBeHidden();
    }
    await other.context().close();
    expect(noted).toHaveLength(1);
  });
});

test('who wants less motion has a premiere where nothing moves; posters are tapped; the trailer is handed on', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const [film] = await openFamily(page, server, 'calm@example.test', ['The first snow']);
  if (!film) throw new Error('no film');
  await announce(server, film);
  await watchMotions(page);

  // The poster on home and that in the list of what happened lead to the film, in this window.
  const openFilm = expect.poll(() => new URL(page.url()).pathname);
  await page.goto('/app');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const poster = panel.locator('img[width="1280"]');
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  // The link lies over it.
  const box = await poster.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await openFilm.toBe(`/app/episodes/${film.id}`);
  await page.goto('/app');
  await page.locator('main img[width="1280"]').click();
  await openFilm.toBe(`/app/episodes/${film.id}`);
  expect(page.context().pages()).toHaveLength(1);

  const noted = premieresNoted(page);
  await expect(page.getByText(premiere.word)).toBeVisible();
  await page.getByRole('button', { name: premiere.raise }).click();
  await expect(page.getByText(premiere.word)).toBeHidden();
  expect(noted).toHaveLength(1);
  for (const name of ['fall', 'draw-left', 'draw-right'] as const)
    expect(await motions(page, name)).toEqual([]);

  // The trailer: saved where nothing can be handed on, else given to what the device shares with.
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: trailer.save }).click();
  expect((await saved).suggestedFilename()).toMatch(/The first snow.*\.mp4$/);
  await page.addInitScript(() => {
    const share = async ({ files = [], title }: ShareData): Promise<void> => {
      document.documentElement.dataset.shared = JSON.stringify([
        title,
        files.map(({ name, type }) => [name, type]),
      ]);
    };
    Object.assign(navigator, { canShare: () => true, share });
  });
  await page.reload();
  await page.getByRole('button', { name: trailer.watch }).click();
  const inPlace = page.getByLabel(trailer.picture('Episode 01: The first snow'));
  await expect
    .poll(() => inPlace.evaluate((video: HTMLVideoElement) => video.ended || video.currentTime > 0.2))
    .toBe(true);
  await page.getByRole('button', { name: trailer.share }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    JSON.stringify(['Episode 01: The first snow', [['Episode 01 The first snow.mp4', 'video/mp4']]]),
  );
  expect(page.context().pages()).toHaveLength(1);
});
