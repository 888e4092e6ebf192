/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { en } from '@milestoon/domain/texts/en';
import { asOwner } from './database.ts';
import { newChild, pay, signUpAs } from './family.ts';
import { expect, test } from './fixtures.ts';
import { checkScreen } from './screen-check.ts';
import { addShortFilms } from './short-films.ts';
import { openWithoutScripts, shift } from './without-scripts.ts';

// A link that was ended is a 404.
test.use({ expected: [/status of 404/] });

const { link: words, page: shared, links, hellos } = en.sharing;
const { visibility } = en.publishing;
const { filters } = en.episodes;

const phone = { width: 390, height: 844 };

/** Waits for the end of the film that is open. Resolves to its last second. */
const played = (page: Page): Promise<number> =>
  page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    if (!video.ended)
      await new Promise((resolve) => video.addEventListener('ended', resolve, { once: true }));
    return video.currentTime;
  });

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
  const choice = page.getByRole('group', { name: words.legend.film });
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
  const letIn = await openWithoutScripts(visitor, link);
  const first = visitor.locator('#written img[data-first-picture]');
  await expect(first).toHaveJSProperty('naturalWidth', 1280);
  await expect(first).toBeVisible();
  await letIn();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Ducks at the lake');
  await expect(first).toHaveCount(0);
  expect(await shift(visitor)).toBeLessThan(0.01);
  const goOn = await openWithoutScripts(visitor, link);
  await expect(first).toBeVisible();
  await checkScreen(visitor, 'shared film, on its way');
  await goOn();
  await expect(first).toHaveCount(0);
  await checkScreen(visitor, 'shared film');
  // The sign to press stands below the picture, on a phone and on a desk: on it are faces and the title.
  for (const viewport of [{ width: 1280, height: 800 }, phone]) {
    await visitor.setViewportSize(viewport);
    const picture = await visitor.locator('video').boundingBox();
    const sign = await visitor.locator('button svg.lucide-play').first().boundingBox();
    expect(sign?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? Number.NaN));
  }
  await visitor.getByRole('button', { name: shared.play, exact: true }).click();
  await expect(played(visitor)).resolves.toBeGreaterThan(0.4);
  await expect(visitor.locator('body')).not.toContainText('Wilhelmina');
  await expect(visitor.getByRole('link', { name: 'Profile' })).toHaveCount(0);
  await checkScreen(visitor, 'shared film, watched');

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

test('a season by its link: a code, one film after the other, and a hello back to the parent', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(180_000);
  await signUpAs(page, 'season-link@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Wilhelmina');
  await addShortFilms(server.directory, child.id, ['Ducks at the lake', 'The first snow']);

  await page.goto(`/app/children/${child.id}/seasons/1`);
  await page
    .getByRole('group', { name: words.legend.season })
    .getByRole('radio', { name: visibility.unlisted })
    .check({ force: true });
  await page.getByText(words.bounds).click();
  await page.getByRole('radio', { name: words.forDays(30) }).check({ force: true });
  await page.getByRole('radio', { name: words.times(5) }).check({ force: true });
  await page.getByRole('switch', { name: words.code }).click();
  await expect(page.getByText(words.left(5))).toBeVisible();
  const code = (await page.getByText(`${words.yourCode}:`).locator('strong').textContent()) ?? '';
  const link = new URL(await page.getByLabel(words.address).inputValue()).pathname;
  await checkScreen(page, 'season, link with bounds');

  const grandma = await (await browser.newContext({ baseURL: server.url })).newPage();
  await grandma.goto(link);
  await expect(grandma.getByRole('heading', { level: 1 })).toHaveText(shared.codeTitle);
  await expect(grandma.locator('body')).not.toContainText('Ducks');
  await grandma.getByLabel(shared.code, { exact: true }).fill('12');
  await grandma.getByRole('button', { name: shared.enter }).click();
  await expect(grandma.getByText(shared.wrongCode)).toBeVisible();
  await checkScreen(grandma, 'shared films, wrong code');
  await grandma.getByLabel(shared.code, { exact: true }).fill(code);
  await grandma.getByRole('button', { name: shared.enter }).click();
  await expect(grandma.getByRole('heading', { level: 1 })).toHaveText('Ducks at the lake');
  await grandma.getByRole('button', { name: shared.play, exact: true }).click();
  await played(grandma);
  await checkScreen(grandma, 'shared films, the first is over');
  await grandma.getByRole('button', { name: shared.next('The first snow') }).click();
  await expect(grandma.getByRole('heading', { level: 1 })).toHaveText('The first snow');
  await played(grandma);
  // Opened anew it neither asks again nor counts again.
  await grandma.reload();
  await grandma.getByRole('button', { name: shared.play, exact: true }).click();
  await played(grandma);
  await grandma.getByRole('button', { name: shared.heart }).click();
  await expect(grandma.getByText(shared.heartSent)).toBeVisible();
  await grandma.getByLabel(shared.name, { exact: true }).fill('Grandma Ana');
  await grandma.getByLabel(shared.text).fill('<b>So many ducks!</b>');
  await grandma.getByRole('button', { name: shared.send, exact: true }).click();
  await expect(grandma.getByText(shared.sent)).toBeVisible();
  await checkScreen(grandma, 'shared films, hello sent');

  await page.goto('/account/links');
  await expect(page.getByText(links.watched(2))).toBeVisible();
  await expect(page.getByText(words.left(3))).toBeVisible();
  await checkScreen(page, 'family links');
  await page.goto('/app');
  // The heart is told at once; what is said within the next hours is told together, later.
  await page.getByRole('button', { name: en.notifications.panel.unread(1) }).click();
  await page.getByRole('link', { name: en.notifications.told['film-hello'].title }).first().click();
  await expect(page.getByRole('heading', { name: hellos.title })).toBeVisible();
  await expect(page.getByText('<b>So many ducks!</b>')).toBeVisible();
  await checkScreen(page, 'film, hellos');

  await page.goto('/account/links');
  await page.getByRole('button', { name: links.endLabel(links.season(1)) }).click();
  await checkScreen(page, 'family links, ending one');
  await page.getByRole('dialog').getByRole('button', { name: links.end }).click();
  await expect(page.getByRole('heading', { name: links.none })).toBeVisible();
  await checkScreen(page, 'family links, none');
  await grandma.getByRole('button', { name: 'Ducks at the lake' }).click();
  await expect(grandma.getByRole('heading', { level: 1, name: shared.missing })).toBeVisible();
  await grandma.context().close();
});

