/// <reference lib="dom" />
import type { ChildSummary } from '@milestoon/contract';
import { en } from '@milestoon/domain/texts/en';
import type { Page } from '@playwright/test';
import { chooseAvatar, newChild, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';
import { addShortFilms } from './short-films.ts';

const words = en.seasons;
const titles = ['The first word', 'Ducks at the lake', 'The first snow'];
const rest = Array.from({ length: 9 }, (_, i) => `Milestone ${i + 4}`);

/** What a season's places say, in their order. */
const slots = (page: Page, season = 1) =>
  page.getByRole('list', { name: words.slots(season) }).getByRole('listitem');

/** The place of a series, wherever it stands: a link that says whose it is. */
const line = (page: Page, child: ChildSummary, episodes: number, season = 1) =>
  page.getByRole('link', { name: `${words.place(season, episodes, 12)}: ${child.name}` });

/** Notes in the page itself which film is said to play; the films are too short to be asked from outside. */
async function noteWhatPlays(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = [];
    new MutationObserver(() => {
      const now = [...document.querySelectorAll('[role=status]')]
        .map(({ textContent }) => textContent ?? '')
        .find((text) => text.startsWith('Film '));
      if (now && now !== told.at(-1)) told.push(now);
      document.documentElement.dataset.told = JSON.stringify(told);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => JSON.parse(document.documentElement.dataset.told ?? '[]'));
}

test('a season fills: its place on home and list, twelve slots, all films in order, an end and a beginning', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000);
  await signUpAs(page, 'seasons@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Mia');
  await pay(page, server.url, child);
  await chooseAvatar(page, child);

  // Before the first film the season is an invitation.
  await page.goto('/app');
  await line(page, child, 0).click();
  await expect(page).toHaveURL(`/app/children/${child.id}/seasons/1`);
  await expect(slots(page)).toHaveCount(12);
  await expect(slots(page).first()).toContainText(words.firstInvitation('Mia'));
  await expect(page.getByRole('button', { name: words.playAll })).toHaveCount(0);
  await checkScreen(page, 'season, empty');
  await slots(page).first().getByRole('link', { name: words.create }).click();
  await expect(page).toHaveURL(`/create?childId=${child.id}`);
  await expect(page.getByRole('button', { name: /^Mia/ })).toBeVisible();

  const films = await addShortFilms(server.directory, child.id, titles);
  for (const address of ['/app', '/app/episodes']) {
    await page.goto(address);
    await expect(line(page, child, 3), address).toBeVisible();
    await expect(line(page, child, 3)).toContainText('Season 1, 3 of 12');
  }
  await line(page, child, 3).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Season 1' })).toBeVisible();
  await expect(slots(page)).toHaveCount(12);
  for (const [i, title] of titles.entries()) await expect(slots(page).nth(i)).toContainText(title);
  await expect(slots(page).nth(3)).toContainText(words.invitation('Mia'));
  await expect(slots(page).nth(4)).toContainText(words.empty);
  await checkScreen(page, 'season, three films');

  // One after the other, to the end, and once more.
  const told = await noteWhatPlays(page);
  await page.getByRole('button', { name: words.playAll }).click();
  await expect(page.getByText(words.playing.over)).toBeVisible({ timeout: 30_000 });
  expect(await told()).toEqual(titles.map((title, i) => `Film ${i + 1} of 3 · Episode 0${i + 1}: ${title}`));
  await checkScreen(page, 'season, all were played');
  await page.getByRole('button', { name: words.playing.again }).click();
  await expect(page.getByText(/^Film 1 of 3/)).toBeVisible();
  await page.getByRole('button', { name: words.playing.close }).click();
  await expect(page.getByRole('button', { name: words.playAll })).toBeFocused();

  // The twelfth ends it: here, below its film, and with a way to the next season.
  await addShortFilms(server.directory, child.id, rest);
  await page.reload();
  const finale = page.getByRole('region', { name: words.finale.title(1) });
  await expect(finale).toContainText(words.finale.text('Mia', 12));
  await checkScreen(page, 'season, complete');
  await page.goto('/app');
  await expect(line(page, child, 12)).toBeVisible();
  await line(page, child, 12).click();
  await slots(page).last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Episode 12: Milestone 12');
  await checkScreen(page, 'the film that ended a season');
  await finale.getByRole('link', { name: words.finale.toSeason }).click();
  await finale.getByRole('link', { name: words.finale.next(2) }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Season 2' })).toBeVisible();
  await expect(slots(page, 2)).toHaveCount(12);
  await expect(slots(page, 2).first()).toContainText('Episode 13');
  await checkScreen(page, 'season 2, empty');
  const all = page.getByRole('navigation', { name: words.all('Mia') });
  await all.getByRole('link', { name: 'Season 1' }).click();
  await expect(slots(page)).toHaveCount(12);

  // A deleted film leaves its place, and its number is not given again.
  await page.request.delete(`/api/episodes/${films[1]?.id}`);
  await page.reload();
  await expect(slots(page).nth(1)).toContainText(words.gone);
  await expect(finale).toContainText(words.finale.text('Mia', 11));

  // An address that leads nowhere says so.
  await page.goto(`/app/children/${child.id}/seasons/3`);
  await expect(page.getByRole('heading', { name: words.missing })).toBeVisible();
  await page.getByRole('link', { name: words.toEpisodes }).click();
  await expect(page).toHaveURL(/\/app\/episodes$/);
});
