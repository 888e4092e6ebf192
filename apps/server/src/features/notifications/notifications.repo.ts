import type { Database, Tx } from '@milestoon/database';
import type { NotificationKind } from '@milestoon/domain';
import { isLanguage, type Language } from '@milestoon/domain/texts';

/** A notification with what it is about, as that is now. */
export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

/** As many as the list shows. */
const listed = 50;

const withSubjects = (tx: Tx) =>
  tx
    .selectFrom('notifications')
    .leftJoin('children', 'children.id', 'notifications.child_id')
    .leftJoin('episodes', 'episodes.id', 'notifications.episode_id')
    .leftJoin('episode_productions as production', 'production.episode_id', 'notifications.episode_id')
    .select([
      'notifications.id',
      'notifications.user_id',
      'notifications.kind',
      'notifications.child_id',
      'notifications.episode_id',
      'notifications.due_at',
      'notifications.device',
      'notifications.hellos',
      'notifications.read_at',
      'notifications.created_at',
      'children.name as child_name',
      'episodes.title',
      'episodes.episode_number',
      'production.poster_path',
    ])
    .$narrowType<{ kind: NotificationKind }>();

/** The latest of the person, newest first. */
export const listNotifications = (tx: Tx) =>
  withSubjects(tx)
    .where('in_app', '=', true)
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id')
    .limit(listed)
    .execute();

export async function countUnread(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('in_app', '=', true)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findLanguage(tx: Tx, userId: string): Promise<Language | null> {
  const row = await tx
    .selectFrom('notification_languages')
    .select('language')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && isLanguage(row.language) ? row.language : null;
}

/** What a job needs to deliver a notification; undefined when it, or what it was about, is gone. */
export const findToDeliver = (database: Database, id: string) =>
  database.asWorker('notifications are delivered in the background', async (tx) => {
    const notification = await withSubjects(tx)
      .innerJoin('user', 'user.id', 'notifications.user_id')
      .select(['user.email', 'mailed_at', 'pushed_at'])
      .where('notifications.id', '=', id)
      .executeTakeFirst();
    if (!notification) return undefined;
    return { ...notification, language: (await findLanguage(tx, notification.user_id)) ?? ('en' as const) };
  });

export const noteDelivered = (
  database: Database,
  id: string,
  channel: 'mailed_at' | 'pushed_at',
  now: Date,
): Promise<unknown> =>
  database.asWorker('notifications are delivered in the background', (tx) =>
    tx
      .updateTable('notifications')
      .set({ [channel]: now })
      .where('id', '=', id)
      .execute(),
  );
