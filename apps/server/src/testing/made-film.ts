import { randomUUID } from 'node:crypto';
import type { Database } from '@milestoon/database';
import { sql } from 'kysely';
import { jobKey, subjectOf } from '../features/episodes/job-key.ts';

interface MadeFilm {
  /** Seconds until it was directed, until it was drawn, until it was ready. */
  phases: readonly [number, number, number];
  /** Seconds that it lasts. */
  length?: number;
  version?: number;
  retries?: number;
}

/** The job of an episode's film that has just been done, and when its steps were; without making a film. */
export const addMadeFilm = (
  database: Database,
  episodeId: string,
  { phases: [preparing, drawing, finishing], length = 50, version = 1, retries = 0 }: MadeFilm,
): Promise<void> =>
  database.asWorker('test', async (tx) => {
    const before = (seconds: number) => sql<Date>`now() - ${seconds} * interval '1 second'`;
    await tx
      .updateTable('episode_productions')
      .set({ duration: length })
      .where('episode_id', '=', episodeId)
      .execute();
    const subject = subjectOf(episodeId, version);
    await tx
      .insertInto('job_steps')
      .values([
        { subject, name: 'film', output: '{}', finished_at: before(drawing + finishing) },
        { subject, name: 'video', output: '{}', finished_at: before(finishing) },
      ])
      .execute();
    await sql`insert into pgboss.job (id, name, data, state, singleton_key, retry_count, started_on, completed_on)
      values (${randomUUID()}, 'produce-episode', ${JSON.stringify({ episodeId })}::jsonb, 'completed',
              ${jobKey(episodeId, version)}, ${retries}, ${before(preparing + drawing + finishing)}, now())`.execute(
      tx,
    );
  });
