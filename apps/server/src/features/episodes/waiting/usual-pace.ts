import type { Database, Tx } from '@milestoon/database';
import type { ProductionStep } from '@milestoon/domain';
import { sql } from 'kysely';
import { allOf, type Phases } from './work-done.ts';

/** How films were made lately: the middle of them. Null where none was made. */
export interface UsualPace {
  film: (Phases & { length: number }) | null;
  /** Seconds of a later version, of which often only a part is drawn again. */
  laterVersion: number | null;
}

/** Milliseconds: a pace changes slowly, and the queue is large where there is much work. */
const goodFor = 30_000;
/** Films of each kind that count. */
const latest = 5;

type Found = Record<'preparing' | 'drawing' | 'finishing' | 'length' | 'later_version', number | null>;

/** Of films that were made in one go, in the days that the queue remembers. */
export async function readUsualPace(tx: Tx): Promise<UsualPace> {
  const { rows } = await sql<Found>`
    with made as (
      select job.started_on, job.completed_on, job.data->>'episodeId' as id,
             job.singleton_key is distinct from job.data->>'episodeId' as is_later,
             row_number() over (partition by job.singleton_key is distinct from job.data->>'episodeId'
                                    order by job.completed_on desc) as place
        from pgboss.job
       where job.name = 'produce-episode' and job.state = 'completed' and job.retry_count = 0
         and job.completed_on > job.started_on
    ), timed as (
      select is_later, production.duration as length,
             extract(epoch from directed.finished_at - started_on)::float8 as preparing,
             extract(epoch from drawn.finished_at - directed.finished_at)::float8 as drawing,
             extract(epoch from completed_on - drawn.finished_at)::float8 as finishing,
             extract(epoch from completed_on - started_on)::float8 as took
        from made
        left join job_steps directed on not is_later and directed.subject = 'episode:' || id and directed.name = 'film'
        left join job_steps drawn on not is_later and drawn.subject = 'episode:' || id and drawn.name = 'video'
        left join episode_productions production on production.episode_id = id::uuid
       where place <= ${latest}
    )
    select percentile_cont(0.5) within group (order by preparing) filter (where preparing > 0) as preparing,
           percentile_cont(0.5) within group (order by drawing) filter (where drawing > 0) as drawing,
           percentile_cont(0.5) within group (order by finishing) filter (where finishing > 0) as finishing,
           percentile_cont(0.5) within group (order by length) filter (where drawing > 0) as length,
           percentile_cont(0.5) within group (order by took) filter (where is_later) as later_version
      from timed`.execute(tx);
  const { preparing, drawing, finishing, length, later_version } = rows[0] as Found;
  return {
    film: preparing && drawing && finishing && length ? { preparing, drawing, finishing, length } : null,
    laterVersion: later_version,
  };
}

/** The pace of films lately, read now and then. */
export function followPace(database: Database, now = () => performance.now()): () => Promise<UsualPace> {
  let read: { at: number; pace: Promise<UsualPace> } | undefined;
  return () => {
    if (!read || now() - read.at > goodFor) {
      const pace = database.asWorker('how long films take', readUsualPace);
      read = { at: now(), pace };
      pace.catch(() => (read = undefined)); // whoever asks next reads anew
    }
    return read.pace;
  };
}

/** Seconds that a film takes that waits. Where no later version was made yet it takes as long as the first at most. */
export const usualSeconds = ({ film, laterVersion }: UsualPace, isLater: boolean): number | null =>
  isLater && laterVersion !== null ? laterVersion : film && allOf(film);

/**
 * What a film takes that is made. Its length in seconds says more as soon as it is directed; of a later version only
 * when it is drawn, for then it is known how much of it is there already.
 */
export function usualPhases(
  { film, laterVersion }: UsualPace,
  { isLater, length }: { isLater: boolean; length: number | undefined },
  step: ProductionStep | null,
): Phases | null {
  if (!film) return null;
  const { preparing, drawing, finishing } = film;
  const isDrawn = step === 'video' || step === 'finish';
  if (isLater && !isDrawn && laterVersion !== null)
    return { preparing, drawing: Math.max(1, laterVersion - preparing - finishing), finishing };
  return { preparing, drawing: length === undefined ? drawing : (drawing * length) / film.length, finishing };
}
