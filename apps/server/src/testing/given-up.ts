import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { JobName, Jobs } from '../platform/queue/jobs.ts';
import type { TestServer } from './test-server.ts';

/** A job that was given up a moment ago, without its having run. Resolves to its id. */
export async function addGivenUpJob<Name extends JobName>(
  { database }: TestServer,
  name: Name,
  data: Jobs[Name],
  { key = randomUUID(), owner = null }: { key?: string; owner?: string | null } = {},
): Promise<string> {
  const id = randomUUID();
  await database.asWorker('test', (tx) =>
    sql`insert into pgboss.job (id, name, data, state, singleton_key, group_id, retry_count, completed_on)
      values (${id}, ${name}, ${JSON.stringify(data)}::jsonb, 'failed', ${key}, ${owner}, 3, now())`.execute(
      tx,
    ),
  );
  return id;
}
