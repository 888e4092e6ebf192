import type { Tx } from '@milestoon/database';
import { sql } from 'kysely';
import { givenUpJobs } from '../../platform/queue/given-up.ts';
import { type JobName, jobNames } from '../../platform/queue/jobs.ts';
import { childNumber, type Slice } from './admin.repo.ts';
import { failedKindOf } from './work-kinds.ts';

const listed = jobNames.filter((name) => failedKindOf(name) !== null);

interface FailureRow {
  id: string;
  name: JobName;
  user_id: string | null;
  email: string | null;
  child_number: number | null;
  episode_number: number | null;
  attempts: number;
  failed_at: Date;
}

/** What was given up, latest first, with whose it is and about which child and episode. */
export async function findFailures(tx: Tx, { limit, offset }: Slice) {
  const jobs = givenUpJobs(listed);
  const { rows } = await sql<FailureRow>`
    select job.id, job.name, job.attempts, job.failed_at, "user".id as user_id, "user".email,
           episode.episode_number,
           case when child.id is null then null else ${childNumber} end as child_number
      from ${jobs} job
      left join publications publication on publication.id = (job.data->>'publicationId')::uuid
      left join episodes episode
        on episode.id = coalesce((job.data->>'episodeId')::uuid, publication.episode_id)
      left join children child on child.id = coalesce((job.data->>'childId')::uuid, episode.child_id)
      left join "user" on "user".id = coalesce(job.owner, child.user_id)
     order by job.failed_at desc, job.id limit ${limit} offset ${offset}`.execute(tx);
  const counted = await sql<{ total: number }>`select count(*) as total from ${jobs} job`.execute(tx);
  const known = rows.flatMap(({ name, ...row }) => {
    const kind = failedKindOf(name);
    return kind ? [{ ...row, kind }] : [];
  });
  return { rows: known, total: counted.rows[0]?.total ?? 0 };
}
