/**
 * Lighthouse on a phone of the pages that people come to: `node bench/pages/main.ts [--runs 5] [pages…]`.
 * Starts a server of its own on this machine and ends it. Exits with 1 when a median is under the limit.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../../scripts/browser.ts';
import { newFamily } from '../load/family.ts';
import { startServer } from '../load/server.ts';
import { lighthouse, type Run } from './lighthouse.ts';

/** Of 100. */
const least = 95;
const pages: Record<string, { address: string; isOfFamily: boolean }> = {
  landing: { address: '/', isOfFamily: false },
  'sign-in': { address: '/auth/login', isOfFamily: false },
  home: { address: '/app', isOfFamily: true },
  create: { address: '/app/create', isOfFamily: true },
};

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !pages[name]);
if (unknown.length > 0) {
  console.error(`no page is called ${unknown.join(', ')}; there are ${Object.keys(pages).join(', ')}`);
  process.exit(2);
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
const load = (): string => loadavg()[0]?.toFixed(1) ?? '?';

const chrome = await ensureChromium();
const server = await startServer();
try {
  const { client } = await newFamily(server.origin, 'pages', '10.3.0.1');
  console.log('page      scores (median)               first paint  largest  blocked ms  shift  load');
  for (const [name, { address, isOfFamily }] of Object.entries(pages)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const runs: Run[] = [];
    const cookie = isOfFamily ? client.cookie() : '';
    while (runs.length < Number(values.runs))
      runs.push(await lighthouse(`${server.origin}${address}`, { cookie, chrome }));
    const of = (part: keyof Run): number => median(runs.map((run) => run[part]));
    const scores = `${runs.map(({ score }) => score).join(' ')} (${of('score')})`;
    console.log(
      `${name.padEnd(9)} ${scores.padEnd(29)} ${seconds(of('firstPaint')).padStart(11)} ${seconds(of('largestPaint')).padStart(8)} ${of('blocked').toFixed(0).padStart(11)} ${of('shift').toFixed(3).padStart(6)} ${load().padStart(5)}`,
    );
    if (of('score') < least) process.exitCode = 1;
  }
} finally {
  await server.stop();
}
