import { randomUUID } from 'node:crypto';
import type { OwnLink, WatchLink, WatchLinkChanges } from '@milestoon/contract';
import type { Tx } from '@milestoon/database';
import type { AuditOrigin, SessionActor } from '../../platform/services.ts';
import { deleteFiles } from '../../platform/storage/attachments.ts';
import { hashOf, newToken } from '../../platform/tokens.ts';
import { columnsOf, type LinkTarget, requireFilm, type TargetColumns } from './link-target.ts';
import { closed, findLink, type LinkRow, listLinks, toWatchLink } from './links.repo.ts';
import type { SharingDeps } from './sharing.deps.ts';
import { newCode, placeOfCode, placeOfToken } from './link-secrets.ts';

const reason = 'a link to films holds a secret';
const day = 86_400_000;

/** Who can watch something without an account. @throws AppError NOT_FOUND */
export async function viewLink(
  { config, counts, database }: SharingDeps,
  actor: SessionActor,
  target: LinkTarget,
): Promise<WatchLink> {
  await counts.flush();
  const columns = await database.asUser(actor, (tx) => columnsOf(tx, target));
  const row = await database.asWorker(reason, (tx) => findLink(tx, actor.id, columns));
  return row ? toWatchLink(database, config.publicUrl, row) : closed;
}

export async function viewLinks(
  { config, counts, database }: SharingDeps,
  actor: SessionActor,
): Promise<OwnLink[]> {
  await counts.flush();
  const rows = await database.asWorker(reason, (tx) => listLinks(tx, actor.id));
  return rows.map((row) => ({
    ...toWatchLink(database, config.publicUrl, row),
    kind: row.episode_id !== null ? 'film' : row.season !== null ? 'season' : 'child',
    childId: row.of_child,
    childName: row.child_name,
    episode: row.episode_id === null ? null : { id: row.episode_id, title: row.title ?? '' },
    season: row.season,
  }));
}

/** The link of a target, made if there is none. */
async function keepLink(
  { database, now }: SharingDeps,
  tx: Tx,
  userId: string,
  columns: TargetColumns,
  visibility: WatchLink['visibility'],
): Promise<LinkRow> {
  const id = randomUUID();
  const token = newToken();
  const link = { ...columns, user_id: userId, visibility, created_at: now() };
  const secret = { sealed_token: database.keyring.seal(token, placeOfToken(id)), token_hash: hashOf(token) };
  return (
    tx
      .insertInto('watch_links')
      .values({ id, ...link, ...secret })
      // Between unlisted and public the link stays as it is.
      .onConflict((conflict) =>
        conflict.columns(['episode_id', 'child_id', 'season']).doUpdateSet({ visibility }),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
  );
}

/** What a parent wants of a link that is there. What is left out stays. */
function changesOf({ database, now }: SharingDeps, id: string, { days, viewsLeft, code }: WatchLinkChanges) {
  return {
    ...(days !== undefined && {
      ends_at: days === null ? null : new Date(now().getTime() + days * day),
    }),
    ...(viewsLeft !== undefined && { views_left: viewsLeft }),
    ...(code !== undefined && {
      sealed_code: code ? database.keyring.seal(newCode(), placeOfCode(id)) : null,
      wrong_codes: 0,
    }),
  };
}

/** With it goes what was spoken by it: whoever did lent their voice to this link. */
async function endLink({ storage }: Pick<SharingDeps, 'storage'>, tx: Tx, id: string): Promise<void> {
  // Whoever is just speaking by it is heard before, or finds it ended.
  await tx.selectFrom('watch_links').select('id').where('id', '=', id).forUpdate().execute();
  const spoken = await tx.selectFrom('film_hellos').select('path').where('link_id', '=', id).execute();
  await tx.deleteFrom('watch_links').where('id', '=', id).execute();
  await deleteFiles(
    tx,
    storage,
    spoken.flatMap(({ path }) => path ?? []),
  );
}

/**
 * Opens something to whoever has its link, for as long and as often as its parent says, or closes it. A link that was
 * closed is gone for good.
 *
 * @throws AppError NOT_FOUND; to open it ADDRESS_UNCONFIRMED, and CONFLICT without a finished film
 */
export async function changeLink(
  deps: SharingDeps,
  actor: SessionActor,
  target: LinkTarget,
  wanted: WatchLinkChanges,
  origin: AuditOrigin,
): Promise<WatchLink> {
  const { database, ports } = deps;
  const { visibility } = wanted;
  const columns = await database.asUser(actor, (tx) => columnsOf(tx, target));
  if (visibility !== 'private') {
    await ports.requireConfirmedAddress(actor);
    await database.asUser(actor, (tx) => requireFilm(tx, columns));
  }
  await database.asWorker(reason, async (tx) => {
    const before = await findLink(tx, actor.id, columns);
    if (visibility === 'private') {
      if (before) await endLink(deps, tx, before.id);
    } else {
      const { id } = await keepLink(deps, tx, actor.id, columns, visibility);
      const changes = changesOf(deps, id, wanted);
      if (Object.keys(changes).length > 0)
        await tx.updateTable('watch_links').set(changes).where('id', '=', id).execute();
    }
    // How long and how often is no change of who can watch.
    if ((before?.visibility ?? 'private') === visibility) return;
    const event =
      columns.episode_id === null
        ? ({ kind: 'films-visibility', visibility } as const)
        : ({ kind: 'film-visibility', episodeId: columns.episode_id, visibility } as const);
    await ports.audit(tx, actor.id, event, origin);
  });
  await deps.sharingChanged(actor.id);
  return viewLink(deps, actor, target);
}
