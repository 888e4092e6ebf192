import type { Tx } from '@milestoon/database';
import { sql } from 'kysely';
import { z } from 'zod';
import { rememberedSteps } from '../../platform/queue/steps.ts';
import type { Services } from '../../platform/services.ts';

type Deps = Pick<Services, 'database' | 'ports'>;

const numbers = z.record(z.string(), z.number().int());
export const countsSchema = z.object({
  /** Rows by table. */
  tables: numbers,
  /** Files by bucket. */
  buckets: numbers,
  /** Videos that remain at YouTube. Orders of an earlier release did not count them. */
  videosLeft: z.number().int().optional(),
});
export type Counts = z.infer<typeof countsSchema>;

const reason = 'what is deleted is counted for the receipt';

const countRows = async (
  tx: Pick<Tx, 'getExecutor'>,
  column: string,
  ids: string[],
): Promise<[string, number][]> => {
  const { rows } = await sql<{ table_name: string; row_count: number }>`
    select table_name, row_count from me.count_rows(${column}, ${ids})`.execute(tx);
  return rows.map((row) => [row.table_name, row.row_count]);
};

async function countFiles(tx: Tx, userId: string, paths?: string[]): Promise<Record<string, number>> {
  let files = tx.selectFrom('stored_files').where('user_id', '=', userId);
  if (paths) files = files.where('path', 'in', paths);
  const rows = await files
    .select((eb) => ['bucket', eb.fn.countAll<number>().as('count')])
    .groupBy('bucket')
    .orderBy('bucket')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.bucket, row.count]));
}

const withRows = (counts: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...counts].filter(([, count]) => count > 0));

/** A table that was counted in several ways: each way sees a part of the largest. */
function largestOf(seen: readonly (readonly [string, number])[]): Map<string, number> {
  const tables = new Map<string, number>();
  for (const [table, count] of seen) tables.set(table, Math.max(count, tables.get(table) ?? 0));
  return tables;
}

/** Remembered steps of episodes: their screenplays, narrations and the like. */
const countSteps = async (tx: Tx, episodes: string[]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from job_steps
     where split_part(subject, ':', 1) = 'episode' and split_part(subject, ':', 2) = any(${episodes})`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
};

/** Published, and not deleted there: by now the rows of those that were are gone. */
async function countVideosLeft(tx: Tx, episodes: string[]): Promise<number> {
  if (episodes.length === 0) return 0;
  const { count } = await tx
    .selectFrom('publications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('episode_id', 'in', episodes)
    .where('status', '=', 'published')
    .where('video_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What goes with a child. A subscription stays as a record of payment, without the child. */
async function countChild(
  { database, ports }: Deps,
  owner: { id: string },
  childId: string,
): Promise<Counts> {
  const paths = await ports.filesOfChild(owner, childId);
  return database.asWorker(reason, async (tx) => {
    const children = await tx.selectFrom('children').select('id').where('id', '=', childId).execute();
    const episodes = await tx.selectFrom('episodes').select('id').where('child_id', '=', childId).execute();
    const ids = episodes.map((episode) => episode.id);
    const buckets = paths.length > 0 ? await countFiles(tx, owner.id, paths) : {};
    const tables = largestOf([
      ['children', children.length],
      ['job_steps', await countSteps(tx, ids)],
      ['stored_files', Object.values(buckets).reduce((sum, count) => sum + count, 0)],
      ...(await countRows(tx, 'child_id', [childId])),
      ...(await countRows(tx, 'episode_id', ids)),
    ]);
    tables.delete('subscriptions');
    return { tables: withRows(tables), buckets, videosLeft: await countVideosLeft(tx, ids) };
  });
}

/**
 * Everything that goes with an account. No login of the server may see all tables, so each counts what it sees:
 * jobs, accounts, and the owner for the log of roles.
 */
export async function countAccount({ database }: Deps, userId: string): Promise<Counts> {
  const seen: [string, number][] = [];
  seen.push(...(await countRows(database.auth, 'user_id', [userId])));
  seen.push(...(await database.asOwner(reason, (tx) => countRows(tx, 'user_id', [userId]))));
  return database.asWorker(reason, async (tx) => {
    const children = await tx.selectFrom('children').select('id').where('user_id', '=', userId).execute();
    const episodes = await tx.selectFrom('episodes').select('id').where('user_id', '=', userId).execute();
    const childIds = children.map((child) => child.id);
    const episodeIds = episodes.map((episode) => episode.id);
    seen.push(...(await countRows(tx, 'user_id', [userId])));
    seen.push(...(await countRows(tx, 'child_id', childIds)));
    seen.push(...(await countRows(tx, 'episode_id', episodeIds)));
    const tables = largestOf(seen);
    const users = await tx.selectFrom('user').select('id').where('id', '=', userId).execute();
    tables.set('user', users.length);
    tables.set('user_roles', users.length);
    tables.set('job_steps', await countSteps(tx, episodeIds));
    return {
      tables: withRows(tables),
      buckets: await countFiles(tx, userId),
      videosLeft: await countVideosLeft(tx, episodeIds),
    };
  });
}

/** Under which name the steps of a deletion are remembered. */
export const subjectOf = (erasureId: string): string => `erasure:${erasureId}`;

/** The count of what an order removes: made once, for a second attempt finds only what the first one left. */
export const countOnce = (
  services: Deps,
  { id, userId, childId }: { id: string; userId: string; childId: string | null },
): Promise<Counts> =>
  rememberedSteps(services.database, subjectOf(id))('count', () =>
    childId ? countChild(services, { id: userId }, childId) : countAccount(services, userId),
  );
