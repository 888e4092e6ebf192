import type { SecurityKind } from '@milestoon/domain';

/** What a parent is told. What names it makes it one event: announced again, it is not told again. */
export type Announcement =
  | { kind: 'episode-ready'; episodeId: string; version: number }
  | { kind: 'episode-failed'; episodeId: string; failedAt: Date }
  | {
      kind: 'payment-problem';
      subscriptionId: string;
      childId: string | null;
      /** The end of the period that was not paid. */
      periodEnd: Date | null;
    }
  /** It was cancelled; `dueAt` is its last day. */
  | { kind: 'plan-ending'; subscriptionId: string; childId: string | null; dueAt: Date }
  | { kind: 'photos-due'; childId: string; dueAt: Date }
  | { kind: 'episode-published'; episodeId: string; version: number }
  /** What is told by one `once` of an episode is told once; `hellos` where it tells of several. */
  | { kind: 'film-hello'; episodeId: string; once: string; hellos?: number }
  /** Somebody has sent what they told by this link. */
  | { kind: 'story-told'; episodeId: string; linkId: string }
  /** Without an episode it is the connection that is lost. */
  | { kind: 'publishing-problem'; episodeId: string | null; at: Date }
  /** Of a browser in a few names, or null; the session tells one sign-in from another. */
  | { kind: 'new-device'; sessionId: string; device: string | null }
  /** By an invitation; `since` tells one time of joining from another. */
  | { kind: 'member-joined'; memberId: string; since: Date }
  | { kind: SecurityKind | 'api-keys-ended'; at: Date };
