import type { Database, WorkerTx } from '@milestoon/database';
import { CompiledQuery, sql } from 'kysely';
import type { PgBoss as Boss } from 'pg-boss';
import type { Log } from '../log/log.ts';
import { type JobHandlers, type JobName, type Jobs, jobNames, jobOptions } from './jobs.ts';
import { noTracing, type Tracing } from '../tracing/tracing.ts';
import { openSignals, type Signals, takenBackChannel } from './signals.ts';
import { withOrigin } from './origin.ts';
import { openRounds, placeInTurn } from './turns.ts';
import { silentFor, type Worker, startWorker } from './worker.ts';

export interface JobPlace {
  /** Names what is to be done: while a job with this key waits or runs, there is no second one. */
  key: string;
  /** Whose job it is: people take turns, however many jobs each of them has. Null: the house's own. */
  owner: string | null;
  /** A transaction of the worker's login: the job is there when that is committed, and not without it. */
  within?: WorkerTx;
  /** When it may begin at the earliest. */
  notBefore?: Date;
}

export interface Queue {
  readonly signals: Signals;
  /** Queues a job. False: one with this key waits or runs already. */
  send<Name extends JobName>(name: Name, data: Jobs[Name], place: JobPlace): Promise<boolean>;
  /** Whether a job with this key waits or runs, or ended after `since` and was not yet seen to. */
  isUnderWay(name: JobName, key: string, since: Date): Promise<boolean>;
  /** Takes a job back: a running one is told to stop. */
  cancel(name: JobName, key: string): Promise<void>;
  /** Begins to carry jobs out in this process. */
  work(handlers: JobHandlers): Promise<void>;
  /** Running jobs are handed back to the queue. Resolves within five seconds. */
  stop(): Promise<void>;
}

const failedQueue = (name: JobName): string => `${name}-failed`;

async function createQueues(boss: Boss): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of jobNames) {
    const deadLetter = failedQueue(name);
    if (!existing.has(deadLetter))
      await boss.createQueue(deadLetter, { retryLimit: 5, retryDelay: 2, notify: true });
    const options = { ...jobOptions[name], heartbeatSeconds: silentFor, notify: true, deadLetter };
    if (existing.has(name)) await boss.updateQueue(name, options);
    else await boss.createQueue(name, { ...options, policy: 'exclusive' });
  }
}

/** Connects to the job queue. pg-boss is loaded here and not at the top: it costs 100 ms of every start. */
export async function openQueue(database: Database, log: Log, tracing: Tracing = noTracing): Promise<Queue> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    connectionString: database.workerUrl,
    schema: 'pgboss',
    createSchema: false,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    max: 4,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue'));
  await boss.start();
  await createQueues(boss);
  const queueDb = boss.getDb();
  await openRounds(queueDb);
  const signals = await openSignals(database.workerUrl, log);
  let worker: Worker | undefined;

  return {
    signals,
    async send(name, data, { key, owner, within, notBefore }) {
      const db = within && {
        executeSql: (text: string, values?: unknown[]) =>
          within.executeQuery(CompiledQuery.raw(text, values)),
      };
      const turn = await placeInTurn(queueDb, name, key, owner);
      const id = await boss.send(name, withOrigin(data, tracing.origin()), {
        singletonKey: key,
        priority: -turn,
        ...(notBefore ? { startAfter: notBefore } : {}),
        ...(owner ? { group: { id: owner } } : {}),
        ...(db ? { db } : {}),
      });
      return id !== null;
    },
    async isUnderWay(name, key, since) {
      const jobs = await boss.findJobs(name, { key });
      return jobs.some((job) => isLive(job.state) || job.createdOn >= since);
    },
    async cancel(name, key) {
      const jobs = await boss.findJobs(name, { key });
      const live = jobs.filter((job) => isLive(job.state)).map((job) => job.id);
      if (live.length === 0) return;
      await boss.cancel(name, live);
      worker?.abort(live);
      await database.asWorker('tell other processes of jobs that were taken back', (tx) =>
        sql`select pg_notify(${takenBackChannel}, ${JSON.stringify(live)})`.execute(tx),
      );
    },
    async work(handlers) {
      const missing = jobNames.filter((name) => !handlers[name]);
      if (missing.length > 0) throw new Error(`no handler for the jobs ${missing.join(', ')}`);
      worker = await startWorker({ boss, database, handlers, log, tracing, signals, failedQueue });
      signals.onTakenBack(worker.abort);
      await signals.beginWork();
    },
    async stop() {
      await worker?.stop();
      await boss.stop({ graceful: true, timeout: 3000, close: true });
      await signals.close();
    },
  };
}

const isLive = (state: string): boolean => state === 'created' || state === 'retry' || state === 'active';
