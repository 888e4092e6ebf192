/**
 * How many machines so many families need: `node bench/sizing/main.ts [--films-a-week 1] [--peak 3] [--wait 60]`.
 * First the real queue of the server against the simulation and both against Erlang's formula, then the simulation up
 * to a million families. Exits with 1 where the small end disagrees.
 */
import os from 'node:os';
import { parseArgs } from 'node:util';
import { dice } from '../chaos/troubles.ts';
import { measureAtRest } from './at-rest.ts';
import { byChance, erlangWait, mean, quantile, simulate } from './simulate.ts';
import { realRun } from './small-run.ts';

const { values } = parseArgs({
  options: {
    'films-a-week': { type: 'string', default: '1' },
    peak: { type: 'string', default: '3' },
    wait: { type: 'string', default: '60' },
  },
});
/** Of an episode and its trailer on a machine of two processors, by `bench/episode`: seconds, least and most. */
const work = { least: 34, most: 52 };
/** Busier than this nothing is left for a machine that goes. */
const mostBusy = 0.85;
/** What the small end may differ by, as a share of the work. */
const tolerance = 0.1;
const load = (): string => (os.loadavg()[0] ?? 0).toFixed(1);

console.log(`load ${load()}`);
const random = dice(7);
const exponential = (): number => -Math.log(1 - random());

const [workers, offered] = [3, 2.4];
const many = byChance(offered, 200_000, exponential, random);
const simulated = mean(simulate(many, workers));
const formula = erlangWait(workers, offered);
console.log(
  `simulation against Erlang's formula, ${workers} workers, busy ${(100 * offered) / workers} %: ` +
    `${simulated.toFixed(3)} and ${formula.toFixed(3)} of the work`,
);

const few = byChance(offered / 2, 90, () => 2 * (0.8 + 0.4 * random()), random);
const real = await realRun(few, workers);
const asSubmitted = few.map((_, i) => ({ at: real.submitted[i] ?? 0, work: real.work[i] ?? 0 }));
const expected = simulate(asSubmitted, workers);
const difference = (mean(real.waits) - mean(expected)) / mean(real.work);
console.log(
  `real queue against simulation, ${workers} workers, ${few.length} films of ${mean(real.work).toFixed(2)} s: ` +
    `mean wait ${mean(real.waits).toFixed(2)} and ${mean(expected).toFixed(2)} s, ` +
    `95th of a hundred ${quantile(real.waits, 0.95).toFixed(2)} and ${quantile(expected, 0.95).toFixed(2)} s; ` +
    `${(100 * difference).toFixed(1)} % of the work more`,
);
const atRest = await measureAtRest(4);
console.log(
  `a worker that waits: ${atRest.transactions.toFixed(1)} transactions a second, ` +
    `${atRest.connections.toFixed(1)} connections of its queue`,
);

console.log(
  `\nat the peak (${values.peak} times the mean), ${values['films-a-week']} films a week, load ${load()}`,
);
const hour = 3600;
const workOf = (): number => work.least + (work.most - work.least) * random();
console.table(
  [100, 1000, 10_000, 100_000, 1_000_000].map((families) => {
    const rate = (families * Number(values['films-a-week']) * Number(values.peak)) / (7 * 24 * hour);
    const films = byChance(rate, Math.max(4 * hour, 400 / rate), workOf, random);
    let count = Math.max(1, Math.ceil((rate * mean([work.least, work.most])) / mostBusy));
    const waitsOf = (machines: number): number => quantile(simulate(films, machines), 0.95);
    while (waitsOf(count) > Number(values.wait)) count += 1;
    const waits = simulate(films, count);
    return {
      families,
      'films an hour': Math.round(rate * hour),
      'workers (2 processors)': count,
      'busy %': Math.round((100 * rate * mean([work.least, work.most])) / count),
      'mean wait s': Math.round(mean(waits)),
      '95th s': Math.round(quantile(waits, 0.95)),
      'transactions/s of waiting workers': Math.round(count * atRest.transactions),
      'connections of queues': Math.round(count * atRest.connections),
    };
  }),
);
if (Math.abs(difference) > tolerance || Math.abs(simulated - formula) > tolerance * formula)
  process.exitCode = 1;
