import type { Tx } from '@milestoon/database';
import { sql } from 'kysely';
import { type JobName, type Jobs, jobNames } from './jobs.ts';

/** A job whose last attempt failed. */
export type GivenUpJob = {
  [Name in JobName]: { id: string; name: Name; data: Jobs[Name]; key: string; owner: string | null };
}[JobName];

/**
 * The jobs that were given up, as a table for the worker's login. Not those of which another one with the same key was
 * queued since: whoever waited for it has begun it anew. The queue forgets them after a week.
 */
export const givenUpJobs = (names: readonly JobName[]) => sql`(
  select id, name, data, singleton_key as key, group_id::uuid as owner, retry_count + 1 as attempts,
         completed_on as failed_at
    from pgboss.job given_up
   where name = any(${[...names]}) and state = 'failed' and not exists (
     select from pgboss.job younger
      where younger.name = given_up.name and younger.singleton_key = given_up.singleton_key
        and younger.created_on > given_up.created_on))`;

export async function findGivenUp(tx: Tx, id: string): Promise<GivenUpJob | undefined> {
  const { rows } = await sql<GivenUpJob>`
    select id, name, data, key, owner from ${givenUpJobs(jobNames)} job where id = ${id}`.execute(tx);
  return rows[0];
}

/** It was seen to: a list of what was given up is without it, and without older ones of the same key. */
export const forgetGivenUp = (tx: Tx, { name, key }: GivenUpJob): Promise<unknown> =>
  sql`delete from pgboss.job where name = ${name} and singleton_key = ${key} and state = 'failed'`.execute(
    tx,
  );
