import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type OpenFrames, renderSegment } from '@milestoon/studio/export';
import sharp from 'sharp';
import { inDatabase } from './database.ts';

const size = { width: 320, height: 180 };
const rendition = { width: 160, height: 90 };
const blue = { r: 32, g: 128, b: 192, alpha: 1 };
const framesPerSecond = 24;
const reason = 'a test has a child with films';

/** Pictures of one colour. Called by the encoder. */
export async function openFrames(): Promise<OpenFrames> {
  const picture = await sharp({ create: { ...size, channels: 4, background: blue } })
    .raw()
    .toBuffer();
  return { paint: (n) => n === 0, data: () => picture, close: () => undefined };
}

export interface ShortFilm {
  id: string;
  title: string;
}

/**
 * Finished episodes of `seconds`, one for each title, as they stand in the database and in the storage: watched
 * and without a trailer, or new and with one. `caption` is all they say.
 */
export async function addShortFilms(
  dataDirectory: string,
  childId: string,
  titles: readonly string[],
  { isNew = false, language = 'en', caption = 'Once.', seconds = 0.5 } = {},
): Promise<ShortFilm[]> {
  return inDatabase(dataDirectory, async (database) => {
    const { user_id } = await database.asWorker(reason, (tx) =>
      tx.selectFrom('children').select('user_id').where('id', '=', childId).executeTakeFirstOrThrow(),
    );
    const films: ShortFilm[] = [];
    for (const title of titles) {
      const row = {
        child_id: childId,
        user_id,
        created_by: user_id,
        title,
        description: 'We fed the ducks.',
      };
      const { id } = await database.asUser({ id: user_id }, async (tx) => {
        const made = await tx
          .insertInto('episodes')
          .values({ ...row, input_images: ['none.jpg'] })
          .returning('id')
          .executeTakeFirstOrThrow();
        await tx.insertInto('episode_productions').values({ episode_id: made.id, user_id }).execute();
        return made;
      });
      const folder = `user-${user_id}/${id}`;
      const bytes = await writeFilm(path.join(dataDirectory, 'files', 'episodes', folder), caption, seconds);
      await database.asWorker(reason, async (tx) => {
        const files = [
          ['episode.mp4', 'video/mp4'],
          ['episode-small.mp4', 'video/mp4'],
          ['episode.vtt', 'text/vtt'],
          ['poster.jpg', 'image/jpeg'],
          ['trailer.mp4', 'video/mp4'],
        ] as const;
        for (const [name, content_type] of files)
          await tx
            .insertInto('stored_files')
            .values({
              path: `${folder}/${name}`,
              bucket: 'episodes',
              user_id,
              content_type,
              bytes,
              attached: true,
            })
            .execute();
        await tx
          .updateTable('episode_productions')
          .set({
            video_path: `${folder}/episode.mp4`,
            rendition_path: `${folder}/episode-small.mp4`,
            captions_path: `${folder}/episode.vtt`,
            poster_path: `${folder}/poster.jpg`,
            made_version: 1,
            language,
            ...(isNew ? { trailer_path: `${folder}/trailer.mp4` } : { premiered_at: new Date() }),
          })
          .where('episode_id', '=', id)
          .execute();
        await tx
          .updateTable('episodes')
          .set({ status: 'completed', youtube_url: `/app/episodes/${id}` })
          .where('id', '=', id)
          .execute();
      });
      films.push({ id, title });
    }
    return films;
  });
}

const timestamp = (seconds: number): string => `00:${seconds.toFixed(3).padStart(6, '0')}`;

/** Resolves to a size in bytes that is good for all files of a film. */
async function writeFilm(folder: string, caption: string, seconds: number): Promise<number> {
  await mkdir(folder, { recursive: true });
  const frames = Math.round(seconds * framesPerSecond);
  const source = { module: import.meta.url, data: {}, frames, ...size, fps: framesPerSecond, rendition };
  await renderSegment(source, { from: 0, to: frames }, path.join(folder, 'episode.mp4'));
  await copyFile(path.join(folder, 'episode.mp4'), path.join(folder, 'trailer.mp4'));
  await writeFile(
    path.join(folder, 'episode.vtt'),
    `WEBVTT\n\n00:00.000 --> ${timestamp(seconds - 0.1)}\n${caption}\n`,
  );
  await sharp({ create: { width: 1280, height: 720, channels: 3, background: blue } })
    .jpeg()
    .toFile(path.join(folder, 'poster.jpg'));
  return 1;
}
