import type { Tx } from '@milestoon/database';
import type { Recording } from '@milestoon/contract';
import { recordingNotes } from '@milestoon/contract';
import { notFound } from '../../../platform/errors.ts';
import { asId } from '../../../platform/ids.ts';
import { deleteFiles } from '../../../platform/storage/attachments.ts';
import type { Services } from '../../../platform/services.ts';
import type { Storage } from '../../../platform/storage/storage.ts';

/** Every recording of an episode with who tells it. In a transaction of the owner or the worker. */
export const listRecordings = (tx: Tx, episodeId: string) =>
  tx
    .selectFrom('recordings')
    .innerJoin('tellers', 'tellers.id', 'recordings.teller_id')
    .selectAll('recordings')
    .select('tellers.name as teller')
    .where('recordings.episode_id', '=', episodeId)
    .orderBy('recordings.created_at')
    .execute();

export type RecordingRow = Awaited<ReturnType<typeof listRecordings>>[number];

const notesOf = (names: readonly string[]): Recording['notes'] =>
  recordingNotes.filter((note) => names.includes(note));

export const toRecording = (storage: Storage, row: RecordingRow): Recording => ({
  id: row.id,
  tellerId: row.teller_id,
  teller: row.teller,
  url: storage.link('voices', row.path),
  seconds: row.seconds,
  notes: notesOf(row.notes),
});

/** @throws AppError NOT_FOUND */
export async function findTeller(
  tx: Tx,
  episodeId: string,
  id: string,
): Promise<{ id: string; name: string }> {
  const teller = await tx
    .selectFrom('tellers')
    .select(['id', 'name'])
    .where('id', '=', asId(id))
    .where('episode_id', '=', episodeId)
    .executeTakeFirst();
  if (!teller) throw notFound();
  return teller;
}

/** Of two recordings of a line at once the second finds the first. */
export const inTurn = <T>(
  { database }: Pick<Services, 'database'>,
  episodeId: string,
  work: () => Promise<T>,
) => database.withAdvisoryLock(`recordings of ${episodeId}`, work);

/** The recordings by which these lines are told: they go when another takes their place. */
export const recordingsOf = (tx: Tx, episodeId: string, beats: readonly string[]) =>
  tx
    .selectFrom('recordings')
    .select(['id', 'path'])
    .where('episode_id', '=', episodeId)
    .where('offered', '=', false)
    .where('beat', 'in', ['', ...beats])
    .execute();

/** A prepared line that lies in storage already. */
export interface NewRecording {
  userId: string;
  episodeId: string;
  tellerId: string;
  beat: string;
  text: string;
  path: string;
  bytes: number;
  seconds: number;
  notes: string[];
  offered: boolean;
}

/**
 * Writes a recording down in the place of the one before, whose file is deleted. Resolves to its id. Within `inTurn`, and
 * after `forgetMadeOf` where it is told by now.
 */
export async function insertRecording(
  tx: Tx,
  storage: Storage,
  { userId, episodeId, tellerId, beat, ...made }: NewRecording,
  now: Date,
): Promise<string> {
  const before = await tx
    .selectFrom('recordings')
    .select('path')
    .where('episode_id', '=', episodeId)
    .where('beat', '=', beat)
    .where('offered', '=', made.offered)
    .$if(made.offered, (query) => query.where('teller_id', '=', tellerId))
    .execute();
  await deleteFiles(
    tx,
    storage,
    before.map(({ path }) => path),
  );
  await tx
    .insertInto('stored_files')
    .values({
      path: made.path,
      bucket: 'voices',
      user_id: userId,
      content_type: 'audio/wav',
      bytes: made.bytes,
      attached: true,
    })
    .execute();
  const { id } = await tx
    .insertInto('recordings')
    .values({
      user_id: userId,
      episode_id: episodeId,
      teller_id: tellerId,
      beat,
      told_text: made.text,
      path: made.path,
      seconds: made.seconds,
      notes: made.notes,
      offered: made.offered,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Deletes what a teller is and has told. Whoever may just be recording is kept out before: by `inTurn`, or, where it is by
 * a link, by its end in the same transaction.
 */
export async function deleteTeller(tx: Tx, storage: Storage, tellerId: string): Promise<void> {
  const told = await tx.selectFrom('recordings').select('path').where('teller_id', '=', tellerId).execute();
  await tx.deleteFrom('tellers').where('id', '=', tellerId).execute();
  await deleteFiles(
    tx,
    storage,
    told.map(({ path }) => path),
  );
}

/** Removes what nobody needs any more: tellers of whom there is no recording, and no link that waits for one. */
export const deleteSilentTeller = (tx: Tx, tellerId: string) =>
  tx
    .deleteFrom('tellers')
    .where('id', '=', tellerId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('recordings').select('id').whereRef('recordings.teller_id', '=', 'tellers.id'))),
    )
    .execute();
