import type { WorkKind } from '@milestoon/contract';
import type { Tx } from '@milestoon/database';
import { sql } from 'kysely';
import { jobNames } from '../../platform/queue/jobs.ts';
import { workLock } from '../../platform/queue/signals.ts';
import { workKindOf } from './work-kinds.ts';

/** As a table, to join the queue's own with. */
const kinds = sql`(values ${sql.join(jobNames.map((name) => sql`(${name}::text, ${workKindOf[name]}::text)`))}) kinds(name, kind)`;

/** How much there is of everything. */
export async function countEverything(tx: Tx) {
  const { rows } = await sql<{
    families: number;
    children: number;
    films: number;
    seconds: number;
    files: number;
    bytes: number;
    workers: number;
    payment_events: number;
    database: string;
  }>`select
      (select count(*) from "user") as families,
      (select count(*) from children where deleted_at is null) as children,
      (select count(*) from episodes where status = 'completed') as films,
      (select coalesce(sum(duration), 0)::float8 from episode_productions) as seconds,
      (select count(*) from stored_files) as files,
      (select coalesce(sum(bytes), 0)::float8 from stored_files) as bytes,
      (select count(*) from pg_locks where locktype = 'advisory' and granted and classid = ${workLock}
         and database = (select oid from pg_database where datname = current_database())) as workers,
      (select count(*) from stripe_events where processed_at is null) as payment_events,
      current_setting('server_version') as database`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('a query without a row');
  return found;
}

/** What waits, how long the oldest of it does, and how long such work took in the last week, by what it is for. */
export async function readWork(tx: Tx) {
  const { rows } = await sql<{
    kind: WorkKind;
    waiting: number;
    oldest: number | null;
    running: number;
    again: number;
    failed: number;
    done: number;
    median: number | null;
    slowest: number | null;
  }>`with job as (
       select kinds.kind, state::text, start_after, retry_count,
              extract(epoch from completed_on - started_on)::float8 as took
         from pgboss.job join ${kinds} using (name))
     select kind,
            count(*) filter (where state in ('created', 'retry')) as waiting,
            extract(epoch from now() - min(start_after) filter (
              where state in ('created', 'retry') and start_after <= now()))::float8 as oldest,
            count(*) filter (where state = 'active') as running,
            count(*) filter (where state in ('created', 'retry') and retry_count > 0) as again,
            count(*) filter (where state = 'failed') as failed,
            count(*) filter (where state = 'completed') as done,
            percentile_cont(0.5) within group (order by took) filter (where state = 'completed') as median,
            max(took) filter (where state = 'completed') as slowest
       from job group by kind order by kind`.execute(tx);
  return rows;
}

/** Of the last twelve weeks, this one last: how many came and how many films were finished. */
export async function readWeeks(tx: Tx) {
  const { rows } = await sql<{ week: string; families: number; films: number }>`
    select to_char(week, 'YYYY-MM-DD') as week,
           (select count(*) from "user" where date_trunc('week', created_at at time zone 'UTC') = week) as families,
           (select count(*) from episodes where status = 'completed'
              and date_trunc('week', created_at at time zone 'UTC') = week) as films
      from generate_series(date_trunc('week', now() at time zone 'UTC') - interval '11 weeks',
             date_trunc('week', now() at time zone 'UTC'), interval '1 week') week
     order by week`.execute(tx);
  return rows;
}

/**
 * The subscription table, in numbers, by what Stripe's states mean. Began and left are those of thirty days; `before` were
 * there thirty days ago, `lost` of them have left since. What never got past its first payment is nowhere in it.
 */
export async function countSubscriptions(tx: Tx) {
  const { rows } = await sql<{
    active: number;
    late: number;
    unpaid: number;
    ending: number;
    began: number;
    ended: number;
    before: number;
    lost: number;
  }>`select
      count(*) filter (where status = 'active') as active,
      count(*) filter (where status = 'past_due') as late,
      count(*) filter (where status = 'unpaid') as unpaid,
      count(*) filter (where left_at is null and cancel_at_period_end) as ending,
      count(*) filter (where created_at > since) as began,
      count(*) filter (where left_at > since) as ended,
      count(*) filter (where created_at <= since and (left_at is null or left_at > since)) as before,
      count(*) filter (where created_at <= since and left_at > since) as lost
    from subscriptions, (select now() - interval '30 days' as since) window_of
   where status not in ('incomplete', 'incomplete_expired')`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a count gave no row');
  return row;
}
