import type { Database } from '@milestoon/database';
import { sql } from 'kysely';
import type { PgBoss as Boss, Job } from 'pg-boss';
import type { Log } from '../log/log.ts';
import { inLogScope } from '../log/scope.ts';
import type { OpenSpan, Tracing } from '../tracing/tracing.ts';
import { apartFromOrigin } from './origin.ts';
import { type JobHandler, type JobHandlers, type JobName, type Jobs, jobNames } from './jobs.ts';
import { bringToNow, locksAreBackAfter, retryOrphans } from './orphans.ts';
import { isOutage } from './outage.ts';
import type { Signals } from './signals.ts';
import { moveRound } from './turns.ts';

export interface Worker {
  /** Tells those of the jobs that run here to stop, because they were taken back. */
  abort: (jobIds: string[]) => void;
  stop(): Promise<void>;
}

interface WorkerParts {
  boss: Boss;
  database: Database;
  handlers: JobHandlers;
  log: Log;
  tracing: Tracing;
  signals: Signals;
  failedQueue(name: JobName): string;
}

const lookForDeadWorkersEvery = 5000;
/** Seconds until a job is tried again whose machine failed, and for how long that takes no attempt from it. */
const afterOutage = 10;
const outagesFor = 3600;
/**
 * Seconds after which a job is taken from a worker that lives, as its lock says, and gives no sign: on a machine with too
 * much to do one gives none for half a minute. Who is dead is known by the lock, and much sooner.
 */
export const silentFor = 60;
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1, heartbeatRefreshSeconds: 5 };

/** Carries jobs out, one of a kind at a time: an episode keeps both cores busy by itself. */
export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const { boss, database, log, tracing, signals } = parts;
  const running = new Map<string, AbortController>();
  let stopping = false;

  const carryOut = async <Data extends Jobs[JobName]>(
    name: JobName,
    handler: JobHandler<Data>,
    job: Job<Data>,
    span: OpenSpan,
  ) => {
    const abort = new AbortController();
    running.set(job.id, abort);
    // Takes the place of the one before, which is completed by now: a claim outlives its job until then, so that a
    // process that dies before the job is completed leaves it.
    const isWanted = await claim(database, job.id, name, signals.worker);
    const began = performance.now();
    const took = () => ({ ms: Math.round(performance.now() - began) });
    try {
      // Taken back before it stood among the running ones: nobody could tell it.
      if (!isWanted) return log.info('a job was taken back before it began');
      log.info({ attempt: job.retryCount + 1, about: job.data }, 'a job began');
      const signal = AbortSignal.any([abort.signal, job.signal]);
      await handler.run(job.data, { signal, log });
      log.info(took(), 'a job is done');
    } catch (error) {
      // A job handed back because the process stops has not failed: it gets its attempt again.
      if (stopping) {
        log.info(took(), 'a job is handed back: the process stops');
        await giveAttemptBack(database, job.id, 0, null);
      } else if (abort.signal.aborted) log.info(took(), 'a job was taken back');
      else {
        span.fail(error);
        log.error({ attempt: job.retryCount + 1, ...took(), err: error }, 'a job failed');
        // Where the database is away as well this cannot be written: then the attempt counts.
        if (isOutage(error))
          await giveAttemptBack(database, job.id, afterOutage, outagesFor).catch((err) =>
            log.warn({ err }, 'an attempt could not be given back'),
          );
      }
      throw error;
    } finally {
      running.delete(job.id);
    }
  };

  const giveUp = async <Data extends Jobs[JobName]>(handler: JobHandler<Data>, job: Job<Data>) => {
    log.error({ about: job.data }, 'a job was given up');
    await handler.failed(job.data);
  };

  const attend = async <Name extends JobName>(name: Name): Promise<void> => {
    const handler = parts.handlers[name] as JobHandler<Jobs[JobName]>;
    const inScope =
      (work: (job: Job<Jobs[JobName]>, span: OpenSpan) => Promise<void>, done: string) =>
      (queued: Job<Jobs[JobName]>) => {
        const { data, origin } = apartFromOrigin(queued.data);
        const facts = {
          'messaging.destination.name': name,
          'milestoon.job': queued.id,
          'milestoon.attempt': queued.retryCount + 1,
        };
        const traced = { name: `${done} ${name}`, kind: 'job', facts, origin } as const;
        return inLogScope({ job: queued.id, queue: name }, () =>
          tracing.within(traced, (span) => work({ ...queued, data }, span)),
        );
      };
    const lost = inScope((job) => giveUp(handler, job), 'give up');
    await oneAfterAnother<Jobs[JobName]>(boss, parts.failedQueue(name), lost);
    await oneAfterAnother<Jobs[JobName]>(
      boss,
      name,
      inScope((job, span) => carryOut(name, handler, job, span), 'job'),
    );
  };

  const releaseOrphans = () =>
    Promise.all([retryOrphans(boss, database, log), bringToNow(database)]).catch((error) =>
      log.warn({ err: error }, 'looking for dead workers'),
    );
  await releaseOrphans(); // what a killed predecessor left behind is taken up at once
  for (const name of jobNames) await attend(name);
  const watch = setInterval(releaseOrphans, lookForDeadWorkersEvery);
  watch.unref();
  // Where the database was started with this process, the first look said nothing yet.
  const secondLook = setTimeout(releaseOrphans, locksAreBackAfter);
  secondLook.unref();

  return {
    abort(jobIds) {
      for (const id of jobIds) running.get(id)?.abort(new Error('taken back'));
    },
    async stop() {
      stopping = true;
      clearInterval(watch);
      clearTimeout(secondLook);
      for (const abort of running.values()) abort.abort(new Error('the server stops'));
    },
  };
}

/** The next job of a queue is looked for as soon as one has ended: pg-boss by itself waits for the second to be over. */
async function oneAfterAnother<Data extends object>(
  boss: Boss,
  queue: string,
  handle: (job: Job<Data>) => Promise<void>,
): Promise<void> {
  let worker: string | undefined;
  worker = await boss.work<Data>(queue, polling, async ([job]) => {
    try {
      if (job) await handle(job);
    } finally {
      if (worker) boss.notifyWorker(worker);
    }
  });
}

/** False when the job was taken back in the meantime. */
async function claim(database: Database, jobId: string, queue: JobName, worker: number): Promise<boolean> {
  const { rows } = await database.asWorker('claim a job', (tx) =>
    sql<{
      state: string;
    }>`with before as (delete from job_claims where queue = ${queue} and worker = ${worker}),
        moved as (${moveRound(queue, jobId)})
      insert into job_claims (job_id, queue, worker) values (${jobId}, ${queue}, ${worker})
      on conflict (job_id) do update set worker = excluded.worker, claimed_at = now()
      returning (select state::text from pgboss.job where id = job_id) as state`.execute(tx),
  );
  return rows[0]?.state === 'active';
}

/** For jobs that are younger than `within` seconds, where that is given. False: the attempt counts. */
async function giveAttemptBack(
  database: Database,
  jobId: string,
  delaySeconds: number,
  within: number | null,
): Promise<boolean> {
  const { rows } = await database.asWorker('give a job its attempt back', (tx) =>
    sql`update pgboss.job set retry_limit = retry_limit + 1, retry_delay = ${delaySeconds}
         where id = ${jobId}
           and (${within}::float8 is null or created_on > now() - ${within}::float8 * interval '1 second')
         returning id`.execute(tx),
  );
  return rows.length > 0;
}
