import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Fetched by npx when the bench runs: nothing else in the repository needs it. */
const version = 'lighthouse@12.8.2';
const longest = 180_000;
/** The app keeps a stream open, so the network is never idle: Lighthouse would wait all of its time for that. */
const longestLoad = 15_000;

/** One run. Times in milliseconds; the score is of 100. */
export interface Run {
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
}

interface Report {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
}

/** What Lighthouse says when the browser has not told it where a page begins, which happens now and then. */
const isMissed = (error: unknown): boolean => String(error).includes('NO_NAVSTART');
const mostTries = 3;

/**
 * Lighthouse's performance of a page on a phone, with its own network and processor (slowed fourfold).
 *
 * @throws Error when the page could not be measured, three times where the measurement was missed
 */
export async function lighthouse(url: string, how: { cookie: string; chrome: string }): Promise<Run> {
  for (let tried = 1; ; tried++)
    try {
      return await measure(url, how);
    } catch (error) {
      if (tried === mostTries || !isMissed(error)) throw error;
    }
}

async function measure(url: string, { cookie, chrome }: { cookie: string; chrome: string }): Promise<Run> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'milestoon-pages-'));
  const file = path.join(folder, 'report.json');
  try {
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        version,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--only-categories=performance',
        `--max-wait-for-load=${longestLoad}`,
        ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
        '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
      ],
      { timeout: longest, env: { ...process.env, CHROME_PATH: chrome } },
    );
    const { categories, audits }: Report = JSON.parse(await readFile(file, 'utf8'));
    const score = categories.performance.score;
    if (score === null) throw new Error(`${url} has no score`);
    const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    return {
      score: Math.round(score * 100),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
