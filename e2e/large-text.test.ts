/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { newChild, signInAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { keepScreen } from './screen-album.ts';
import { addShortFilms } from './short-films.ts';

/** The browser's own setting, as people with weak eyes choose it: twice the usual 16 and 13 pixels. */
const doubled = { standard: 32, fixed: 26 };

/** What makes the page wider than what it is seen through. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`);
  });

/** Words of links and buttons of the frame that reach out of the screen, or over each other. */
const collisions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('header a, header button, nav a')].filter(
      (part) => !part.closest('main') && part.getClientRects().length > 0,
    );
    const boxes = parts.map((part) => {
      const words = document.createRange();
      words.selectNodeContents(part);
      return { name: part.textContent, box: words.getBoundingClientRect() };
    });
    const outside = boxes.filter(
      ({ box }) => box.left < 0 || box.right > innerWidth || box.bottom > innerHeight,
    );
    const over = boxes.flatMap(({ name, box: a }, at) =>
      boxes
        .slice(at + 1)
        .filter(({ box: b }) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((other) => `${name} over ${other.name}`),
    );
    return [...outside.map(({ name }) => `${name} outside`), ...over];
  });

test('letters twice as large fit on a phone', async ({ page, server }) => {
  test.setTimeout(180_000);
  await signInAs(page, server.superAdmin);
  const child = await newChild(page, 'Leonor');
  const [film] = await addShortFilms(server.directory, child.id, ['Fed the ducks, and the swan Gertrude']);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.setFontSizes', { fontSizes: doubled });
  const screens = [
    ['/app', 'Your children'],
    ['/app/create', 'Episode title'],
    ['/app/episodes', 'Starring Leonor'],
    ['/app/profile', 'Sign Out'],
    [`/app/episodes/${film?.id}`, 'Captions'],
    ['/account/people', 'What may they do?'],
    ['/auth/child-setup', 'Animation style'],
    [`/edit-child/${child.id}`, 'Animation style'],
  ] as const;
  for (const [address, awaited] of screens) {
    await page.goto(address);
    await expect(page.getByText(awaited).first()).toBeVisible();
    await keepScreen(page, `large text ${address}`);
    expect.soft(await tooWide(page), `${address}: scrolls sideways`).toEqual([]);
    expect.soft(await collisions(page), address).toEqual([]);
  }
  await page.goto('/app/episodes');
  const title = page.getByRole('heading', { level: 2 }).first();
  await expect(title).toBeVisible();
  expect((await title.boundingBox())?.width, 'a word fits in a line of the title').toBeGreaterThan(150);
});

test('a film is seen whole on a phone held sideways', async ({ page, server }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 844, height: 390 });
  await signInAs(page, server.superAdmin);
  const child = await newChild(page, 'Rosa');
  const [film] = await addShortFilms(server.directory, child.id, ['Ducks at the lake']);
  await page.goto(`/app/episodes/${film?.id}`);
  const stage = page.getByRole('group', { name: 'Film', exact: true });
  await expect(stage).toBeVisible();
  await stage.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const { top, bottom, ratio, covered } = await stage.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const picture = element.querySelector('video')?.getBoundingClientRect();
    const bar = document.querySelector('nav')?.getBoundingClientRect();
    const sees = bar && bar.height < innerHeight ? bar.top : innerHeight;
    return {
      top: box.top,
      bottom: box.bottom,
      ratio: (picture?.width ?? 0) / (picture?.height ?? 1),
      covered: box.bottom - sees,
    };
  });
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(390);
  expect(covered, 'the bar is not before it').toBeLessThanOrEqual(0);
  expect(ratio).toBeCloseTo(16 / 9, 1);
});
