import fs from 'node:fs/promises';
import type { EpisodePreview } from '@milestoon/contract';
import { notFound } from '../../platform/errors.ts';
import { recallStep } from '../../platform/queue/steps.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { listEpisodeFile } from '../../platform/storage/attachments.ts';
import { isBeingMade } from './episode-views.ts';
import { findEpisode } from './episodes.repo.ts';
import { type EpisodeToProduce, holdEpisode } from './production.repo.ts';
import { subjectOf } from './job-key.ts';

/**
 * Film and sound of an episode whose video is still being made.
 *
 * @throws AppError NOT_FOUND, also before they are there and after the video is
 */
export async function getPreview(
  { database, storage }: Services,
  actor: SessionActor,
  id: string,
): Promise<EpisodePreview> {
  const row = await database.asUser(actor, (tx) => findEpisode(tx, id));
  if (!row.sound_path || !isBeingMade(row)) throw notFound();
  const film = await recallStep(database, subjectOf(row.id, row.version ?? 1), 'film');
  if (film === undefined) throw notFound();
  return {
    film,
    soundUrl: storage.link('episodes', row.sound_path),
    photos: Object.fromEntries(
      row.input_images.map((key, i) => [`photo-${i}`, storage.link('episode-images', key)]),
    ),
  };
}

/** Moves the sound of a version in the making into storage. Can be repeated. */
export async function publishPreview(
  { database, storage, now }: Services,
  episode: EpisodeToProduce,
  file: string,
): Promise<void> {
  const key = `user-${episode.user_id}/${episode.id}/${soundName(episode.version)}`;
  const size = await fs.stat(file).then(
    (found) => found.size,
    () => null,
  );
  if (size !== null) await storage.putFile('episodes', key, file);
  // Without a file of its own this attempt goes on after one that had moved it.
  const bytes = size ?? (await storage.find('episodes', key))?.bytes;
  if (bytes === undefined) return;
  const isThere = await database.asWorker('a preview is there while the video is made', async (tx) => {
    if (!(await holdEpisode(tx, episode.id))) return false;
    const updated = await tx
      .updateTable('episode_productions')
      .set({ sound_path: key, updated_at: now() })
      .where('episode_id', '=', episode.id)
      .executeTakeFirst();
    if (updated.numUpdatedRows === 0n) return false;
    await listEpisodeFile(tx, { path: key, userId: episode.user_id, contentType: 'audio/mp4', bytes });
    return true;
  });
  if (!isThere) await storage.remove('episodes', key);
}

const soundName = (version: number): string => `preview-${version}.m4a`;
