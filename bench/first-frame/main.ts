/// <reference lib="dom" />
/**
 * A family link on a phone with 4G: `node bench/first-frame/main.ts [--runs 7]`. Starts a server of its
 * own on this machine, has a film made, shares it, and opens its link in a clean browser each time. Exits with 1 when a
 * median is over its limit.
 */
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Episode, WatchLink } from '@milestoon/contract';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/browser.ts';
import { type Family, newFamily, submitEpisode } from '../load/family.ts';
import { startServer } from '../load/server.ts';

/** Milliseconds on fast 4G: until the picture before the film stands, and from the press until the film moves. */
const limits = { picture: 1_000, first: 1_000 } as const;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };
const megabit = 1e6 / 8;
/** As Chromium's developer tools throttle them: milliseconds before every answer, bytes a second. */
const connections = {
  'no limit': undefined,
  'fast 4G': { latency: 165, downloadThroughput: 8.1 * megabit, uploadThroughput: 1.35 * megabit },
  'slow 4G': { latency: 562.5, downloadThroughput: 1.44 * megabit, uploadThroughput: 0.675 * megabit },
} as const;
type Connection = keyof typeof connections;

const madeWithin = 15 * 60_000;

/** Has a film made. Resolves to its address for families. */
async function sharedFilm(family: Family): Promise<string> {
  const { client } = family;
  const { id } = await submitEpisode(family, 1);
  const late = performance.now() + madeWithin;
  for (;;) {
    const { status } = await client.call<Episode>('GET', `/api/episodes/${id}`);
    if (status === 'completed') break;
    if (status === 'failed' || performance.now() > late) throw new Error(`the film is ${status}`);
    await pause(1_000);
  }
  const link = await client.call<WatchLink>('PUT', `/api/episodes/${id}/watch-link`, {
    visibility: 'unlisted',
  });
  if (link.url === null) throw new Error('the film is not shared');
  return new URL(link.url).pathname;
}

declare global {
  /** When pictures of the film were painted, in milliseconds since the page was asked for. */
  var pictures: number[];
}

interface Figures {
  /** From opening the link until the play button stands: milliseconds. */
  button: number;
  /** From opening the link until the picture before the film is painted. */
  picture: number;
  /** From the press to the first picture of the film. */
  first: number;
}

/** From the press to the first picture that the browser hands to its screen. */
const pressed = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const button = document.querySelector<HTMLElement>('[role="group"] button');
        const video = document.querySelector('video');
        if (!button || !video) throw new Error('there is nothing to press');
        const begun = performance.now();
        video.requestVideoFrameCallback((now) => resolve(now - begun));
        button.click();
      }),
  );

async function open(browser: Browser, address: string, connection: Connection): Promise<Figures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const throttle = connections[connection];
  const session = await context.newCDPSession(page);
  if (throttle)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      ...throttle,
      connectionType: 'cellular4g',
    });
  await page.addInitScript(() => {
    globalThis.pictures = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (/poster\.jpg$/.test(Reflect.get(entry, 'url'))) globalThis.pictures.push(entry.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(address, { waitUntil: 'commit' });
  const button = await page.waitForFunction(() => {
    const found = document.querySelector('[role="group"] button') && document.querySelector('video');
    return found ? performance.now() : undefined;
  });
  const picture = await page.waitForFunction(() => {
    const [first] = globalThis.pictures;
    return first;
  });
  const figures = {
    button: Number(await button.jsonValue()),
    picture: Number(await picture.jsonValue()),
    first: await pressed(page),
  };
  await context.close();
  return figures;
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

const chrome = await ensureChromium();
const server = await startServer();
const browser = await chromium.launch({
  executablePath: chrome,
  args: ['--no-sandbox', '--autoplay-policy=document-user-activation-required'],
});
try {
  const family = await newFamily(server.origin, 'first-frame', '10.5.0.1');
  const address = `${server.origin}${await sharedFilm(family)}`;
  for (const connection of ['no limit', 'fast 4G', 'slow 4G'] as const) {
    const seen: Figures[] = [];
    for (let run = 0; run < Number(values.runs); run += 1)
      seen.push(await open(browser, address, connection));
    const of = (part: keyof Figures): number[] => seen.map((run) => run[part]);
    const told = (['picture', 'button', 'first'] as const).map(
      (part) => `${part} ${median(of(part)).toFixed(0)} (${Math.max(...of(part)).toFixed(0)})`,
    );
    console.log(`${connection}: ${told.join('  ')}  load ${loadavg()[0]?.toFixed(1)}`);
    if (connection !== 'fast 4G') continue;
    for (const part of ['picture', 'first'] as const)
      if (!(median(of(part)) <= limits[part])) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}
