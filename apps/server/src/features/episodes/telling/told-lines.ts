import fs from 'node:fs/promises';
import path from 'node:path';
import type { ToldLine } from '@milestoon/studio/production';
import { z } from 'zod';
import { recallStep } from '../../../platform/queue/steps.ts';
import type { Services } from '../../../platform/services.ts';
import { subjectOf } from '../production.service.ts';
import { listRecordings } from './telling.repo.ts';

const narrationSchema = z.object({
  told: z.record(z.string(), z.object({ recording: z.string() })).default({}),
});

/** Which recording each line of a version is told by; undefined while it is not spoken. */
export async function toldInFilm(
  { database }: Services,
  { id, version }: { id: string; version: number },
): Promise<Record<string, { recording: string }> | undefined> {
  const spoken = await recallStep(database, subjectOf(id, version), 'narration');
  return spoken === undefined ? undefined : narrationSchema.parse(spoken).told;
}

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
  const folder = path.join(directory, 'told');
  const lines: ToldLine[] = [];
  for (const { id, beat, told_text: text, path: key, teller, offered } of rows) {
    if (offered || !(await storage.find('voices', key))) continue;
    await fs.mkdir(folder, { recursive: true });
    const file = path.join(folder, `${id}.wav`);
    await fs.writeFile(file, await storage.read('voices', key));
    lines.push({ beat, text, recording: id, file, teller });
  }
  return lines;
}
