import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { en } from '@milestoon/domain/texts/en';
import type { Telling } from '@milestoon/contract';
import type { Page } from '@playwright/test';
import { framesPerSecond } from '@milestoon/drawing';
import type { Film } from '@milestoon/film';
import { distances, filmCalled, withBriefFilms as test } from './brief/brief-films.ts';
import { asOwner } from './database.ts';
import { chooseAvatar, episode, newChild, newEpisode, password, pay, signUpAs } from './family.ts';
import { expect } from './fixtures.ts';
import { drawnFrom } from './same-picture.ts';
import { checkScreen } from './screen-check.ts';
import type { RunningServer } from './server.ts';
import { hearing, untilHeard, untilQuiet } from './with-microphone.ts';

const { telling: text } = en;
const story = 'Mia fed the ducks.';
const microphone = await hearing(story);

// The network is cut on purpose.
test.use({
  launchOptions: microphone.launchOptions,
  permissions: ['microphone'],
  expected: [/net::ERR_FAILED/],
});

async function finishedFilm(
  page: Page,
  server: RunningServer,
  email: string,
  title: string,
  description = story,
): Promise<string> {
  await signUpAs(page, email);
  await pay(page, server.url);
  const child = await newChild(page, 'Mia');
  await pay(page, server.url, child);
  await chooseAvatar(page, child);
  const id = await newEpisode(page, child, title, description);
  await expect
    .poll(async () => (await episode(page, id)).status, { timeout: 120_000, intervals: [1_000] })
    .toBe('completed');
  await page.request.post(`/api/episodes/${id}/premiere`);
  return id;
}

async function tellingOf(page: Page, id: string): Promise<Telling> {
  const answer = await page.request.get(`/api/episodes/${id}/telling`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Records the line that is shown, from quiet to quiet. */
async function tell(page: Page, press: string): Promise<void> {
  await untilQuiet(page);
  await button(page, press).click();
  await expect(button(page, text.stop)).toBeVisible();
  await untilHeard(page);
  await untilQuiet(page);
  await button(page, text.stop).click();
}

/** Where the takes lie that this browser keeps. */
const keptOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('telling');
        opening.onsuccess = () => {
          const kept = opening.result.transaction('takes').objectStore('takes').getAll();
          kept.onsuccess = () => {
            opening.result.close();
            resolve(kept.result.map(({ place }: { place: string }) => place));
          };
        };
      }),
  );

const voicesOf = async (server: RunningServer): Promise<string[]> =>
  (await readdir(path.join(server.directory, 'files', 'voices'), { recursive: true }).catch(() => [])).filter(
    (name) => name.endsWith('.wav'),
  );

/** How long each line of a film is spoken, in seconds. */
const spokenSeconds = ({ sound: { speech }, captions }: Film): number[] =>
  speech.map(({ start }, i) => {
    const next = speech[i + 1]?.start ?? Number.POSITIVE_INFINITY;
    const words = captions.flatMap((page) => page.words);
    return Math.max(...words.map(({ to }) => to / framesPerSecond).filter((to) => to < next)) - start;
  });

