import type { ApiKeyScope } from '@milestoon/contract';
import type { Database } from '@milestoon/database';
import type { Role, SeatRole } from '@milestoon/domain';
import type { Config } from './config/config.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import type { Log } from './log/log.ts';
import type { SendMail } from './mail/mail.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Ports } from './ports.ts';
import type { Push } from './push/push.ts';
import type { Queue } from './queue/queue.ts';
import type { Storage } from './storage/storage.ts';
import type { StudioDesk } from './studio/studio-desk.ts';
import type { Tracing } from './tracing/tracing.ts';

/** The family of somebody else that a session acts for, by its owner's account. */
export interface ActingFor {
  id: string;
  email: string;
  createdAt: Date;
  seat: SeatRole;
}

/**
 * Who a call is for: the signed-in person, or, by the rule of `actorOf`, the family they have a seat in. Then it is its
 * owner by id, address and age, without any role, and `seat` says who really acts.
 */
export interface SessionActor {
  id: string;
  email: string;
  createdAt: Date;
  /** What they may do here and now. */
  role: Role;
  /** The role they have but may not use in this session, until it was proved by a second factor. */
  withheldRole?: Role | undefined;
  /** Of a person: for which family their session acts, if not for their own. */
  household?: ActingFor | undefined;
  /** Of a family: who acts for it. */
  seat?: { memberId: string; role: SeatRole } | undefined;
}

/** The API key of a request. */
export interface ApiKeyUse {
  /** Null: the server made it, for the reports of an outside generator on what that was asked for. */
  id: string | null;
  name: string | null;
  scope: ApiKeyScope;
}

/** Where it came from. The context of a request is one. */
export interface AuditOrigin {
  headers: Headers;
  clientAddress: string;
  apiKey?: ApiKeyUse | null;
}

/** Everything a feature may use, made once a process. */
export interface Services {
  config: Config;
  log: Log;
  tracing: Tracing;
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
