/// <reference lib="dom" />
import { en } from '@milestoon/domain/texts/en';
import { landing } from '@milestoon/domain/texts/landing/en';
import { expect } from '@playwright/test';
import type { Page as FirefoxPage } from 'puppeteer-core';
import { newChild, pay, signUpAs } from '../family.ts';
import { addShortFilms } from '../short-films.ts';
import { test } from './fixtures.ts';

const { page: shared } = en.sharing;
const { spoken } = shared;

const press = (page: FirefoxPage, name: string): Promise<void> =>
  page.locator(`aria/${name}[role="button"]`).setTimeout(60_000).click();

test('the trailer of the first page plays', async ({ firefox, server }) => {
  await firefox.goto(server.url, { waitUntil: 'networkidle0' });
  await press(firefox, landing.trailer.play);
  await expect
    .poll(() => firefox.$eval('progress', ({ value }) => value).catch(() => 0), { timeout: 90_000 })
    .toBeGreaterThan(0.1);
});

test('a shared film plays, and a hello is recorded and heard', async ({ caller, firefox, server }) => {
  await signUpAs(caller, 'firefox-hello@example.test');
  await pay(caller, server.url);
  const child = await newChild(caller, 'Wilhelmina');
  const [film] = await addShortFilms(server.directory, child.id, ['Ducks at the lake'], { seconds: 5 });
  const made = await caller.request.put(`/api/episodes/${film?.id}/watch-link`, {
    data: { visibility: 'unlisted' },
  });
  const { url } = await made.json();
  await firefox.goto(new URL(new URL(url).pathname, server.url).href, { waitUntil: 'networkidle0' });
  await press(firefox, shared.play);
  await expect
    .poll(() => firefox.$eval('video', ({ currentTime }) => currentTime).catch(() => 0))
    .toBeGreaterThan(1);

  await firefox.locator(`aria/${shared.name}[role="textbox"]`).fill('Grandma Ana');
  await press(firefox, spoken.begin);
  await firefox.waitForFunction((left) => document.body.textContent?.includes(left), {}, spoken.left(17));
  await press(firefox, spoken.stop);
  await press(firefox, spoken.listen);
  await firefox.locator(`aria/${spoken.stopListening}[role="button"]`).wait();
});
