import type { SeatRole, Visibility } from '@milestoon/domain';

/** What the trail of an account tells. No child's name and no title: those are read where they still stand. */
export type AuditEvent =
  | {
      kind:
        | 'signed-in'
        | 'sign-in-failed'
        | 'signed-out-elsewhere'
        | 'password-changed'
        | 'password-reset'
        | 'address-confirmed'
        | 'address-changed'
        | 'second-factor-on'
        | 'second-factor-off'
        | 'second-factor-reset'
        | 'exported'
        | 'invitation-ended'
        | 'channel-disconnected'
        | 'auto-publishing-on'
        | 'auto-publishing-off'
        | 'child-deleted'
        | 'account-deletion'
        | 'address-seen'
        | 'progress-seen'
        | 'support-read'
        | 'work-restarted';
    }
  /** What its owner called it. */
  | {
      kind:
        | 'key-made'
        | 'key-revoked'
        | 'sign-in-way-added'
        | 'passkey-added'
        | 'passkey-removed'
        | 'channel-connected';
      name: string;
    }
  | { kind: 'member-invited'; seat: SeatRole }
  | { kind: 'key-used'; name: string; keyId: string }
  | { kind: 'published'; episodeId: string }
  | { kind: 'video-visibility' | 'film-visibility'; episodeId: string; visibility: Visibility }
  /** Of a season, or of everything of a child. */
  | { kind: 'films-visibility'; visibility: Visibility }
  | { kind: 'videos-deleted'; count: number }
  | { kind: 'episode-deleted'; episodeNumber: number };
