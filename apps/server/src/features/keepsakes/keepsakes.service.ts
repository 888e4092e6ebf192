import type { Keepsake } from '@milestoon/contract';
import { isKeptOf, type KeepsakeKind } from '@milestoon/domain';
import { AppError } from '../../platform/errors.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { downloadNameOf } from './file-types.ts';
import { columnsOf, findChapters, listKeepsakes, type Subject, toKeepsakes } from './keepsakes.repo.ts';
import { queueKeepsake } from './queue-keepsake.ts';

/** @throws AppError NOT_FOUND */
export const viewKeepsakes = (
  { database, storage }: Services,
  actor: SessionActor,
  subject: Subject,
): Promise<Keepsake[]> =>
  database.asUser(actor, async (tx) => {
    const columns = await columnsOf(tx, subject);
    return toKeepsakes(storage, columns, await listKeepsakes(tx, columns), downloadNameOf);
  });

/**
 * Has a keepsake made in the background, anew where there is one.
 *
 * @throws AppError NOT_FOUND; CONFLICT without a finished film, and for what there is none of; TOO_MANY_REQUESTS
 */
export async function makeKeepsake(
  services: Services,
  actor: SessionActor,
  subject: Subject,
  kind: KeepsakeKind,
): Promise<Keepsake[]> {
  const { columns, chapters } = await services.database.asUser(actor, async (tx) => {
    const found = await columnsOf(tx, subject);
    return { columns: found, chapters: await findChapters(tx, found) };
  });
  if (chapters.length === 0 || !isKeptOf(kind, columns.episode_id === null ? 'season' : 'episode'))
    throw new AppError('CONFLICT', { userMessage: (texts) => texts.keepsakes.notReady });
  await queueKeepsake(services, actor, columns, kind);
  return viewKeepsakes(services, actor, subject);
}
