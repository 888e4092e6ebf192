import fs from 'node:fs/promises';
import path from 'node:path';
import type { Tx } from '@milestoon/database';
import type { Services } from '../../../platform/services.ts';
import type { EpisodeRow } from '../episodes.repo.ts';
import { forgetSeasonFilm } from '../forget-keepsakes.ts';
import { findEpisodeToProduce } from '../production.repo.ts';
import { deleteFiles } from '../../../platform/storage/attachments.ts';
import { workDirectory } from '../production.service.ts';
import { forgetWork } from '../work-files.ts';
import { copiesIn, everSpoken, recordingsThere, type Spoken } from './told-lines.ts';

/** The files of spoken lines in which no deleted voice is heard. */
const filesWithout = (versions: readonly Spoken[], isThere: (recording: string) => boolean): string[] =>
  versions.flatMap(({ files, told }) =>
    Object.entries(files).flatMap(([beat, file]) => {
      const recording = told[beat]?.recording;
      return recording === undefined || isThere(recording) ? [file] : [];
    }),
  );

/**
 * Deletes from a folder what productions left there of recordings that are deleted by now; nobody may be at work in it.
 * Of lines about which nothing is remembered it is not known who speaks: they go too, and are spoken again.
 */
export async function forgetVoices(
  { database }: Pick<Services, 'database'>,
  episodeId: string,
  directory: string,
): Promise<void> {
  const versions = await everSpoken(database, episodeId);
  const heard = versions.flatMap(({ told }) => Object.values(told).map(({ recording }) => recording));
  heard.push(...(await copiesIn(directory)));
  if (heard.length === 0) return;
  const there = await recordingsThere(database, episodeId);
  if (heard.every((recording) => there.has(recording))) return;
  await forgetWork(directory);
  const kept = filesWithout(versions, (recording) => there.has(recording));
  const speech = path.join(directory, 'speech');
  for (const name of await fs.readdir(speech).catch(() => []))
    if (!kept.some((file) => name.startsWith(file))) await fs.rm(path.join(speech, name), { force: true });
}

/** The same on this machine. An episode in the making is left alone: whoever makes it does this at its end. */
export async function forgetVoicesHere(services: Services, episodeId: string): Promise<void> {
  const directory = workDirectory(services.config, episodeId);
  const names = await fs.readdir(directory).catch(() => []);
  if (names.length === 0 || (await findEpisodeToProduce(services.database, episodeId))) return;
  await forgetVoices(services, episodeId, directory);
}

/**
 * Before recordings are deleted: the film of the season in which they are heard goes, and can be made again, and the sound
 * of what is, or was to be, made of them. The finished film stays until it is made anew.
 */
export async function forgetMadeOf(
  { database, storage }: Services,
  { id, child_id, episode_number }: Pick<EpisodeRow, 'id' | 'child_id' | 'episode_number'>,
  recordings: readonly string[],
): Promise<void> {
  const versions = await everSpoken(database, id);
  const heard = new Set(
    versions.flatMap(({ told }) => Object.values(told).map(({ recording }) => recording)),
  );
  if (!recordings.some((recording) => heard.has(recording))) return;
  await database.asWorker('what was made of a deleted voice is deleted', async (tx) => {
    const paths = await forgetSeasonFilm(tx, { child_id, episode_number });
    await deleteFiles(tx, storage, [...paths, ...(await forgetPreview(tx, id))]);
  });
}

async function forgetPreview(tx: Tx, episodeId: string): Promise<string[]> {
  const row = await tx
    .selectFrom('episode_productions')
    .select('sound_path')
    .where('episode_id', '=', episodeId)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.sound_path) return [];
  await tx
    .updateTable('episode_productions')
    .set({ sound_path: null })
    .where('episode_id', '=', episodeId)
    .execute();
  return [row.sound_path];
}
