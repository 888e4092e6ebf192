import type { Child, ChildSummary } from '@milestoon/contract';
import { type AnimationStyle, mayChangeStyle, type StyleHistory, styleUnlocksOn } from '@milestoon/domain';
import type { Actor } from '@milestoon/database';
import { type Look, type LookReading, lookSchema } from '@milestoon/look';
import { AppError, notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import { seedOf } from '../../platform/seed.ts';
import type { AuditOrigin, Services, SessionActor } from '../../platform/services.ts';
import { attachFiles, deleteFiles } from '../../platform/storage/attachments.ts';
import { addingOne, hasRoom, noRoom } from './child-room.ts';
import { toSummary } from './child-views.ts';
import {
  type ChildRow,
  factsOf,
  filesOfChild,
  findBegunChild,
  findChild,
  listChildren,
  lockChild,
} from './children.repo.ts';

export interface NewChild {
  name: string;
  photos: string[];
  style: AnimationStyle;
  look: Look;
  /** How else it may look, for the avatars beside the first. */
  otherLooks: Look[];
}

export async function listOwnChildren(services: Services, actor: SessionActor): Promise<ChildSummary[]> {
  const rows = await services.database.asUser(actor, listChildren);
  return Promise.all(rows.map((row) => toSummary(services, actor, row)));
}

export const summariseChild = async (
  services: Services,
  actor: SessionActor,
  id: string,
): Promise<ChildSummary> =>
  toSummary(services, actor, await services.database.asUser(actor, (tx) => findChild(tx, id)));

/** What the style lock goes by. */
export const styleHistoryOf = (child: ChildRow): StyleHistory => ({
  lastStyleChange: child.last_style_change,
  styleChangesThisMonth: child.style_changes_this_month,
});

export async function getChild(services: Services, actor: SessionActor, id: string): Promise<Child> {
  const { storage } = services;
  const now = services.now();
  const { row, files } = await services.database.asUser(actor, async (tx) => {
    const found = await findChild(tx, id);
    const stored = found.photos.length
      ? await tx.selectFrom('stored_files').selectAll().where('path', 'in', found.photos).execute()
      : [];
    return { row: found, files: stored };
  });
  return {
    ...(await toSummary(services, actor, row)),
    look: lookSchema.parse(row.look),
    photos: row.photos.flatMap((path) => {
      const file = files.find((other) => other.path === path);
      if (!file) return [];
      const { width, height } = file;
      return [{ path, url: storage.link('child-photos', path), width: width ?? 0, height: height ?? 0 }];
    }),
    pronunciation: row.pronunciation,
    version: row.version,
    drawnWith: { seed: seedOf(row.id), variant: row.avatar_variant ?? 0 },
    styleOpensAt: mayChangeStyle(styleHistoryOf(row), now) ? null : styleUnlocksOn(now),
    avatarOutdated: row.avatar_outdated,
    redrawing: row.redrawing,
  };
}

/** @throws AppError NOT_FOUND for a photo that is not the person's own; TOO_MANY_REQUESTS */
export async function readOwnLook(
  { database, storage, studioDesk }: Services,
  actor: SessionActor,
  { photos, kept }: { photos: string[]; kept: string[] },
  signal: AbortSignal | undefined,
): Promise<LookReading> {
  const own = await database.asUser(actor, (tx) =>
    tx
      .selectFrom('stored_files')
      .select('path')
      .where('path', 'in', photos)
      .where('bucket', '=', 'child-photos')
      .execute(),
  );
  if (own.length !== new Set(photos).size) throw notFound();
  const read = (): Promise<Uint8Array[]> =>
    Promise.all(photos.map((path) => storage.read('child-photos', path)));
  const places = photos.flatMap((path, place) => (kept.includes(path) ? [place] : []));
  return studioDesk.readLook(actor.id, read, places, signal);
}

/**
 * A form that is sent again, after a payment that was called off or an answer that got lost, changes the
 * child it made the first time.
 *
 * @throws AppError NOT_FOUND for photos that are not the person's own, or belong to a child with avatars;
 *   TOO_MANY_REQUESTS while too many children wait for their payment.
 */
export async function createChild(
  services: Services,
  actor: SessionActor,
  child: NewChild,
): Promise<ChildSummary> {
  if (new Set(child.photos).size !== child.photos.length) throw notFound();
  const id = await addingOne(services, actor, async () =>
    storeChild(services, actor, child, await hasRoom(services, actor)),
  );
  return summariseChild(services, actor, id);
}

/** Resolves to its id. */
const storeChild = (
  services: Services,
  actor: SessionActor,
  child: NewChild,
  isRoom: boolean,
): Promise<string> =>
  services.database.asUser(actor, async (tx) => {
    const begun = await findBegunChild(tx, child.photos);
    if (!begun && !isRoom) throw noRoom();
    const added = child.photos.filter((path) => !begun?.photos.includes(path));
    if (added.length > 0) await attachFiles(tx, 'child-photos', added);
    if (begun) {
      const { name, photos, style } = child;
      await tx
        .updateTable('children')
        .set({
          name,
          photos,
          style,
          look: JSON.stringify(child.look),
          other_looks: JSON.stringify(child.otherLooks),
          updated_at: services.now(),
        })
        .where('id', '=', begun.id)
        .execute();
      const dropped = begun.photos.filter((path) => !child.photos.includes(path));
      await services.ports.recordConsent(tx, { userId: actor.id, childId: begun.id });
      await deleteFiles(tx, services.storage, dropped);
      return begun.id;
    }
    const row = await tx
      .insertInto('children')
      .values({
        user_id: actor.id,
        created_by: actor.id,
        name: child.name,
        photos: child.photos,
        style: child.style,
        look: JSON.stringify(child.look),
        other_looks: JSON.stringify(child.otherLooks),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await services.ports.recordConsent(tx, { userId: actor.id, childId: row.id });
    return row.id;
  });

/**
 * Deletes a child as its parent asks for it: its videos on YouTube if that is wanted, then nobody is charged for it any
 * more, then it goes.
 *
 * @throws AppError NOT_FOUND; CONFLICT when YouTube does not delete the videos, or while the payment provider cannot be
 *   reached, or the charges would go on
 */
export async function deleteChild(
  services: Services,
  actor: SessionActor,
  { id, alsoOnYouTube }: { id: string; alsoOnYouTube?: boolean | undefined },
  origin: AuditOrigin,
): Promise<void> {
  const child = await services.database.asUser(actor, (tx) => findChild(tx, id));
  if (alsoOnYouTube) await services.ports.deleteVideos(actor, { childId: child.id }, origin);
  try {
    await services.ports.endSubscriptions({ userId: actor.id, childId: child.id });
  } catch (cause) {
    services.log.error({ err: cause, child: child.id }, 'the subscription of a child was not ended');
    throw new AppError('CONFLICT', { userMessage: (texts) => texts.child.deleteFailed, cause });
  }
  await removeChild(services, actor, child.id, origin);
}

/**
 * Deletes the child with everything made for it: episodes, photos, avatars and films. For good. Without an origin the
 * trail was told of it when it was ordered.
 */
export async function removeChild(
  services: Services,
  actor: Actor,
  id: string,
  origin?: AuditOrigin,
): Promise<void> {
  const { database, storage, ports } = services;
  const episodes = await database.asUser(actor, async (tx) => {
    const child = await findChild(tx, id);
    return tx.selectFrom('episodes').select('id').where('child_id', '=', child.id).execute();
  });
  await services.queue.cancel('draw-avatars', id);
  const abandonAgain: (() => Promise<void>)[] = [];
  for (const episode of episodes) abandonAgain.push(await ports.abandonProduction(episode.id));
  const tell = await database.asUser(actor, async (tx) => {
    // Pictures, productions and edits that are just finishing add their files first, or find child and episodes gone:
    // what there is to delete is read when all of it is held. Episodes first: who finishes one holds it, and then names its child.
    await tx.selectFrom('episodes').select('id').where('child_id', '=', asId(id)).forUpdate().execute();
    const child = await lockChild(tx, id);
    const noted = await ports.automation.childDeleted(tx, factsOf(child));
    const files = await filesOfChild(tx, child);
    await tx.deleteFrom('children').where('id', '=', child.id).execute();
    if (origin) await ports.audit(tx, actor.id, { kind: 'child-deleted' }, origin);
    await deleteFiles(tx, storage, files);
    return noted;
  });
  for (const abandon of abandonAgain) await abandon();
  await ports.sharingChanged(actor.id);
  await tell();
}

/** The files that exist only because of this child; none when it is gone. */
export const listFilesOfChild = (services: Services, actor: Actor, id: string): Promise<string[]> =>
  services.database.asUser(actor, async (tx) => {
    const child = await tx.selectFrom('children').selectAll().where('id', '=', id).executeTakeFirst();
    return child ? filesOfChild(tx, child) : [];
  });
