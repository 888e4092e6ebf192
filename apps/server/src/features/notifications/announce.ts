import type { Tx, WorkerTx } from '@milestoon/database';
import { assertNever, type Channel, fixedChannels, isSwitchable } from '@milestoon/domain';
import type { Services } from '../../platform/services.ts';
import type { Announcement } from './announcement.ts';

/** One event, one key. */
function keyOf(of: Announcement): string {
  switch (of.kind) {
    case 'episode-ready':
    case 'episode-published':
      return `${of.kind}:${of.episodeId}:${of.version}`;
    case 'episode-failed':
      return `${of.kind}:${of.episodeId}:${of.failedAt.toISOString()}`;
    case 'payment-problem':
      return `${of.kind}:${of.subscriptionId}:${of.periodEnd?.toISOString() ?? ''}`;
    case 'plan-ending':
      return `${of.kind}:${of.subscriptionId}:${of.dueAt.toISOString()}`;
    case 'photos-due':
      return `${of.kind}:${of.childId}:${of.dueAt.toISOString()}`;
    case 'film-hello':
      return `${of.kind}:${of.episodeId}:${of.once}`;
    case 'story-told':
      return `${of.kind}:${of.episodeId}:${of.linkId}`;
    case 'publishing-problem':
      return `${of.kind}:${of.episodeId ?? 'channel'}:${of.at.toISOString()}`;
    case 'password-changed':
    case 'api-key-created':
    case 'api-keys-ended':
    case 'second-factor-on':
    case 'second-factor-off':
    case 'second-factor-reset':
    case 'passkey-added':
    case 'passkey-removed':
    case 'parent-invited':
      return `${of.kind}:${of.at.toISOString()}`;
    case 'member-joined':
      return `${of.kind}:${of.memberId}:${of.since.toISOString()}`;
    case 'new-device':
      return `${of.kind}:${of.sessionId}`;
    default:
      return assertNever(of);
  }
}

/** The child and the episode that it goes with when they are deleted. */
async function subjectOf(
  tx: Tx,
  of: Announcement,
): Promise<{ child_id: string | null; episode_id: string | null }> {
  if ('episodeId' in of && of.episodeId !== null) {
    const episode = await tx
      .selectFrom('episodes')
      .select('child_id')
      .where('id', '=', of.episodeId)
      .executeTakeFirstOrThrow();
    return { child_id: episode.child_id, episode_id: of.episodeId };
  }
  return { child_id: 'childId' in of ? of.childId : null, episode_id: null };
}

/** On which channels a person wants to be told of this. */
async function channelsFor(
  tx: Tx,
  userId: string,
  kind: Announcement['kind'],
): Promise<(channel: Channel) => boolean> {
  if (!isSwitchable(kind)) {
    const fixed = fixedChannels(kind);
    return (channel) => fixed.includes(channel);
  }
  const off = await tx
    .selectFrom('notification_preferences')
    .select('channel')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('enabled', '=', false)
    .execute();
  return (channel) => !off.some((row) => row.channel === channel);
}

async function hasDevice(tx: Tx, userId: string): Promise<boolean> {
  const devices = tx.selectFrom('push_subscriptions').select('id').where('user_id', '=', userId);
  return (await devices.executeTakeFirst()) !== undefined;
}

/**
 * Tells a parent what happened. The notification and the jobs that mail and push it are written in the caller's
 * transaction, so there is no moment in which a killed process could lose or double them; an event that is announced
 * again finds its key taken and adds nothing.
 */
export async function announce(
  { queue, now }: Pick<Services, 'queue' | 'now'>,
  tx: WorkerTx,
  userId: string,
  announcement: Announcement,
): Promise<void> {
  const { kind } = announcement;
  const wanted = await channelsFor(tx, userId, kind);
  const row = await tx
    .insertInto('notifications')
    .values({
      user_id: userId,
      kind,
      event_key: keyOf(announcement),
      ...(await subjectOf(tx, announcement)),
      due_at: 'dueAt' in announcement ? announcement.dueAt : null,
      device: 'device' in announcement ? announcement.device : null,
      hellos: ('hellos' in announcement && announcement.hellos) || null,
      in_app: wanted('in-app'),
      created_at: now(),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'event_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return;
  const job = { notificationId: row.id };
  const place = { key: row.id, owner: userId, within: tx };
  if (wanted('mail')) await queue.send('mail-notification', job, place);
  if (wanted('push') && (await hasDevice(tx, userId))) await queue.send('push-notification', job, place);
}
