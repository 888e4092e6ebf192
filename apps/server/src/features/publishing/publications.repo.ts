import { type Database, placeOf, type Tx } from '@milestoon/database';
import type { PublicationProblem } from '@milestoon/contract';
import { toVisibility, type Visibility } from '@milestoon/domain';
import { isLanguage, type Language } from '@milestoon/domain/texts';
import { type Language as ToldLanguage, toldLanguages } from '@milestoon/story/screenplay';
import { sql } from 'kysely';
import type { Audience } from './google/videos.ts';

const reason = 'episodes are published in the background';

const placeOfUpload = (id: string): string => placeOf('publications', 'sealed_upload', id);
/** On its way: what a job can take up. */
const underWay = ['waiting', 'uploading'];

/** A publication with all that its job needs. */
export interface ToPublish {
  id: string;
  userId: string;
  episodeId: string;
  version: number;
  attempts: number;
  /** Of the upload that was begun; null before. */
  channelId: string | null;
  upload: string | null;
  videoId: string | null;
  title: string;
  description: string;
  episodeNumber: number;
  childId: string;
  childName: string;
  /** Of the episode as it is now. */
  madeVersion: number;
  files: { video: string | null; captions: string | null; poster: string | null };
  /** Of the parent. */
  language: Language;
  /** Of the film; null where that was not kept. */
  toldIn: ToldLanguage | null;
  /** What the parent wants, and what YouTube was told so far. */
  wanted: Audience;
  told: Audience;
}

/** Undefined when there is nothing to do (any more). */
export async function findToPublish(
  { asWorker, keyring }: Database,
  id: string,
): Promise<ToPublish | undefined> {
  const row = await asWorker(reason, (tx) =>
    tx
      .selectFrom('publications')
      .innerJoin('episodes', 'episodes.id', 'publications.episode_id')
      .innerJoin('children', 'children.id', 'episodes.child_id')
      .innerJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
      .leftJoin('notification_languages as spoken', 'spoken.user_id', 'publications.user_id')
      .selectAll('publications')
      .select([
        'episodes.title',
        'episodes.description',
        'episodes.episode_number',
        'children.id as child_id',
        'children.name as child_name',
        'production.video_path',
        'production.captions_path',
        'production.poster_path',
        'spoken.language',
        'production.language as told_in',
      ])
      .select((eb) => eb.fn.coalesce('production.made_version', eb.lit(1)).as('made_version'))
      .where('publications.id', '=', id)
      .where('publications.status', 'in', underWay)
      .executeTakeFirst(),
  );
  if (!row) return undefined;
  return {
    id,
    userId: row.user_id,
    episodeId: row.episode_id,
    version: row.version,
    attempts: row.attempts,
    channelId: row.channel_id,
    upload: row.sealed_upload && keyring.open(row.sealed_upload, placeOfUpload(id)),
    videoId: row.video_id,
    title: row.title,
    description: row.description,
    episodeNumber: row.episode_number,
    childId: row.child_id,
    childName: row.child_name,
    madeVersion: row.made_version,
    files: { video: row.video_path, captions: row.captions_path, poster: row.poster_path },
    wanted: { visibility: toVisibility(row.visibility), madeForKids: row.made_for_kids },
    told: { visibility: toVisibility(row.told_visibility), madeForKids: row.told_made_for_kids },
    language: row.language !== null && isLanguage(row.language) ? row.language : 'en',
    toldIn: toldLanguages.find((told) => told === row.told_in) ?? null,
  };
}

type Changes = Partial<{
  status: 'waiting' | 'uploading' | 'published' | 'failed';
  problem: PublicationProblem | null;
  next_attempt_at: Date | null;
  attempts: number;
  channel_id: string;
  sealed_upload: string | null;
  bytes_sent: number;
  bytes_total: number;
  video_id: string;
  visibility: Visibility;
  made_for_kids: boolean;
  told_visibility: Visibility;
  told_made_for_kids: boolean;
}>;

/** Of what is under way. False: it is gone, with its episode say. */
async function change({ asWorker }: Database, id: string, changes: Changes): Promise<boolean> {
  const row = await asWorker(reason, (tx) =>
    tx
      .updateTable('publications')
      .set(changes)
      .where('id', '=', id)
      .where('status', 'in', underWay)
      .executeTakeFirst(),
  );
  return row.numUpdatedRows > 0n;
}

