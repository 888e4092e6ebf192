import { randomUUID } from 'node:crypto';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import type { PhotoBucket } from './photos.service.ts';

/** Seconds: what is used or removed makes room at once, what is forgotten is swept up within a day. */
const retryAfterSeconds = 3600;

const contentType = 'image/jpeg';

/**
 * A place for a picture, taken before anything is done for it: whoever uploads without end would fill the disk, and
 * keep everybody else's pictures waiting. A place that its process did not live to fill is swept up like a picture that
 * nothing uses. Resolves to the path.
 *
 * @throws AppError TOO_MANY_REQUESTS while as many pictures wait to be used as may
 */
export const takePlace = (
  { database, config }: Services,
  actor: SessionActor,
  bucket: PhotoBucket,
): Promise<string> =>
  // Once at a time: of two at once the second one counts the first.
  database.withAdvisoryLock(`photos of ${actor.id}`, () =>
    database.asUser(actor, async (tx) => {
      const { waiting } = await tx
        .selectFrom('stored_files')
        .select((eb) => eb.fn.countAll<number>().as('waiting'))
        .where('attached', '=', false)
        .executeTakeFirstOrThrow();
      if (waiting >= config.quotas.photos)
        throw new AppError('TOO_MANY_REQUESTS', {
          userMessage: ({ failures }) => failures.full.photos,
          retryAfter: retryAfterSeconds,
        });
      const path = `user-${actor.id}/${randomUUID()}.jpg`;
      await tx
        .insertInto('stored_files')
        .values({ path, bucket, user_id: actor.id, content_type: contentType, bytes: 0 })
        .execute();
      return path;
    }),
  );

/** @throws AppError NOT_FOUND when the place is gone, with the whole account. */
export const fillPlace = (
  { database }: Services,
  actor: SessionActor,
  path: string,
  size: { width: number; height: number; bytes: number },
): Promise<void> =>
  database.asUser(actor, async (tx) => {
    const filled = await tx.updateTable('stored_files').set(size).where('path', '=', path).executeTakeFirst();
    if (filled.numUpdatedRows === 0n) throw notFound();
  });

/** Takes back the place, and what was stored in it. */
export async function giveUpPlace(
  { database, storage }: Services,
  actor: SessionActor,
  bucket: PhotoBucket,
  path: string,
): Promise<void> {
  await storage.remove(bucket, path);
  await database.asUser(actor, (tx) => tx.deleteFrom('stored_files').where('path', '=', path).execute());
}
