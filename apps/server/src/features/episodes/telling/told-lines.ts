import fs from 'node:fs/promises';
import path from 'node:path';
import type { Database, Tx } from '@milestoon/database';
import type { ToldLine } from '@milestoon/studio/production';
import { sql } from 'kysely';
import { z } from 'zod';
import { forgetSteps, recallStep } from '../../../platform/queue/steps.ts';
import type { Services } from '../../../platform/services.ts';
import { subjectOf } from '../job-key.ts';
import { listRecordings } from './telling.repo.ts';

const narrationSchema = z.object({
  /** Where each line lies below `speech`. */
  files: z.record(z.string(), z.string()).default({}),
  told: z.record(z.string(), z.object({ recording: z.string() })).default({}),
});

/** How a version was spoken: by the line. */
export type Spoken = z.infer<typeof narrationSchema>;

/** Which recording each line of a version is told by; undefined while it is not spoken. */
export async function toldInFilm(
  { database }: Pick<Services, 'database'>,
  { id, version }: { id: string; version: number },
): Promise<Spoken['told'] | undefined> {
  const spoken = await recallStep(database, subjectOf(id, version), 'narration');
  return spoken === undefined ? undefined : narrationSchema.parse(spoken).told;
}

/** How every version of an episode was spoken that is remembered. */
export const everSpoken = (database: Database, episodeId: string): Promise<Spoken[]> =>
  database.asWorker('voices that were deleted are forgotten', async (tx) => {
    const row = await tx
      .selectFrom('episode_productions')
      .select('version')
      .where('episode_id', '=', episodeId)
      .executeTakeFirst();
    const steps = await tx
      .selectFrom('job_steps')
      .select(
        sql`jsonb_build_object(
          'files', coalesce(output -> 'files', '{}'), 'told', coalesce(output -> 'told', '{}'))`.as('spoken'),
      )
      .where('name', '=', 'narration')
      .where('subject', 'in', subjectsOf(episodeId, row?.version ?? 1))
      .execute();
    return steps.map(({ spoken }) => narrationSchema.parse(spoken));
  });

/** Of each version, the first one to the last. */
export const subjectsOf = (episodeId: string, versions: number): string[] =>
  Array.from({ length: versions }, (_, i) => subjectOf(episodeId, i + 1));

/** Of the films of these names those in which a recording is heard that is not there any more: their episodes. */
export async function withDeletedVoices(tx: Tx, subjects: readonly string[]): Promise<string[]> {
  if (subjects.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct split_part(subject, ':', 2) as id
      from job_steps, jsonb_each(coalesce(output -> 'told', '{}')) as line (beat, told)
     where name = 'narration' and subject = any(${subjects})
       and not exists (select from recordings where id::text = told ->> 'recording')`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The recordings that an episode may be told by. */
export const recordingsThere = async (database: Database, episodeId: string): Promise<Set<string>> => {
  const rows = await database.asWorker('films are told by the family', (tx) => listRecordings(tx, episodeId));
  return new Set(rows.map(({ id }) => id));
};

const folderOf = (directory: string): string => path.join(directory, 'told');
const ending = '.wav';

/** Of which recordings there are copies below `directory`. */
export const copiesIn = async (directory: string): Promise<string[]> =>
  (await fs.readdir(folderOf(directory)).catch(() => [])).map((name) => path.basename(name, ending));

/**
 * What the family has told of an episode by now, as files below `directory`. One that was deleted meanwhile is left to
 * the built-in voice.
 */
export async function copyToldLines(
  { database, storage }: Services,
  episodeId: string,
  directory: string,
): Promise<ToldLine[]> {
  const rows = await database.asWorker('films are told by the family', (tx) => listRecordings(tx, episodeId));
  const folder = folderOf(directory);
  const lines: ToldLine[] = [];
  for (const { id, beat, told_text: text, path: key, teller, offered } of rows) {
    if (offered || !(await storage.find('voices', key))) continue;
    await fs.mkdir(folder, { recursive: true });
    const file = path.join(folder, `${id}${ending}`);
    await fs.writeFile(file, await storage.read('voices', key));
    lines.push({ beat, text, recording: id, file, teller });
  }
  return lines;
}

const spokenSteps = ['narration', 'film', 'sound', 'video', 'finish'];

/**
 * Whether a version in the making is spoken with a recording that was deleted and not replaced. Then how it was spoken is
 * forgotten with all that was made of it, and it has to be made again from there on.
 */
export async function unsayDeleted(
  { database }: Pick<Services, 'database'>,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  const told = Object.entries((await toldInFilm({ database }, { id, version })) ?? {});
  if (told.length === 0) return false;
  const rows = await database.asWorker('films are told by the family', (tx) => listRecordings(tx, id));
  const isTold = (beat: string): boolean => rows.some((row) => row.beat === beat && !row.offered);
  if (told.every(([beat]) => isTold(beat))) return false;
  await forgetSteps(database, subjectOf(id, version), spokenSteps);
  return true;
}
