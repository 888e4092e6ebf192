import fs from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@milestoon/database';
import type { FinishedEpisode } from '@milestoon/studio/production';
import type { Services } from '../../platform/services.ts';

export type EpisodeToProduce = NonNullable<Awaited<ReturnType<typeof findEpisodeToProduce>>>;

const reason = 'episodes are made in the background';

/** Undefined when there is nothing to do (any more). */
export const findEpisodeToProduce = (database: Database, id: string) =>
  database.asWorker(reason, (tx) =>
    tx
      .selectFrom('episodes')
      .innerJoin('children', 'children.id', 'episodes.child_id')
      .leftJoin('episode_productions', 'episode_productions.episode_id', 'episodes.id')
      .selectAll('episodes')
      .select(['children.name as child_name', 'style', 'look', 'avatar_variant', 'share'])
      .where('episodes.id', '=', id)
      .where('episodes.status', '=', 'processing')
      .executeTakeFirst(),
  );

const kinds = {
  video: { name: 'episode.mp4', type: 'video/mp4' },
  captions: { name: 'episode.vtt', type: 'text/vtt' },
  poster: { name: 'poster.jpg', type: 'image/jpeg' },
} as const;

const kindNames = ['video', 'captions', 'poster'] as const;

/**
 * Moves the files into storage and completes the episode. Can be repeated: same files, same places.
 *
 * @throws Error when the episode was deleted meanwhile; the files are then removed again.
 */
export async function finishEpisode(
  { database, storage, now }: Services,
  episode: EpisodeToProduce,
  directory: string,
  finished: FinishedEpisode,
): Promise<void> {
  const keyOf = (kind: keyof typeof kinds): string =>
    `user-${episode.user_id}/${episode.id}/${kinds[kind].name}`;
  const sizes = new Map<string, number>();
  for (const kind of kindNames) {
    const file = path.resolve(directory, finished[kind]);
    sizes.set(kind, (await fs.stat(file)).size);
    await storage.putFile('episodes', keyOf(kind), file);
  }
  const isThere = await database.asWorker(reason, async (tx) => {
    // First, so that a deletion waits for this transaction or this one finds nothing.
    const updated = await tx
      .updateTable('episodes')
      .set({ status: 'completed', youtube_url: `/watch/${episode.id}`, updated_at: now() })
      .where('id', '=', episode.id)
      .executeTakeFirst();
    if (updated.numUpdatedRows === 0n) return false;
    for (const kind of kindNames) {
      const bytes = sizes.get(kind) ?? 0;
      await tx
        .insertInto('stored_files')
        .values({
          path: keyOf(kind),
          bucket: 'episodes',
          user_id: episode.user_id,
          content_type: kinds[kind].type,
          width: finished.width,
          height: finished.height,
          bytes,
          attached: true,
        })
        .onConflict((conflict) => conflict.column('path').doUpdateSet({ bytes }))
        .execute();
    }
    await tx
      .updateTable('episode_productions')
      .set({
        share: 1,
        seconds_left: 0,
        video_path: keyOf('video'),
        captions_path: keyOf('captions'),
        poster_path: keyOf('poster'),
        duration: finished.duration,
        width: finished.width,
        height: finished.height,
        updated_at: now(),
      })
      .where('episode_id', '=', episode.id)
      .execute();
    return true;
  });
  if (isThere) return;
  for (const kind of kindNames) await storage.remove('episodes', keyOf(kind));
  throw new Error('the episode was deleted while it was made');
}

export const setFailed = ({ database, now }: Services, id: string): Promise<void> =>
  database.asWorker(reason, async (tx) => {
    await tx
      .updateTable('episodes')
      .set({ status: 'failed', updated_at: now() })
      .where('id', '=', id)
      .where('status', '=', 'processing')
      .execute();
    await tx
      .updateTable('episode_productions')
      .set({ failure: 'production failed', seconds_left: null, updated_at: now() })
      .where('episode_id', '=', id)
      .execute();
  });