test('a film is told: two lines recorded, one of them again, and made anew with them; then all of it is taken back', async ({
  page,
  server,
}) => {
  test.setTimeout(400_000);
  const lines = `${story}\nMia waved at them.\nMia laughed a lot.`;
  const id = await finishedFilm(page, server, 'telling@example.test', 'Told ducks', lines);
  await page.goto(`/app/episodes/${id}`);
  await page.getByRole('link', { name: text.open }).click();
  await expect(page.getByRole('heading', { name: text.who.title })).toBeVisible();
  await checkScreen(page, 'telling who');
  await page.getByLabel(text.who.name).fill('Grandma Ana');
  await button(page, text.who.agree).click();
  await expect(page.locator('canvas[data-drawn]')).toHaveCount(1, { timeout: 60_000 });
  await checkScreen(page, 'telling a line');

  await tell(page, text.record);
  await expect(page.getByText(text.state.kept)).toBeVisible({ timeout: 60_000 });
  await checkScreen(page, 'telling told');
  const first = (await tellingOf(page, id)).lines[0]?.recording;
  expect([first?.teller, first?.notes]).toEqual(['Grandma Ana', []]);
  await button(page, text.listen).click();
  await expect(button(page, text.stop)).toBeVisible();
  await button(page, text.stop).click();

  // Told again without a network, over a reload: it arrives when there is one.
  await page.route('**/telling/**', (route) => route.abort());
  await tell(page, text.again);
  await expect(page.getByText(text.state.waiting)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByText(text.stillSending(1))).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/telling/**');
  await page.reload();
  await expect(page.getByText(text.state.kept)).toBeVisible({ timeout: 60_000 });
  const second = (await tellingOf(page, id)).lines[0]?.recording;
  expect(second?.id).not.toBe(first?.id);
  expect(await voicesOf(server)).toHaveLength(1);

  // Interrupted by a reload: what was said until then is there, and is not sent by itself.
  await untilQuiet(page);
  await button(page, text.again).click();
  await untilHeard(page);
  await expect.poll(() => keptOnDevice(page)).toEqual([`cut episode ${id}`]);
  await page.reload();
  await expect(page.getByText(text.cut.keepOrAgain)).toBeVisible();
  await checkScreen(page, 'telling interrupted');
  await button(page, text.listen).click();
  await button(page, text.cut.discard).click();
  await expect.poll(() => keptOnDevice(page)).toEqual([]);
  expect((await tellingOf(page, id)).lines[0]?.recording?.id).toBe(second?.id);

  // The next line is read as well; the last is left to the built-in voice.
  const next = (await tellingOf(page, id)).lines[1];
  await microphone.reads(next?.text ?? '');
  await page.reload();
  await button(page, text.next).click();
  await tell(page, text.record);
  await expect(page.getByText(text.toldBy(2, 3))).toBeVisible({ timeout: 60_000 });
  await expect(button(page, `${text.line(3, 3)}, ${text.lineStates.open}`)).toBeVisible();
  const recordings = (await tellingOf(page, id)).lines.map(({ recording }) => recording);
  expect(recordings.map((each) => each?.teller)).toEqual(['Grandma Ana', 'Grandma Ana', undefined]);
  expect(recordings[0]?.id).toBe(second?.id);

  const before = await filmCalled(server, 'Told ducks');
  expect(before.toldBy).toBeUndefined();
  await button(page, text.makeFilm).click();
  await expect(page.getByText(text.making)).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(async () => (await tellingOf(page, id)).isFinished, { timeout: 120_000, intervals: [1_000] })
    .toBe(true);
  const told = await filmCalled(server, 'Told ducks');
  expect(told.toldBy).toEqual(['Grandma Ana']);
  const [builtIn, spoken] = [spokenSeconds(before), spokenSeconds(told)];
  expect(spoken).toHaveLength(3);
  for (const line of [0, 1]) {
    const seconds = spoken[line] ?? 0;
    const recorded = recordings[line]?.seconds ?? 0;
    expect(Math.abs(seconds - recorded), 'the last word ends with the recording').toBeLessThan(0.5);
    expect(seconds - (builtIn[line] ?? 0), 'she takes her time').toBeGreaterThan(0.2);
  }
  expect(spoken[2], 'the built-in voice').toBeCloseTo(builtIn[2] ?? 0, 1);
  expect((await tellingOf(page, id)).isChanged).toBe(false);

  // Its credits name who told it, in letters so small that compression blurs them.
  await page.goto(`/app/episodes/${id}`);
  const { toldBy: _, ...unnamed } = told;
  const credits = await distances(page, drawnFrom(told.frames - framesPerSecond), [told, unnamed]);
  expect(credits.places).toBeGreaterThan(20);
  expect(credits.first * 2).toBeLessThan(credits.second);
  await page.goBack();

  // A copy of everything holds the voice.
  const { url } = await (await page.request.post('/api/privacy/export', { data: { password } })).json();
  const archive = await (await page.request.get(url)).body();
  expect(archive.includes(Buffer.from('files/voices/'))).toBe(true);
  expect(archive.includes(Buffer.from('RIFF'))).toBe(true);

  await page.reload();
  await button(page, text.who.remove('Grandma Ana')).click();
  await page.getByRole('dialog').getByRole('button', { name: text.who.delete }).click();
  await expect(page.getByRole('heading', { name: text.who.title })).toBeVisible();
  expect(await voicesOf(server)).toEqual([]);
  expect((await tellingOf(page, id)).isChanged, 'the film still has it').toBe(true);
});

test('grandma is asked by a link, tells on her phone without an account, and the parent takes it', async ({
  page,
  server,
  browser,
}) => {
  test.setTimeout(400_000);
  const id = await finishedFilm(page, server, 'grandma@example.test', 'Asked ducks');
  await page.goto(`/app/episodes/${id}/tell`);
  await page.getByLabel(text.ask.name).fill('Grandma Ana');
  await button(page, text.ask.make).click();
  const address = page.getByLabel(/Grandma Ana has not sent anything yet/);
  await expect(address).toBeVisible();
  await checkScreen(page, 'telling asked');
  const link = await address.inputValue();

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    permissions: ['microphone'],
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const guest = await phone.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: text.guest.title('Grandma Ana') })).toBeVisible();
  await checkScreen(guest, 'telling guest');
  await button(guest, text.guest.agree).click();
  await expect(guest.locator('canvas[data-drawn]')).toHaveCount(1, { timeout: 60_000 });
  await tell(guest, text.record);
  await expect(guest.getByText(text.state.kept)).toBeVisible({ timeout: 60_000 });
  await checkScreen(guest, 'telling guest told');
  for (const closed of ['/api/children', `/api/episodes/${id}`, `/api/episodes/${id}/telling`])
    expect((await guest.request.get(closed)).status(), closed).toBe(401);
  await button(guest, text.guest.send).click();
  await expect(guest.getByRole('heading', { name: text.guest.sent })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: text.guest.gone })).toBeVisible();
  await checkScreen(guest, 'telling guest gone');
  await phone.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: text.ask.sent('Grandma Ana') })).toBeVisible();
  await checkScreen(page, 'telling sent');
  await button(page, text.ask.take).click();
  await expect(page.getByText(text.toldBy(1, 1))).toBeVisible();
  expect((await tellingOf(page, id)).lines[0]?.recording?.teller).toBe('Grandma Ana');

  await page.request.delete(`/api/episodes/${id}`);
  expect(await voicesOf(server)).toEqual([]);
});

test('without permission the page says what to do, and nothing is lost; a link that has run out shows nothing', async ({
  browser,
  page,
  server,
}) => {
  test.setTimeout(300_000);
  const id = await finishedFilm(page, server, 'refused@example.test', 'Silent ducks');
  const link = await (
    await page.request.post(`/api/episodes/${id}/telling-links`, { data: { name: 'Grandpa' } })
  ).json();
  const refusing = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const guest = await refusing.newPage();
  await guest.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await guest.goto(link.url);
  await button(guest, text.guest.agree).click();
  await button(guest, text.record).press('Enter');
  await expect(guest.getByText(text.microphone.refused)).toBeVisible();
  await expect(button(guest, text.microphone.tryAgain)).toBeVisible();
  await checkScreen(guest, 'telling refused');
  await refusing.close();

  await asOwner(server, `update telling_links set expires_at = now() where id = '${link.id}'`);
  const later = await browser.newContext({ serviceWorkers: 'block' });
  const late = await later.newPage();
  await late.goto(link.url);
  await expect(late.getByRole('heading', { name: text.guest.gone })).toBeVisible();
  await expect(late.getByText(text.guest.goneLead)).toBeVisible();
  await expect(late.locator('body')).not.toContainText(/Mia|ducks|Grandpa/i);
  await expect(late.getByRole('button', { name: text.guest.agree })).toHaveCount(0);
  await later.close();
});
