import { setTimeout as pause } from 'node:timers/promises';
import type { Stage } from './stage.ts';

/** What was done to the installation, in words. */
interface Trouble {
  name: string;
  /** Milliseconds since 1970. */
  at: number;
}

const lasting = 20_000;

/** Small, and the same for the same seed: so a run can be had again. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The large ones, each at a share of the time; between them a random process is killed again and again. */
function largeOnes(stage: Stage): { share: number; name: string; run(): Promise<void> }[] {
  const { bucket, clock, database, disk } = stage;
  return [
    { share: 0.08, name: 'the database is restarted', run: () => restart(stage) },
    {
      share: 0.2,
      name: 'the bucket refuses every connection for 20 s',
      async run() {
        await bucket.suspend('SIGTERM');
        await pause(lasting);
        bucket.resume();
      },
    },
    { share: 0.32, name: 'the clock jumps an hour ahead', run: async () => clock.jump(3600) },
    { share: 0.4, name: 'the clock jumps back to the right time', run: async () => clock.jump(0) },
    {
      share: 0.48,
      name: 'the disk is full for 20 s',
      async run() {
        disk.fill();
        await pause(lasting);
        disk.empty();
      },
    },
    {
      share: 0.62,
      name: 'PostgreSQL is killed',
      async run() {
        const pid = stage.postmaster();
        if (pid) process.kill(pid, 'SIGKILL');
        await database.suspend('SIGTERM');
        database.resume();
      },
    },
    {
      share: 0.72,
      name: 'the bucket takes connections and does not answer for 20 s',
      async run() {
        bucket.signal('SIGSTOP');
        await pause(lasting);
        bucket.signal('SIGCONT');
      },
    },
    { share: 0.82, name: 'the clock jumps ten minutes back', run: async () => clock.jump(-600) },
    { share: 0.9, name: 'the clock jumps to the right time', run: async () => clock.jump(0) },
  ];
}

async function restart({ database }: Stage): Promise<void> {
  await database.suspend('SIGTERM');
  database.resume();
}

/** Makes trouble for `duration` milliseconds and leaves everything as it was; the disk's and the clock's where they can be had. */
export async function makeTrouble(
  stage: Stage,
  { duration, seed, killEvery }: { duration: number; seed: number; killEvery: number },
): Promise<Trouble[]> {
  const random = dice(seed);
  const troubles: Trouble[] = [];
  const tell = (name: string): void => {
    troubles.push({ name, at: Date.now() });
    console.log(`  ${new Date().toISOString().slice(11, 19)} ${name}`);
  };
  const large = (async () => {
    let passed = 0;
    for (const { share, name, run } of largeOnes(stage)) {
      await pause(Math.max(0, share * duration - passed));
      const began = performance.now();
      const cannot = name.includes('clock') ? stage.clock.fault : name.includes('disk') && stage.disk.fault;
      tell(cannot ? `not tried: ${name} (${cannot})` : name);
      if (!cannot) await run();
      passed = share * duration + (performance.now() - began);
    }
  })();
  const over = Date.now() + duration;
  const targets = [...stage.webs, ...stage.workers, ...stage.workers]; // workers twice as often
  while (Date.now() < over) {
    await pause(killEvery * (0.5 + random()));
    const target = targets[Math.floor(random() * targets.length)];
    const pid = target?.pid();
    if (!target || !pid || Date.now() >= over) continue;
    tell(`${target.name} is killed`);
    target.signal('SIGKILL');
  }
  await large;
  stage.clock.jump(0);
  stage.disk.empty();
  return troubles;
}
