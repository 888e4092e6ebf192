import { sql } from 'kysely';
import type { PgBoss as Boss } from 'pg-boss';
import { type JobName, jobNames } from './jobs.ts';

/** The connections of the queue itself. */
type QueueDb = ReturnType<Boss['getDb']>;

/** So many jobs of people who never had a turn may stand before the others; then one for each of the others. */
const headStarts = 8;

/**
 * Places a job. Its owner's jobs stand in rounds, one in each, from the round under way on; whose first job it is stands
 * before the round. A round that has been open for an hour takes nobody in any more, so that newcomers without end
 * cannot hold it up. A job whose key is taken, or whose owner is gone, gets a place without moving anything.
 */
const placing = `
  with round as (
    select case when opened_at < now() - interval '1 hour' then turn + 1 else turn end as turn
      from job_rounds where queue = $1
  ), taken as (
    insert into job_turns (queue, user_id, turn)
    select $1, "user".id, round.turn from round, "user"
     where "user".id = $2::uuid and not exists (
       select from pgboss.job
        where name = $1 and coalesce(singleton_key, '') = $3 and policy = 'exclusive' and state <= 'active')
    on conflict (queue, user_id) do update
      set turn = greatest(excluded.turn, job_turns.turn + 1), jobs = job_turns.jobs + 1
    returning turn, jobs
  ), ahead as (
    update job_rounds set head_starts = head_starts + 1 from taken
     where queue = $1 and taken.jobs = 1 and head_starts < $4
    returning 1 as step
  )
  select coalesce((select turn from taken), (select turn from round))
         - coalesce((select step from ahead), 0) as turn`;

export const openRounds = (db: QueueDb): Promise<unknown> =>
  db.executeSql('insert into job_rounds (queue) select unnest($1::text[]) on conflict do nothing', [
    jobNames,
  ]);

/**
 * The place of a person's next job in a queue, lower ones first. Written at once and on a connection of the queue's own:
 * a caller's transaction would keep the person's other jobs waiting until its end. A job that is not queued after all has
 * lost its turn, no more.
 */
export async function placeInTurn(
  db: QueueDb,
  name: JobName,
  key: string,
  owner: string | null,
): Promise<number> {
  const { rows } = await db.executeSql(placing, [name, owner, key, headStarts]);
  return Number(rows[0].turn);
}

/** Statements for the moment in which a job begins: the round moves on to the place of that job. */
export const moveRound = (name: JobName, jobId: string) => sql`
  update job_rounds round
     set turn = greatest(round.turn, begun.turn),
         opened_at = case when begun.turn > round.turn then now() else round.opened_at end,
         head_starts = case when begun.turn >= round.turn then greatest(round.head_starts - 1, 0) else round.head_starts end
    from (select -priority as turn from pgboss.job where name = ${name} and id = ${jobId}) begun
   where round.queue = ${name}`;
