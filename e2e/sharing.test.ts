/// <reference lib="dom" />
import { en } from '@milestoon/domain/texts/en';
import { newChild, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';
import { addShortFilms } from './short-films.ts';

// A link that was ended is a 404.
test.use({ expected: [/status of 404/] });

const words = en.publishing.link;
const { visibility, film: shared } = en.publishing;
const { filters } = en.episodes;

test('a film is private, opens to whoever has its link, and closes at once', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(180_000);
  await signUpAs(page, 'sharing@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Wilhelmina');
  const titles = ['Ducks at the lake', 'The first snow', 'The first word'];
  const [film] = await addShortFilms(server.directory, child.id, titles);

  // Found in the list by a word of its title; what is not there says so, with a way back.
  await page.goto('/app/episodes');
  const cards = page.getByRole('heading', { name: /^Episode \d\d: / });
  await expect(cards).toHaveCount(3);
  await page.getByLabel(filters.words).fill('LAKE');
  await expect(cards).toHaveCount(1);
  await expect(page.getByText(filters.found(1))).toBeVisible();
  await checkScreen(page, 'episodes, searched');
  await page.getByLabel(filters.words).fill('dragon');
  await expect(page.getByRole('heading', { name: filters.none })).toBeVisible();
  await page.getByRole('button', { name: filters.all }).click();
  await expect(cards).toHaveCount(3);

  await page.goto(`/app/episodes/${film?.id}`);
  const choice = page.getByRole('group', { name: words.legend });
  await expect(choice.getByRole('radio', { name: visibility.private })).toBeChecked();
  await expect(page.getByLabel(words.address)).toHaveCount(0);
  await choice.getByRole('radio', { name: visibility.unlisted }).check({ force: true });
  await expect(page.getByText(words.unlisted)).toBeVisible();
  const address = page.getByLabel(words.address);
  await expect(address).toHaveValue(/\/film\/[\w-]{43}$/);
  const link = new URL(await address.inputValue()).pathname;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: words.copy }).click();
  await expect(page.getByText(words.copied, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await address.inputValue());
  await checkScreen(page, 'film, everybody with the link');

  // Somebody without an account sees the film and nothing of its family.
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ducks at the lake');
  const ended = await visitor.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    const end = new Promise((resolve) => video.addEventListener('ended', resolve, { once: true }));
    await video.play();
    await end;
    return video.currentTime;
  });
  expect(ended).toBeGreaterThan(0.4);
  await expect(visitor.locator('body')).not.toContainText('Wilhelmina');
  await expect(visitor.getByRole('link', { name: 'Profile' })).toHaveCount(0);
  await checkScreen(visitor, 'shared film');

  await choice.getByRole('radio', { name: visibility.private }).check({ force: true });
  await expect(page.getByText(words.private)).toBeVisible();
  await expect(address).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: shared.missing })).toBeVisible();
  await checkScreen(visitor, 'shared film, ended');
  // Opened again it is another link: the one that was passed on stays closed.
  await choice.getByRole('radio', { name: visibility.public }).check({ force: true });
  await expect(address).toHaveValue(/\/film\/[\w-]{43}$/);
  expect(new URL(await address.inputValue()).pathname).not.toBe(link);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1, name: shared.missing })).toBeVisible();
  await visitor.context().close();
});
