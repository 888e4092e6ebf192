import type { AppNotification, Preference } from '@milestoon/contract';
import { channels, isAboutPublishing, isListed, switchableKinds } from '@milestoon/domain';
import type { Language } from '@milestoon/domain/texts';
import { notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { countUnread, findLanguage, listNotifications, type NotificationRow } from './notifications.repo.ts';
import { pathOf, posterOf } from './telling.ts';

type Deps = Pick<Services, 'config' | 'database' | 'now'>;

function toNotification({ storage }: Pick<Services, 'storage'>, row: NotificationRow): AppNotification[] {
  const { kind } = row;
  const poster = posterOf(row);
  if (!isListed(kind)) return [];
  return [
    {
      id: row.id,
      kind,
      childName: row.child_name,
      episode: row.title === null ? null : { title: row.title, episodeNumber: row.episode_number },
      dueAt: row.due_at,
      device: row.device,
      hellos: row.hellos,
      path: pathOf(row),
      posterUrl: poster && storage.link('episodes', poster),
      createdAt: row.created_at,
      read: row.read_at !== null,
    },
  ];
}

export const listOwn = (services: Deps & Pick<Services, 'storage'>, actor: SessionActor) =>
  services.database.asUser(actor, async (tx) => ({
    items: (await listNotifications(tx)).flatMap((row) => toNotification(services, row)),
    unread: await countUnread(tx),
    language: await findLanguage(tx, actor.id),
  }));

/** @throws AppError NOT_FOUND */
export async function markRead({ database, now }: Deps, actor: SessionActor, id: string): Promise<void> {
  const known = asId(id);
  const marked = await database.asUser(actor, (tx) =>
    tx
      .updateTable('notifications')
      .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now())) }))
      .where('id', '=', known)
      .where('in_app', '=', true)
      .executeTakeFirst(),
  );
  if (marked.numUpdatedRows === 0n) throw notFound();
}

export const markAllRead = ({ database, now }: Deps, actor: SessionActor): Promise<unknown> =>
  database.asUser(actor, (tx) =>
    tx.updateTable('notifications').set({ read_at: now() }).where('read_at', 'is', null).execute(),
  );

export const speak = ({ database }: Deps, actor: SessionActor, language: Language): Promise<unknown> =>
  database.asUser(actor, (tx) =>
    tx
      .insertInto('notification_languages')
      .values({ user_id: actor.id, language })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ language }))
      .execute(),
  );

/** Every kind that can come up here, on every channel; what was never switched is on. */
export async function listPreferences(
  { config, database }: Deps,
  actor: SessionActor,
): Promise<Preference[]> {
  const switched = await database.asUser(actor, (tx) =>
    tx.selectFrom('notification_preferences').select(['kind', 'channel', 'enabled']).execute(),
  );
  const kinds = switchableKinds.filter((kind) => config.youtube || !isAboutPublishing(kind));
  return kinds.flatMap((kind) =>
    channels.map((channel) => {
      const found = switched.find((row) => row.kind === kind && row.channel === channel);
      return { kind, channel, enabled: found?.enabled ?? true };
    }),
  );
}

export const prefer = (
  { database }: Deps,
  actor: SessionActor,
  { kind, channel, enabled }: Preference,
): Promise<unknown> =>
  database.asUser(actor, (tx) =>
    tx
      .insertInto('notification_preferences')
      .values({ user_id: actor.id, kind, channel, enabled })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'channel']).doUpdateSet({ enabled }))
      .execute(),
  );
