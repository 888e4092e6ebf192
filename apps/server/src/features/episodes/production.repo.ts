import fs from 'node:fs/promises';
import path from 'node:path';
import type { Database, Schema, Tx, WorkerTx } from '@milestoon/database';
import type { FinishedEpisode } from '@milestoon/studio/production';
import type { ExpressionBuilder } from 'kysely';
import type { Services } from '../../platform/services.ts';
import { deleteFiles, listEpisodeFile } from '../../platform/storage/attachments.ts';
import { forgetSeasonFilm } from './forget-keepsakes.ts';
import { jobKey, subjectOf } from './job-key.ts';
import { withDeletedVoices } from './telling/told-lines.ts';

export type EpisodeToProduce = NonNullable<Awaited<ReturnType<typeof findEpisodeToProduce>>>;

/** Its first version is not made yet, or a changed story waits and has not failed. */
export const isToBeMade = (
  eb: ExpressionBuilder<Schema & { production: Schema['episode_productions'] }, 'episodes' | 'production'>,
) =>
  eb.or([
    eb('episodes.status', '=', 'processing'),
    eb.and([
      eb('episodes.status', '=', 'completed'),
      eb('production.version', '>', eb.ref('production.made_version')),
      eb('production.failure', 'is', null),
    ]),
  ]);

const reason = 'episodes are made in the background';

const toProduce = (tx: Tx, id: string) =>
  tx
    .selectFrom('episodes')
    .innerJoin('children', 'children.id', 'episodes.child_id')
    .innerJoin('episode_productions as production', 'production.episode_id', 'episodes.id')
    .selectAll('episodes')
    .select([
      'children.name as child_name',
      'children.pronunciation as child_pronunciation',
      'style',
      'look',
      'avatar_variant',
      'share',
      'production.version',
      'production.words_in_picture',
      'production.narrator',
      'production.music',
      'production.written_by',
      'production.corrections',
    ])
    .where('episodes.id', '=', id);

/** Undefined when there is nothing to do (any more). */
export const findEpisodeToProduce = (database: Database, id: string) =>
  database.asWorker(reason, (tx) => toProduce(tx, id).where(isToBeMade).executeTakeFirst());

/** What an episode is made from, whatever has become of it. */
export const findEpisodeAsAsked = (database: Database, id: string) =>
  database.asWorker('a storyboard shows an episode as it is asked for', (tx) =>
    toProduce(tx, id).executeTakeFirst(),
  );

const kinds = {
  video: { name: 'episode', ending: 'mp4', type: 'video/mp4' },
  rendition: { name: 'episode-small', ending: 'mp4', type: 'video/mp4' },
  captions: { name: 'episode', ending: 'vtt', type: 'text/vtt' },
  poster: { name: 'poster', ending: 'jpg', type: 'image/jpeg' },
} as const;

type Kind = keyof typeof kinds;
const kindNames = ['video', 'rendition', 'captions', 'poster'] as const;

/** Where all that was ever made of an episode is put, in its bucket. */
export const folderOf = ({ user_id, id }: { user_id: string; id: string }): string => `user-${user_id}/${id}`;

/** Every version has names of its own: browsers keep what they were once given under a name. */
export function keyOf(episode: { user_id: string; id: string; version: number }, kind: Kind): string {
  const { version } = episode;
  const { name, ending } = kinds[kind];
  return `${folderOf(episode)}/${name}${version === 1 ? '' : `-${version}`}.${ending}`;
}

/** Of a file in the folder of a production; undefined for a rendition that was not made. */
const nameOf = (finished: FinishedEpisode, kind: Kind): string | undefined =>
  kind === 'rendition' ? finished.rendition?.file : finished[kind];

/**
 * Moves the files into storage, completes the episode and removes what the version before left behind. Can
 * be repeated: same files, same places.
 *
 * @throws Error when the episode was deleted meanwhile; the files are then removed again.
 */
export async function finishEpisode(
  services: Services,
  episode: EpisodeToProduce,
  directory: string,
  finished: FinishedEpisode,
  /** Tidies up what is left in `directory`, before anybody hears that the episode is complete. */
  tidy: () => Promise<void>,
): Promise<void> {
  const { database, storage } = services;
  const sizes = new Map<Kind, number>();
  const takeBack = async (): Promise<void> => {
    for (const kind of kindNames) await storage.remove('episodes', keyOf(episode, kind));
  };
  try {
    for (const kind of kindNames) {
      const name = nameOf(finished, kind);
      if (name === undefined) continue;
      const file = path.resolve(directory, name);
      sizes.set(kind, (await fs.stat(file)).size);
      await storage.putFile('episodes', keyOf(episode, kind), file);
    }
  } catch (error) {
    // A deletion takes the files away while they are put into the storage: what is there already goes too. Of an
    // episode that is still there they stay: the next attempt puts them there again, and whoever was taken for dead
    // and goes on beside it must not take them from under a film that is complete by now.
    if (!(await isKept(database, episode.id))) await takeBack();
    throw error;
  }
  await tidy();
  const isThere = await database.asWorker(reason, (tx) =>
    recordFinished(services, tx, episode, finished, sizes),
  );
  if (isThere) return;
  await takeBack();
  throw new Error('the episode was deleted while it was made');
}

