import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { en } from '@milestoon/domain/texts/en';
import type { Page } from '@playwright/test';
import { newChild, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';
import type { RunningServer } from './server.ts';
import { addShortFilms } from './short-films.ts';
import { hearing, untilHeard, untilQuiet } from './with-microphone.ts';

const { link: words, page: shared, links, hellos } = en.sharing;
const { spoken } = shared;

const { launchOptions } = await hearing('Hello my darling, what a lovely film!');
test.use({ launchOptions, permissions: ['microphone'] });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Says it once, from quiet to quiet. */
async function say(page: Page, press: string): Promise<void> {
  await button(page, press).click();
  await expect(button(page, spoken.stop)).toBeVisible();
  await untilHeard(page);
  await untilQuiet(page);
  await button(page, spoken.stop).click();
  await expect(page.getByText(spoken.over)).toBeVisible();
}

/** The address of a family link to a film of a child of hers, by its path. */
async function linkToFilm(page: Page, server: RunningServer): Promise<string> {
  const child = await newChild(page, 'Wilhelmina');
  const [film] = await addShortFilms(server.directory, child.id, ['Ducks at the lake']);
  await page.goto(`/app/episodes/${film?.id}`);
  await page
    .getByRole('group', { name: words.legend.film })
    .getByRole('radio', { name: en.publishing.visibility.unlisted })
    .check({ force: true });
  return new URL(await page.getByLabel(words.address).inputValue()).pathname;
}

test('grandma says hello aloud: listens, says it again, sends it; the parent hears it, and it goes with the link', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(180_000);
  await signUpAs(page, 'spoken-hello@example.test');
  await pay(page, server.url);
  const link = await linkToFilm(page, server);
  const voices = async (): Promise<string[]> => {
    const folder = path.join(server.directory, 'files', 'voices');
    return (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) =>
      name.endsWith('.wav'),
    );
  };

  const phone = { viewport: { width: 390, height: 844 }, baseURL: server.url };
  const grandma = await (await browser.newContext({ ...phone, permissions: ['microphone'] })).newPage();
  await grandma.goto(link);
  await grandma.getByLabel(shared.name, { exact: true }).fill('Grandma Ana');
  await checkScreen(grandma, 'shared films, before it is said');
  await say(grandma, spoken.begin);
  await checkScreen(grandma, 'shared films, said aloud');
  await button(grandma, spoken.listen).click();
  await expect(button(grandma, spoken.stopListening)).toBeVisible();
  await button(grandma, spoken.stopListening).click();
  await say(grandma, spoken.again);
  await button(grandma, spoken.send).click();
  await expect(grandma.getByText(spoken.sent)).toBeVisible({ timeout: 30_000 });
  await checkScreen(grandma, 'shared films, voice sent');
  expect(await voices()).toHaveLength(1);
  await grandma.context().close();

  await page.goto('/app');
  await page.getByRole('button', { name: en.notifications.panel.unread(1) }).click();
  await page.getByRole('link', { name: en.notifications.told['film-hello'].title }).click();
  await expect(page.getByRole('heading', { name: hellos.title })).toBeVisible();
  await page.getByRole('button', { name: hellos.listen('Grandma Ana') }).click();
  await expect(page.getByRole('button', { name: hellos.stop('Grandma Ana') })).toBeVisible();
  await checkScreen(page, 'film, spoken hello');
  await expect(page.getByRole('button', { name: hellos.listen('Grandma Ana') })).toBeVisible({
    timeout: 30_000,
  });

  await page.goto('/account/links');
  await page.getByRole('button', { name: links.endLabel('Ducks at the lake') }).click();
  await expect(page.getByText(links.endVoices)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: links.end }).click();
  await expect(page.getByRole('heading', { name: links.none })).toBeVisible();
  expect(await voices()).toEqual([]);
});

test('where the microphone is not allowed that is said, and words can be written', async ({
  page,
  server,
  browser,
}) => {
  await signUpAs(page, 'no-microphone@example.test');
  await pay(page, server.url);
  const link = await linkToFilm(page, server);
  const guest = await (await browser.newContext({ baseURL: server.url, permissions: [] })).newPage();
  await guest.goto(link);
  await button(guest, spoken.begin).click();
  await expect(guest.getByText(en.telling.microphone.refused)).toBeVisible();
  await expect(guest.getByText(spoken.anyway)).toBeVisible();
  await checkScreen(guest, 'shared films, microphone refused');
  await guest.getByLabel(shared.text).fill('So many ducks!');
  await button(guest, shared.send).click();
  await expect(guest.getByText(shared.sent)).toBeVisible();
  await guest.context().close();
});
