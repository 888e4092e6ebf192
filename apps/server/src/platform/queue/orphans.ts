import type { Database } from '@milestoon/database';
import { sql } from 'kysely';
import type { PgBoss as Boss } from 'pg-boss';
import type { Log } from '../log/log.ts';
import type { JobName } from './jobs.ts';
import { livenessLock } from './signals.ts';

/** Milliseconds in which those who live have taken their locks again after the database was started. */
export const locksAreBackAfter = 3000;

/**
 * Fails the jobs whose worker is dead, known by its lock being free, so that the queue retries them at once. Not while
 * the database has just been started: then every lock is free, and those who live are about to take theirs.
 */
export async function retryOrphans(
  boss: Boss,
  database: Database,
  log: Log,
  settled = locksAreBackAfter,
): Promise<void> {
  const orphans = await database.asWorker('look for jobs of dead workers', async (tx) => {
    const found = await sql<{ id: string; queue: JobName }>`
      with up as (
        select abs(extract(epoch from clock_timestamp() - pg_postmaster_start_time())) * 1000 as ms
      ), dead as (
        delete from job_claims where (select ms from up) > ${settled} and worker in (
          select worker from job_claims group by worker having pg_try_advisory_xact_lock(${livenessLock}, worker)
        ) returning job_id)
      update pgboss.job job set retry_delay = 0 from dead
        where job.id = dead.job_id and job.state = 'active'
        returning job.id, job.name as queue`.execute(tx);
    return found.rows;
  });
  for (const orphan of orphans) {
    log.warn({ job: orphan.id, queue: orphan.queue }, 'the worker of a job died; it is tried again');
    await boss.fail(orphan.queue, orphan.id, { reason: 'worker died' });
  }
}

/**
 * What a clock wrote that was ahead would wait until that hour has come: jobs are due now, and the queue looks after
 * itself again. Nothing else is later than now by so much.
 */
export const bringToNow = (database: Database): Promise<unknown> =>
  database.asWorker('what a clock wrote that was ahead is brought to now', async (tx) => {
    const ahead = sql`now() + interval '30 seconds'`;
    await sql`update pgboss.job
         set start_after = now(), created_on = least(created_on, now()),
             started_on = case when started_on > now() then now() else started_on end
       where state in ('created', 'retry') and start_after > now()
         and greatest(created_on, started_on) > ${ahead}`.execute(tx);
    await sql`update pgboss.job set heartbeat_on = now()
       where state = 'active' and heartbeat_on > ${ahead}`.execute(tx);
    await sql`update pgboss.queue
         set monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()),
             maintain_on = least(maintain_on, now())
       where greatest(monitor_claim_on, monitor_on, maintain_on) > ${ahead}`.execute(tx);
    await sql`update pgboss.version
         set cron_on = least(cron_on, now()), bam_on = least(bam_on, now()), flow_on = least(flow_on, now())
       where greatest(cron_on, bam_on, flow_on) > ${ahead}`.execute(tx);
  });
