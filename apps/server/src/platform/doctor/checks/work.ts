import type pg from 'pg';
import { workLock } from '../../queue/signals.ts';
import { type Finding, findingsOf } from '../finding.ts';

/** Seconds after which what waits waits too long. */
const longWait = 3600;

const minutes = (seconds: number): string =>
  seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;

/** Whether somebody works, how long the oldest waits, and what was given up in the last week. */
export async function checkWork(client: pg.Client): Promise<Finding> {
  const { fine, notice, wrong } = findingsOf('background work');
  const queue = await client.query<{ there: string | null }>("select to_regclass('pgboss.job') as there");
  if (!queue.rows[0]?.there) return fine('there was none yet');
  const { rows } = await client.query<{
    workers: string;
    waiting: string;
    oldest: string | null;
    given_up: string;
  }>(
    `select (select count(*) from pg_locks where locktype = 'advisory' and granted and classid = $1
               and database = (select oid from pg_database where datname = current_database())) as workers,
            count(*) filter (where state in ('created', 'retry') and start_after <= now()) as waiting,
            extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry'))) as oldest,
            count(*) filter (where state = 'failed') as given_up
       from pgboss.job where name !~ '^__pgboss' and name !~ '-failed$'`,
    [workLock],
  );
  const found = rows[0];
  const [workers, waiting, givenUp] = [found?.workers, found?.waiting, found?.given_up].map(Number);
  const oldest = Number(found?.oldest ?? 0);
  if (workers === 0 && waiting)
    return wrong(
      `${waiting} jobs wait and nobody works`,
      'Start the server, or a process with --role worker.',
    );
  if (oldest > longWait)
    return wrong(
      `${waiting} jobs wait, the oldest for ${minutes(oldest)}`,
      'Start more workers, or look into the log for why the first ones fail.',
    );
  const says = `${waiting} jobs wait, ${givenUp} were given up in the last week`;
  return givenUp
    ? notice(says, 'See and try again on /admin; the log tells why by the job’s number.')
    : fine(says);
}

/** Payment events that were taken and could not be applied. */
export async function checkPaymentEvents(client: pg.Client): Promise<Finding> {
  const { fine, wrong } = findingsOf('payment events');
  const { rows } = await client.query<{ waiting: string }>(
    "select count(*) as waiting from stripe_events where processed_at is null and received_at < now() - interval '15 minutes'",
  );
  const waiting = Number(rows[0]?.waiting);
  return waiting > 0
    ? wrong(`${waiting} wait for more than 15 minutes`, 'The log says why under ‘payment events wait’.')
    : fine('none waits');
}
