/**
 * From words to storyboard, in a browser: `node bench/storyboard/main.ts [--runs 5] [--style anime] [--screen phone]`.
 * Starts a server of its own on this machine and ends it. Exits with 1 when a median is over its limit.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isAnimationStyle } from '@milestoon/domain';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/browser.ts';
import { newFamily, upload } from '../load/family.ts';
import { startServer } from '../load/server.ts';
import { type Figures, figuresOf } from './figures.ts';
import { watch } from './watch.ts';

/** Milliseconds from sending the form, with nothing else to do. */
const limits = { all: 2_000 } as const;

const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  desk: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    style: { type: 'string', default: 'anime' },
    screen: { type: 'string', default: 'phone' },
  },
});
const { runs, style } = values;
const screen = values.screen === 'desk' ? screens.desk : screens.phone;
if (!isAnimationStyle(style)) throw new Error(`no style is called ${style}`);

interface Labelled {
  language: string;
  text: string;
  title: string;
  keptBack?: boolean;
  child: { name: string };
}

/** Of 430 to 480 characters, about the same child. */
const stories = readFileSync(
  new URL('../../packages/story/corpus/told-events.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line): Labelled => JSON.parse(line))
  .filter(({ language, text, keptBack }) => language === 'en' && !keptBack && text.length >= 430)
  .filter(({ text }) => text.length <= 480)
  .map(({ title, text, child }) => ({ title, text: text.replaceAll(child.name, 'Mia') }));

/** Pause between letters; nobody types as fast. */
const typing = { delay: 8 };
/** From the last letter to the tap on the button. */
const readsAgain = 1_500;

/** Writes a story into the form as a parent does, and sends it. Resolves when the page of the episode is open. */
async function send(page: Page, story: { title: string; text: string }): Promise<void> {
  await page.getByLabel('Episode title').fill(story.title.slice(0, 60));
  await page.getByLabel('What happened?').pressSequentially(story.text, typing);
  await pause(readsAgain);
  await page.getByRole('button', { name: 'Create Episode' }).click();
  await page.waitForURL(/\/episodes\//);
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
const inWords = (figures: Figures): string =>
  Object.entries(figures)
    .map(([part, value]) => `${part} ${value.toFixed(0)}`)
    .join('  ');

const chrome = await ensureChromium();
const server = await startServer();
const browser = await chromium.launch({ executablePath: chrome, args: ['--no-sandbox'] });
try {
  const { client } = await newFamily(server.origin, 'storyboard', '10.4.0.1', style);
  const [name = '', ...rest] = client.cookie().split('=');
  const seen: Figures[] = [];
  for (const story of stories.slice(0, Number(runs))) {
    const image = { path: await upload(client, 'episode-images'), url: '', width: 4, height: 3 };
    const context: BrowserContext = await browser.newContext({
      ...screen,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await context.addCookies([{ name, value: rest.join('='), url: server.origin }]);
    await context.addInitScript(watch);
    await context.addInitScript(
      (draft) => sessionStorage.setItem('milestoon.draft.create-episode', draft),
      JSON.stringify({ images: [image] }),
    );
    const page = await context.newPage();
    await page.goto(`${server.origin}/app/create`);
    await send(page, story);
    const figures = await figuresOf(page);
    console.log(`${inWords(figures)}  load ${loadavg()[0]?.toFixed(1)}`);
    seen.push(figures);
    await context.close();
    await client.call('DELETE', `/api/episodes/${page.url().split('/').pop()}`);
  }
  const of = (pick: (numbers: number[]) => number): Figures =>
    Object.fromEntries(
      Object.keys(seen[0] ?? {}).map((part) => [part, pick(seen.map((run) => run[part] ?? Number.NaN))]),
    );
  const medians = of(median);
  console.log(`median  ${inWords(medians)}`);
  console.log(`worst   ${inWords(of((numbers) => Math.max(...numbers)))}`);
  for (const [part, limit] of Object.entries(limits))
    if (!((medians[part] ?? Number.NaN) <= limit)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}
