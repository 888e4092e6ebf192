import { assertNever, type NotificationKind } from '@milestoon/domain';
import { type Language, loadTexts, tell, type Telling } from '@milestoon/domain/texts';
import type { NotificationRow } from './notifications.repo.ts';

/** Where a notification leads within the app. */
export function pathOf({
  kind,
  child_id,
  episode_id,
}: Pick<NotificationRow, 'kind' | 'child_id' | 'episode_id'>): string {
  switch (kind) {
    case 'episode-ready':
    case 'episode-failed':
    case 'episode-published':
    case 'film-hello':
      return `/app/episodes/${episode_id}`;
    case 'story-told':
      return `/app/episodes/${episode_id}/tell`;
    case 'photos-due':
      return `/account/photos/${child_id}`;
    case 'publishing-problem':
      return episode_id === null ? '/app/profile' : `/app/episodes/${episode_id}`;
    case 'payment-problem':
      return '/account/billing';
    case 'plan-ending':
      return '/account';
    case 'api-key-created':
    case 'api-keys-ended':
    case 'new-device':
      return '/app/profile';
    case 'second-factor-on':
    case 'second-factor-off':
    case 'second-factor-reset':
    case 'passkey-added':
    case 'passkey-removed':
      return '/app/profile/sign-in';
    case 'parent-invited':
    case 'member-joined':
      return '/account/people';
    case 'password-changed':
      return '/auth/forgot-password';
    default:
      return assertNever(kind);
  }
}

/** The poster of the film that is ready, where it is told of one. */
export const posterOf = ({
  kind,
  poster_path,
}: Pick<NotificationRow, 'kind' | 'poster_path'>): string | null =>
  kind === 'episode-ready' || kind === 'episode-published' ? poster_path : null;

/** A notification in words, without the name of the child where `anonymous`. */
export async function tellRow(
  row: NotificationRow & { kind: NotificationKind },
  language: Language,
  { anonymous = false } = {},
): Promise<Telling> {
  return tell(await loadTexts(language), language, row.kind, {
    childName: anonymous ? null : row.child_name,
    episode: row.title === null ? null : { title: row.title, episodeNumber: row.episode_number },
    dueAt: row.due_at,
    device: row.device,
    hellos: row.hellos,
  });
}
