import type { ApiKeyScope } from '@milestoon/contract';
import type { Actor, Database, Tx } from '@milestoon/database';
import type { Role, SecurityKind, Visibility } from '@milestoon/domain';
import type { Automation } from './automation.ts';
import type { Config } from './config/config.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import type { Log } from './log/log.ts';
import type { SendMail } from './mail/mail.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Push } from './push/push.ts';
import type { GivenUpJob } from './queue/given-up.ts';
import type { Queue } from './queue/queue.ts';
import type { Storage } from './storage/storage.ts';
import type { StudioDesk } from './studio/studio-desk.ts';

/** The signed-in person of a request. */
export interface SessionActor {
  id: string;
  email: string;
  createdAt: Date;
  /** What they may do here and now. */
  role: Role;
  /** The role they have but may not use in this session, until it was proved by a second factor. */
  withheldRole?: Role | undefined;
}

/** All videos of a parent, or those of a child or an episode. */
export interface VideosOf {
  childId?: string | undefined;
  episodeId?: string | undefined;
}

/** The API key of a request. */
export interface ApiKeyUse {
  /** Null: the server made it, for the reports of an outside generator on what that was asked for. */
  id: string | null;
  name: string | null;
  scope: ApiKeyScope;
}

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
  /** Without an episode it is the connection that is lost. */
  | { kind: 'publishing-problem'; episodeId: string | null; at: Date }
  /** Of a browser in a few names, or null; the session tells one sign-in from another. */
  | { kind: 'new-device'; sessionId: string; device: string | null }
  | { kind: SecurityKind | 'api-keys-ended'; at: Date };

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
  | { kind: 'key-used'; name: string; keyId: string }
  | { kind: 'published'; episodeId: string }
  | { kind: 'video-visibility' | 'film-visibility'; episodeId: string; visibility: Visibility }
  | { kind: 'videos-deleted'; count: number }
  | { kind: 'episode-deleted'; episodeNumber: number };

/** Where it came from. The context of a request is one. */
export interface AuditOrigin {
  headers: Headers;
  clientAddress: string;
  apiKey?: ApiKeyUse | null;
}

/**
 * What features need of each other. They never import one another: the composition root hands over
 * these functions.
 */
export interface Ports {
  /** A subscription of theirs is active or trialing, or they are a super admin. Billing answers. */
  isSubscribed(actor: SessionActor): Promise<boolean>;
  /** An entitling subscription was bought for this child. Billing answers. */
  isChildPaid(childId: string): Promise<boolean>;
  /** A checkout for this child failed, so the avatars are drawn without it. Billing answers. */
  hasCheckoutFailed(childId: string): Promise<boolean>;
  /** Whether films are made of this child: not after a first look that nobody has paid for. Children answers. */
  mayStar(actor: SessionActor, child: { id: string; first_look_round: number | null }): Promise<boolean>;
  /** Has the avatars drawn unless that already happened. Children answers; payment events call it. */
  startAvatars(childId: string): Promise<unknown>;
  /** Whether this is their present password; wrong ones are counted. Account answers. */
  checkPassword(actor: Actor, password: string): Promise<boolean>;
  /**
   * For what waits until somebody has shown that the address is theirs: publishing, sharing, keys.
   * @throws AppError ADDRESS_UNCONFIRMED. Account answers.
   */
  requireConfirmedAddress(actor: Actor): Promise<void>;
  /**
   * Whether mails may go to the address of an account; only what proves the address is sent without asking. Account
   * answers.
   */
  mayMail(userId: string): Promise<boolean>;
  /**
   * Ends every API key of the person: whoever took one over loses it with the old password. Automation answers;
   * whatever makes an account somebody's anew calls it.
   */
  revokeApiKeys(userId: string, origin?: AuditOrigin): Promise<void>;
  /** Deletes the child with everything made for it. Children answers. */
  removeChild(owner: Actor, childId: string): Promise<void>;
  /** The files that exist only because of this child; none when it is gone. Children answers. */
  filesOfChild(owner: Actor, childId: string): Promise<string[]>;
  /** The story of one version of an episode; undefined when it is not written. Episodes answers. */
  screenplayOf(episodeId: string, version: number): Promise<unknown>;
  /** Ends the subscriptions of a child, or all, at the payment provider; says how many. Billing answers. */
  endSubscriptions(of: { userId: string; childId: string | null }): Promise<number>;
  /** Writes down that the present terms were accepted. Privacy answers. */
  recordConsent(tx: Tx, of: { userId: string; childId: string }): Promise<void>;
  /** An address as its owner typed it, from how it is stored. Account answers. */
  typedAddress(stored: string): string;
  /**
   * Tells a parent, once, on the channels they want. In the worker's transaction in which it comes true: neither is
   * there without the other. Notifications answers.
   */
  notify(tx: Tx, userId: string, announcement: Announcement): Promise<void>;
  /**
   * Writes into the trail that the person can read, in the transaction of what it tells. What is alike and within the
   * same hour is one line with a count. Audit answers.
   */
  audit(tx: Pick<Tx, 'getExecutor'>, userId: string, event: AuditEvent, origin?: AuditOrigin): Promise<void>;
  /** The session a request came with; undefined for a caller with another proof. Account answers. */
  sessionIdOf(actor: Actor, headers: Headers): Promise<string | undefined>;
  /** Which of these sessions are still there. Account answers. */
  liveSessions(ids: readonly string[]): Promise<string[]>;
  /** Which of these API keys are still good. Automation answers. */
  liveApiKeys(ids: readonly string[]): Promise<string[]>;
  /** Has avatars and episodes made, and tells of changes. Automation answers. */
  automation: Automation;
  /**
   * Has a finished episode published if its parent wants that of new ones. In the worker's transaction that finishes
   * it. Publishing answers.
   */
  publishWhenWanted(tx: Tx, episode: { id: string; userId: string; version: number }): Promise<void>;
  /** Gives back the permission to publish on somebody's channel and forgets it. Publishing answers. */
  endPublishing(userId: string): Promise<void>;
  /**
   * Deletes what a parent has published, of one episode, of one child or all, on their channel.
   *
   * @throws AppError CONFLICT while that fails; what was deleted by then is gone. Publishing answers.
   */
  deleteVideos(actor: Actor, of: VideosOf, origin: AuditOrigin): Promise<number>;
  /**
   * Stops making an episode and forgets what was half made. Resolves to what does so again, for when its rows are
   * gone. Episodes answers.
   */
  abandonProduction(episodeId: string): Promise<() => Promise<void>>;
  /**
   * Begins given-up work anew by the rules of the part it belongs to; false when nothing is left to do or it is under way.
   *
   * @throws AppError TOO_MANY_REQUESTS. Every part answers for its own.
   */
  tryAgain(job: GivenUpJob): Promise<boolean>;
}

/** Everything a feature may use, made once a process. */
export interface Services {
  config: Config;
  log: Log;
  database: Database;
  storage: Storage;
  pictures: Pictures;
  queue: Queue;
  limiter: RateLimiter;
  studioDesk: StudioDesk;
  sendMail: SendMail;
  push: Push;
  ports: Ports;
  now: () => Date;
}