test('a link that has run out, and one that was ended, say so to a browser that never had them, and show nothing', async ({
  page,
  server,
  browser,
}) => {
  await signUpAs(page, 'links-over@example.test');
  await pay(page, server.url);
  const child = await newChild(page, 'Wilhelmina');
  const films = await addShortFilms(server.directory, child.id, ['Ducks at the lake', 'The first snow']);
  const change = async (film: { id: string } | undefined, changes: object): Promise<string> => {
    const answer = await page.request.put(`/api/episodes/${film?.id}/watch-link`, { data: changes });
    expect(answer.ok()).toBe(true);
    return (await answer.json()).url;
  };
  /** What a browser of somebody without an account shows, scripts or not, and what it asked for. */
  const opened = async (link: string) => {
    const visitor = await (await browser.newContext({ baseURL: server.url })).newPage();
    const files: string[] = [];
    visitor.on('response', (answer) => {
      if (/^(image|video|text\/vtt)/.test(answer.headers()['content-type'] ?? '')) files.push(answer.url());
    });
    const written = await (await visitor.request.get(link)).text();
    await visitor.goto(link);
    const heading = await visitor.getByRole('heading', { level: 1 }).textContent();
    return { visitor, heading, written, files: () => files.filter((url) => url.includes('/film')) };
  };
  const [bounded, open] = films;
  const [first, second] = [
    await change(bounded, { visibility: 'unlisted', days: 30 }),
    await change(open, { visibility: 'unlisted' }),
  ];
  const works = await opened(second);
  expect(works.heading).toBe('The first snow');
  expect(works.files().length).toBeGreaterThan(0);
  await works.visitor.context().close();

  await asOwner(server, `update watch_links set ends_at = now() where episode_id = '${bounded?.id}'`);
  await change(open, { visibility: 'private' });
  for (const link of [first, second]) {
    const { visitor, heading, written, files } = await opened(link);
    expect(heading).toBe(shared.missing);
    await expect(visitor.getByText(shared.missingText)).toBeVisible();
    await expect(visitor.locator('video, audio, canvas')).toHaveCount(0);
    for (const text of [written, await visitor.content()])
      for (const secret of ['Ducks', 'snow', 'Wilhelmina']) expect(text).not.toContain(secret);
    expect(files()).toEqual([]);
    await visitor.context().close();
  }
  // The parent reads it, too.
  await page.goto('/account/links');
  await expect(page.getByText(/^Ended on /)).toBeVisible();
});