/** Remembers an upload before a byte of it is sent. */
export const rememberUpload = (
  database: Database,
  id: string,
  { upload, channelId, total, told }: { upload: string; channelId: string; total: number; told: Audience },
): Promise<boolean> =>
  change(database, id, {
    status: 'uploading',
    problem: null,
    next_attempt_at: null,
    channel_id: channelId,
    sealed_upload: database.keyring.seal(upload, placeOfUpload(id)),
    bytes_sent: 0,
    bytes_total: total,
    told_visibility: told.visibility,
    told_made_for_kids: told.madeForKids,
  });

/** Something arrived: whatever went wrong before is over. */
export const noteProgress = (database: Database, id: string, sent: number): Promise<boolean> =>
  change(database, id, {
    status: 'uploading',
    problem: null,
    next_attempt_at: null,
    attempts: 0,
    bytes_sent: sent,
  });

export const noteUploaded = (
  database: Database,
  id: string,
  { videoId, channelId, total }: { videoId: string; channelId: string; total: number },
): Promise<boolean> =>
  change(database, id, {
    status: 'uploading',
    problem: null,
    channel_id: channelId,
    sealed_upload: null,
    bytes_sent: total,
    bytes_total: total,
    video_id: videoId,
  });

/** YouTube was told, and did it. */
export const noteTold = (database: Database, id: string, told: Audience): Promise<boolean> =>
  change(database, id, { told_visibility: told.visibility, told_made_for_kids: told.madeForKids });

/** YouTube would not do it: what it was told before is how the video stays. */
export const keepAsTold = (database: Database, id: string, told: Audience): Promise<boolean> =>
  change(database, id, { visibility: told.visibility, made_for_kids: told.madeForKids });

export const postpone = (
  database: Database,
  id: string,
  { problem, until, attempts }: { problem: PublicationProblem; until: Date; attempts: number },
): Promise<boolean> => change(database, id, { status: 'waiting', problem, next_attempt_at: until, attempts });

/** The upload that was begun is remembered: should the parent try again, it goes on. */
export async function setFailed(tx: Tx, id: string, problem: PublicationProblem) {
  return tx
    .updateTable('publications')
    .set({ status: 'failed', problem, next_attempt_at: null })
    .where('id', '=', id)
    .where('status', 'in', underWay)
    .returning(['user_id', 'episode_id'])
    .executeTakeFirst();
}

/**
 * 'gone' with its episode; 'published' by an earlier attempt. Otherwise what its parent wants by now, and the row is held
 * until the transaction ends.
 */
export async function holdUnpublished(tx: Tx, id: string): Promise<Audience | 'gone' | 'published'> {
  const row = await tx
    .selectFrom('publications')
    .select(['status', 'visibility', 'made_for_kids'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return 'gone';
  if (!underWay.includes(row.status)) return 'published';
  return { visibility: toVisibility(row.visibility), madeForKids: row.made_for_kids };
}

export async function setPublished(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('publications')
    .set({
      status: 'published',
      published_at: now,
      problem: null,
      next_attempt_at: null,
      sealed_upload: null,
    })
    .where('id', '=', id)
    .where('status', 'in', underWay)
    .execute();
}

/** Its film is not there any more: a newer version took its place. */
export const dropOutdated = ({ asWorker }: Database, id: string): Promise<unknown> =>
  asWorker(reason, (tx) =>
    tx.deleteFrom('publications').where('id', '=', id).where('video_id', 'is', null).execute(),
  );

/** What has no video at YouTube yet. Resolves to the ids. */
export async function dropUnpublished(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('publications')
    .where('user_id', '=', userId)
    .where('video_id', 'is', null)
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** What is under way waits for the connection. */
export const holdBack = (tx: Tx, userId: string): Promise<unknown> =>
  tx
    .updateTable('publications')
    .set({ status: 'waiting', problem: 'disconnected', next_attempt_at: null })
    .where('user_id', '=', userId)
    .where('status', 'in', underWay)
    .execute();

/** What waited for the connection does so no more. Resolves to the ids. */
export async function resumeHeldBack(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('publications')
    .set({ problem: null, attempts: 0 })
    .where('user_id', '=', userId)
    .where('problem', '=', 'disconnected')
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Under way and due, with a connection to go by. */
export async function listDue({ asWorker }: Database, now: Date): Promise<{ id: string; owner: string }[]> {
  return asWorker(reason, (tx) =>
    tx
      .selectFrom('publications')
      .innerJoin('youtube_connections as connection', 'connection.user_id', 'publications.user_id')
      .select(['publications.id', 'publications.user_id as owner'])
      .where('status', 'in', underWay)
      .where(sql<boolean>`problem is distinct from 'disconnected'`)
      .where('connection.lost_at', 'is', null)
      .where((eb) => eb.or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '<=', now)]))
      .orderBy('requested_at')
      .execute(),
  );
}
