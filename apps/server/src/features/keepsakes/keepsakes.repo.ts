import { randomUUID } from 'node:crypto';
import type { Keepsake } from '@milestoon/contract';
import type { Database, Tx } from '@milestoon/database';
import { isKeptOf, type KeepsakeKind, keepsakeKinds, numbersOf, seasonOf } from '@milestoon/domain';
import { AppError, notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** What a keepsake is of: an episode, a season of a child, or a year. */
export type Subject = { episodeId: string } | { childId: string; season: number };

/** The columns that name a subject. */
export interface SubjectColumns {
  child_id: string;
  episode_id: string | null;
  /** Of the film of a year the year. */
  season: number;
}

export type KeepsakeRow = Awaited<ReturnType<typeof listKeepsakes>>[number];

/** A subject of the person of the transaction. @throws AppError NOT_FOUND */
export async function columnsOf(tx: Tx, subject: Subject): Promise<SubjectColumns> {
  if ('episodeId' in subject) {
    const episode = await tx
      .selectFrom('episodes')
      .select(['id', 'child_id', 'episode_number'])
      .where('id', '=', asId(subject.episodeId))
      .executeTakeFirst();
    if (!episode) throw notFound();
    return { child_id: episode.child_id, episode_id: episode.id, season: seasonFor(episode.episode_number) };
  }
  const child = await findOwnChild(tx, subject.childId);
  return { child_id: child.id, episode_id: null, season: subject.season };
}

/** A child of the person of the transaction. @throws AppError NOT_FOUND */
export async function findOwnChild(tx: Tx, id: string): Promise<{ id: string }> {
  const child = await tx
    .selectFrom('children')
    .select('id')
    .where('id', '=', asId(id))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!child) throw notFound();
  return child;
}

const seasonFor = (episodeNumber: number): number => Math.max(1, seasonOf(episodeNumber));

/** The finished episodes that a keepsake is made of, in their order. */
export const findChapters = (tx: Tx, { child_id, episode_id, season }: SubjectColumns) =>
  tx
    .selectFrom('episodes')
    .innerJoin('children', 'children.id', 'episodes.child_id')
    .innerJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
    .select(['episodes.id', 'episodes.description', 'episodes.input_images', 'episodes.happened_on'])
    .select(['episodes.created_at', 'children.name as child_name', 'production.video_path'])
    .select(['episodes.title', 'episodes.episode_number'])
    .select((eb) => eb.fn.coalesce('production.made_version', eb.lit(1)).as('version'))
    .where('episodes.child_id', '=', child_id)
    .where('production.video_path', 'is not', null)
    .$if(episode_id !== null, (query) => query.where('episodes.id', '=', episode_id ?? ''))
    .$if(episode_id === null, (query) => query.where('episodes.episode_number', 'in', numbersOf(season)))
    .orderBy('episodes.episode_number')
    .execute();

export const listKeepsakes = (tx: Tx, { child_id, episode_id, season }: SubjectColumns) =>
  tx
    .selectFrom('keepsakes')
    .selectAll()
    .where('child_id', '=', child_id)
    .where('episode_id', 'is not distinct from', episode_id)
    .where('season', '=', season)
    .execute();

/** Asked for and neither made nor given up. */
export const isMaking = ({
  failed_at,
  made_at,
  requested_at,
}: Pick<KeepsakeRow, 'failed_at' | 'made_at' | 'requested_at'>): boolean =>
  failed_at === null && (made_at === null || requested_at > made_at);

const waitingAtMost = 3;

/** @throws AppError TOO_MANY_REQUESTS while as many wait as one account may have */
async function requireRoom(tx: Tx, userId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('keepsakes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('failed_at', 'is', null)
    .where((eb) => eb.or([eb('made_at', 'is', null), eb('requested_at', '>', eb.ref('made_at'))]))
    .executeTakeFirstOrThrow();
  if (count >= waitingAtMost)
    throw new AppError('TOO_MANY_REQUESTS', {
      userMessage: (texts) => texts.keepsakes.waiting,
      retryAfter: 30,
    });
}

/**
 * Writes down that one is wanted. Resolves to the making that is to be queued; undefined where it is under way.
 *
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function wantKeepsake(
  tx: Tx,
  userId: string,
  columns: SubjectColumns,
  kind: KeepsakeKind,
  now: Date,
): Promise<{ id: string; making: string } | undefined> {
  const known = (await listKeepsakes(tx, columns)).find((row) => row.kind === kind);
  if (known && isMaking(known)) return undefined;
  await requireRoom(tx, userId);
  const wanted = { making: randomUUID(), share: 0, failed_at: null, requested_at: now };
  return tx
    .insertInto('keepsakes')
    .values({ ...columns, user_id: userId, kind, ...wanted })
    .onConflict((conflict) =>
      conflict.columns(['child_id', 'episode_id', 'season', 'kind']).doUpdateSet(wanted),
    )
    .returning(['id', 'making'])
    .executeTakeFirstOrThrow();
}

const stateOf = (row: KeepsakeRow | undefined): Keepsake['state'] => {
  if (!row) return 'none';
  if (row.failed_at !== null) return 'failed';
  return isMaking(row) ? 'making' : 'ready';
};

/** One of a kind, made or not, as its parent sees it. */
export const toKeepsake = (
  storage: Storage,
  kind: KeepsakeKind,
  row: KeepsakeRow | undefined,
  name: string,
): Keepsake => ({
  kind,
  state: stateOf(row),
  share: row?.share ?? 0,
  downloadUrl: row?.path ? storage.link('episodes', row.path, name) : null,
  bytes: row?.bytes ?? null,
  pages: row?.pages ?? null,
  madeAt: row?.made_at ?? null,
});

/** Every kind there is of a subject, as its parent sees it. */
export const toKeepsakes = (
  storage: Storage,
  { episode_id }: SubjectColumns,
  rows: readonly KeepsakeRow[],
  nameOf: (kind: KeepsakeKind) => string,
): Keepsake[] =>
  keepsakeKinds
    .filter((kind) => isKeptOf(kind, episode_id === null ? 'season' : 'episode'))
    .map((kind) =>
      toKeepsake(
        storage,
        kind,
        rows.find((one) => one.kind === kind),
        nameOf(kind),
      ),
    );

/** What a making is about; undefined when it is not meant any more. */
export const findToMake = ({ asWorker }: Database, id: string, making: string) =>
  asWorker('keepsakes are made in the background', async (tx) => {
    const row = await tx
      .selectFrom('keepsakes')
      .selectAll()
      .where('id', '=', id)
      .where('making', '=', making)
      .executeTakeFirst();
    const kind = keepsakeKinds.find((one) => one === row?.kind);
    if (!row || !kind || !isMaking(row)) return undefined;
    return { row, kind, chapters: kind === 'year-film' ? [] : await findChapters(tx, row) };
  });
