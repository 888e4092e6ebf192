import type { Tx } from '@milestoon/database';
import { sql } from 'kysely';
import { countWorkersIn } from '../../../platform/queue/count-workers.ts';
import type { Services } from '../../../platform/services.ts';
import { readUsualPace, usualSeconds } from './usual-pace.ts';

/** Milliseconds between two looks at the line. */
export const lookAtLineEvery = 5000;
/** Whoever stands further behind is told nothing: so far ahead nobody knows. */
const toldUpTo = 200;

/** Films under way and films that wait, in their order. */
interface Line {
  workers: number;
  /** Seconds that each film under way still needs. */
  underWay: number[];
  /** Seconds that each film takes that waits. */
  waiting: number[];
}

/** Seconds until each film that waits is finished: whichever worker is free first takes the next one. */
export function secondsInLine({ workers, underWay, waiting }: Line): number[] {
  const places = Math.max(1, workers);
  // More films than workers: some worker died, and its film is about to wait again.
  const free = underWay.toSorted((a, b) => a - b).slice(0, places);
  while (free.length < places) free.push(0);
  return waiting.map((takes) => {
    const next = free.indexOf(Math.min(...free));
    const ready = (free[next] ?? 0) + takes;
    free[next] = ready;
    return Math.max(1, Math.round(ready));
  });
}

interface Standing {
  episode_id: string;
  is_under_way: boolean;
  is_later: boolean;
  is_begun_again: boolean;
  /** Seconds; null where nobody has told for a while. */
  seconds_left: number | null;
  /** Seconds since it was begun. */
  since: number | null;
}

const readStanding = async (tx: Tx): Promise<Standing[]> =>
  (
    await sql<Standing>`
    select production.episode_id, job.state = 'active' as is_under_way, production.version > 1 as is_later,
           job.retry_count > 0 as is_begun_again,
           extract(epoch from now() - job.started_on)::float8 as since,
           case when production.updated_at > now() - interval '15 seconds' then production.seconds_left end as seconds_left
      from pgboss.job
      join episode_productions production on production.episode_id = (job.data->>'episodeId')::uuid
     where job.name = 'produce-episode' and job.state in ('created', 'retry', 'active')
     order by is_under_way desc, job.priority desc, job.created_on limit ${toldUpTo}`.execute(tx)
  ).rows;

/**
 * Seconds that a film takes now: the mean of what they took lately and what those under way seem to take, for the
 * machine may have got other work. Null where nothing is known yet.
 */
function secondsNow(usual: number | null, underWay: Standing[]): number | null {
  const guessed = underWay.flatMap(({ since, seconds_left, is_later, is_begun_again }) =>
    seconds_left === null || since === null || is_later || is_begun_again ? [] : since + seconds_left,
  );
  const all = usual === null ? guessed : [usual, ...guessed];
  return all.length === 0 ? null : all.reduce((sum, one) => sum + one, 0) / all.length;
}

/** Tells everybody who waits for a film how long it may take; nobody where nothing is known of films yet. */
export const tellThoseInLine = ({ database }: Services): Promise<void> =>
  database.asWorker('those who wait for a film are told how long', async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('those who wait for a film')) as mine`.execute(tx);
    if (!rows[0]?.mine) return; // another worker does
    const standing = await readStanding(tx);
    const waiting = standing.filter((one) => !one.is_under_way);
    if (waiting.length === 0) return;
    const underWay = standing.filter((one) => one.is_under_way);
    const pace = await readUsualPace(tx);
    const usual = usualSeconds(pace, false);
    const film = secondsNow(usual, underWay);
    if (film === null) return;
    const slower = usual === null ? 1 : film / usual;
    const seconds = secondsInLine({
      workers: await countWorkersIn(tx),
      underWay: underWay.map((one) => one.seconds_left ?? film),
      waiting: waiting.map((one) => slower * (usualSeconds(pace, one.is_later) ?? film)),
    });
    const ids = waiting.map((one) => one.episode_id);
    await sql`update episode_productions production set seconds_left = told.seconds, updated_at = now()
        from unnest(${ids}::uuid[], ${seconds}::int[]) told(episode_id, seconds)
       where production.episode_id = told.episode_id`.execute(tx);
  });
