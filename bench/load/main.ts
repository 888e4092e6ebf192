/**
 * Fifty families, one of them greedy: `node bench/load/main.ts [--minutes 10] [--families 50] [--films 6]`.
 * Starts a server of its own on this machine and ends it. Exits with 1 when a limit is not kept. Linux only.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { newFamily } from './family.ts';
import { startGreedy } from './greedy-family.ts';
import { lookAround } from './modest.ts';
import { memoryOf, type ProcessMemory } from './processes.ts';
import { startServer } from './server.ts';

/** Of the 95th of a hundred calls for page data, in milliseconds. */
const slowest = 250;
/** Bytes of all processes together, database included. */
const most = 2 * 1024 ** 3;
const measureEvery = 2000;

const sum = (processes: ProcessMemory[]): number => processes.reduce((all, { bytes }) => all + bytes, 0);
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    families: { type: 'string', default: '50' },
    films: { type: 'string', default: '6' },
  },
});
const duration = Number(values.minutes) * 60_000;
const families = Number(values.families);
const films = Number(values.films);

const quantile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

const server = await startServer();
try {
  const { origin, pid } = server;
  const greedy = await startGreedy({ origin, address: '10.2.0.1' });
  const modest = [];
  for (let i = 1; i < families; i++)
    modest.push(await newFamily(origin, `family-${i}`, `10.1.${i >> 8}.${i & 255}`));
  console.log(`${families} families have an avatar; ${values.minutes} minutes begin`);

  const over = new AbortController();
  let largest: ProcessMemory[] = [];
  const measuring = setInterval(async () => {
    const now = await memoryOf(pid);
    if (sum(now) > sum(largest)) largest = now;
  }, measureEvery);
  greedy.begin();
  const visits = modest.map((family, i) =>
    lookAround(family, i < films ? ((i + 0.5) / films) * duration * 0.7 : undefined, over.signal),
  );
  await pause(duration);
  over.abort();
  clearInterval(measuring);
  const seen = await Promise.all(visits);
  const { answers, films: greedyFilms } = await greedy.stop();

  const times = seen.flatMap((visit) => visit.times).toSorted((a, b) => a - b);
  const faults = seen.flatMap((visit) => visit.faults);
  const p95 = quantile(times, 0.95);
  const episodes = seen.flatMap(({ episode }) => episode ?? []);
  const waits = episodes.map((episode) => {
    const begun = episode.begun ?? Date.now();
    const before = greedyFilms.filter((at) => at > episode.submitted && at < begun);
    return { ...episode, greedyFilmsBefore: before.length, seconds: (begun - episode.submitted) / 1000 };
  });

  console.table(answers);
  console.log(
    `page data of the others: ${times.length} calls, median ${quantile(times, 0.5).toFixed(0)} ms, ` +
      `p95 ${p95.toFixed(0)} ms (limit ${slowest}), p99 ${quantile(times, 0.99).toFixed(0)} ms, ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  for (const { family, seconds, greedyFilmsBefore, begun, status } of waits)
    console.log(
      `first episode of ${family}: ${begun ? `began after ${seconds.toFixed(0)} s` : 'not begun'}, ${status}, ` +
        `${greedyFilmsBefore} films of the greedy one finished meanwhile (limit 1)`,
    );
  console.log(`memory of all processes at most ${megabytes(sum(largest))} (limit ${megabytes(most)}), then:`);
  for (const [name, processes = []] of Object.entries(Object.groupBy(largest, ({ name }) => name)))
    console.log(`  ${name}: ${processes.map(({ bytes }) => megabytes(bytes)).join(', ')}`);

  const lost = episodes.filter(({ status }) => status === 'failed').length + faults.length;
  const isFair = waits.every(({ greedyFilmsBefore }) => greedyFilmsBefore <= 1);
  if (p95 > slowest || sum(largest) > most || lost > 0 || !isFair || !server.isAlive()) process.exitCode = 1;
} finally {
  await server.stop();
}