/**
 * Whether an episode is still there. Until the transaction ends nobody deletes it: who adds a file to it holds it first,
 * or a deletion that waits for the added row would already have read which files there are.
 */
export const holdEpisode = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('episodes').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !==
  undefined;

const isKept = async (database: Database, id: string): Promise<boolean> =>
  (await database.asWorker(reason, (tx) =>
    tx.selectFrom('episodes').select('id').where('id', '=', id).executeTakeFirst(),
  )) !== undefined;

async function recordFinished(
  { storage, queue, now, ports }: Services,
  tx: WorkerTx,
  episode: EpisodeToProduce,
  { rendition, width, height, duration, language, chapters, wordsInPicture }: FinishedEpisode,
  sizes: ReadonlyMap<Kind, number>,
): Promise<boolean> {
  // First, so that a deletion waits for this transaction or this one finds nothing.
  const updated = await tx
    .updateTable('episodes')
    .set({ status: 'completed', youtube_url: `/app/episodes/${episode.id}`, updated_at: now() })
    .where('id', '=', episode.id)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  for (const [kind, bytes] of sizes) {
    await listEpisodeFile(tx, {
      path: keyOf(episode, kind),
      userId: episode.user_id,
      contentType: kinds[kind].type,
      bytes,
      width: kind === 'rendition' ? rendition?.width : width,
      height: kind === 'rendition' ? rendition?.height : height,
    });
  }
  const before = await tx
    .selectFrom('episode_productions')
    .select(['video_path', 'rendition_path', 'captions_path', 'poster_path', 'sound_path', 'trailer_path'])
    .select('made_version')
    .where('episode_id', '=', episode.id)
    .executeTakeFirstOrThrow();
  const { made_version: madeVersion, ...filesBefore } = before;
  const made = {
    video_path: keyOf(episode, 'video'),
    rendition_path: sizes.has('rendition') ? keyOf(episode, 'rendition') : null,
    captions_path: keyOf(episode, 'captions'),
    poster_path: keyOf(episode, 'poster'),
  };
  await tx
    .updateTable('episode_productions')
    .set({
      ...made,
      made_version: episode.version,
      made_words_in_picture: wordsInPicture,
      chapters: JSON.stringify(chapters),
      language,
      sound_path: null,
      trailer_path: null,
      trailer_wanted: true,
      failure: null,
      share: 1,
      seconds_left: 0,
      duration,
      width,
      height,
      updated_at: now(),
    })
    .where('episode_id', '=', episode.id)
    .execute();
  const kept: (string | null)[] = Object.values(made);
  const old = Object.values(filesBefore).filter((key) => key !== null);
  // A voice that was deleted since leaves the film of the season, too.
  const told = madeVersion === null ? [] : [subjectOf(episode.id, madeVersion)];
  const seasonFilm =
    (await withDeletedVoices(tx, told)).length > 0 ? await forgetSeasonFilm(tx, episode) : [];
  await deleteFiles(tx, storage, [...old.filter((key) => !kept.includes(key)), ...seasonFilm]);
  const { id: episodeId, user_id: userId, version } = episode;
  const place = { key: jobKey(episodeId, version), owner: userId, within: tx };
  await queue.send('make-trailer', { episodeId }, place);
  await ports.notify(tx, userId, { kind: 'episode-ready', episodeId, version });
  await ports.publishWhenWanted(tx, { id: episodeId, userId, version });
  return true;
}

/** Marks what was being made as failed, and tells the parent. Doing so again changes and tells nothing. */
export const setFailed = ({ database, now, ports }: Services, id: string): Promise<void> =>
  database.asWorker(reason, async (tx) => {
    const failedAt = now();
    await tx
      .updateTable('episodes')
      .set({ status: 'failed', updated_at: failedAt })
      .where('id', '=', id)
      .where('status', '=', 'processing')
      .execute();
    const failed = await tx
      .updateTable('episode_productions')
      .set({ failure: 'production failed', seconds_left: null, updated_at: failedAt })
      .where('episode_id', '=', id)
      .where('failure', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (failed) await ports.notify(tx, failed.user_id, { kind: 'episode-failed', episodeId: id, failedAt });
  });
