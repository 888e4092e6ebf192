/**
 * Two sites and three workers on one database and one bucket, with everything going wrong that may:
 * `node bench/chaos/main.ts [--minutes 10] [--families 5] [--every 15] [--kill-every 20] [--seed 1] [--height 360]
 * [--calm] [--traces FILE]`. `--calm`: nothing goes wrong. `--traces`: what the looks saw, as JSON.
 * Prints a ledger of what was submitted and what became of it; exits with 1 where a line of it does not hold. Linux.
 */
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Family } from '../../apps/server/src/testing/kill/family-story.ts';
import { readKept, readUnderWay } from './kept.ts';
import { drawUp } from './ledger.ts';
import { processesOf } from './left-processes.ts';
import { countFailures, countMails } from './outboxes.ts';
import { moveIn, newFamily, type Submission, submit, watch } from './parents.ts';
import { setStage } from './stage.ts';
import { makeTrouble } from './troubles.ts';
import { followWaiting, median, medianError } from './waiting.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    families: { type: 'string', default: '5' },
    every: { type: 'string', default: '15' },
    'kill-every': { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    height: { type: 'string', default: '360' },
    calm: { type: 'boolean', default: false },
    traces: { type: 'string' },
  },
});
const duration = Number(values.minutes) * 60_000;
const goal = 0.25;
/** Milliseconds that what was sent may take after the last trouble. */
const longestRest = 15 * 60_000;
const load = (): string =>
  os
    .loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');

console.log(`load at the beginning ${load()}, ${os.availableParallelism()} processors`);
const stage = await setStage(values.height);
const looking = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stage.strike().then(() => process.exit(130)));
try {
  const waiting = followWaiting();
  const [payments] = stage.sites;
  if (!payments) throw new Error('no site');
  const families: Family[] = [];
  const watching: Promise<void>[] = [];
  const settle = async (number: number): Promise<void> => {
    const family = await moveIn(newFamily(number), payments);
    families.push(family);
    watching.push(watch(family, stage.sites, waiting, looking.signal));
  };
  for (let i = 1; i <= Number(values.families); i++) await settle(i);
  console.log(`${families.length} families have an avatar; ${values.minutes} minutes begin`);

  const sending: Promise<Submission>[] = [];
  const arriving: Promise<void>[] = [];
  const over = Date.now() + duration;
  const submissions = (async () => {
    for (let number = 1; Date.now() < over; number++) {
      const family = families[number % families.length];
      if (family) sending.push(submit(family, stage.sites, `Milestone ${number}`));
      // A new family signs up and pays in the middle of it.
      if (number % 5 === 0) arriving.push(settle(Number(values.families) + number / 5));
      await pause(Number(values.every) * 1000);
    }
  })();
  const killEvery = Number(values['kill-every']) * 1000;
  const troubles = values.calm
    ? []
    : await makeTrouble(stage, { duration, seed: Number(values.seed), killEvery });
  await submissions;
  await Promise.all(arriving);
  const sent = await Promise.all(sending);
  console.log(`${sent.length} milestones are sent; load ${load()}; what is left is made`);
  const restUntil = performance.now() + longestRest;
  const isDone = async (): Promise<boolean> =>
    Object.keys(await readUnderWay(stage.databaseUrl).catch(() => ({ unknown: 1 }))).length === 0;
  while (!(await isDone()) && performance.now() < restUntil) await pause(1000);

  looking.abort();
  await Promise.all(watching);
  const kept = await readKept(stage);
  const ledger = drawUp(sent, kept, countMails(stage.folders), families.length);
  const all = waiting.outcome();
  const undisturbed = waiting.outcome((id) => !kept.interrupted.has(id));
  const killed = troubles.filter(({ name }) => / is killed$/.test(name)).length;
  console.log(
    `\n${troubles.length} troubles, ${killed} of them killed processes; sent again: ` +
      `${sent.reduce((all, { attempts }) => all + attempts - 1, 0)} times; load at the end ${load()}`,
  );
  for (const [what, count] of countFailures(stage.folders)) console.log(`  ${count} × ${what}`);
  console.log(
    `from submit to ready: median ${median(waiting.whole()).toFixed(0)} s, ` +
      `longest ${waiting.whole().at(-1)?.toFixed(0)} s`,
  );
  const share = (errors: typeof all.looks): string =>
    `${(100 * medianError(errors)).toFixed(0)} % of ${errors.length}`;
  if (values.traces)
    await writeFile(
      values.traces,
      JSON.stringify({ traces: waiting.traces(), interrupted: [...kept.interrupted] }),
    );
  console.log(`waiting time shown against the real one, median error (goal ${100 * goal} %):`);
  console.log(
    `  films begun once: ${share(undisturbed.looks)} looks, first looks ${share(undisturbed.first)}, ` +
      `${undisturbed.untold} looks were told nothing`,
  );
  console.log(
    `  all films: ${share(all.looks)} looks, first looks ${share(all.first)}, ${all.untold} told nothing`,
  );

  const own = [...stage.webs, ...stage.workers];
  const alive = new Set(own.map((one) => one.pid()));
  const strays = processesOf(stage.folders)
    .filter(({ isOrphan }) => isOrphan)
    .filter(({ id }) => !alive.has(id));
  ledger.push({
    what: 'no process is left of those that were killed',
    found: `${strays.length} strays of ${own.reduce((all, one) => all + one.starts(), 0)} starts`,
    holds: strays.length === 0,
  });
  const died = own.filter((one) => one.deaths() > 0).map((one) => `${one.name} ${one.deaths()} times`);
  ledger.push({
    what: 'no process of ours ended that was not killed',
    found: died.join(', ') || `${own.length} processes`,
    holds: died.length === 0,
  });
  for (const { what, found, holds } of ledger) console.log(`${holds ? 'holds' : 'WRONG'}  ${what}: ${found}`);
  if (ledger.some(({ holds }) => !holds) || !(medianError(undisturbed.looks) <= goal)) process.exitCode = 1;
} finally {
  looking.abort();
  await stage.strike();
}
