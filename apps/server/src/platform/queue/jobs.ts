import type { Language } from '@milestoon/domain/texts';
import type { Log } from '../log/log.ts';

/** Every background job and what it is told. Only ids: the rest is read when the job runs. */
export interface Jobs {
  'draw-avatars': { childId: string };
  'produce-episode': { episodeId: string };
  'make-trailer': { episodeId: string };
  'make-rendition': { episodeId: string };
  /** `making` tells one order from the next. */
  'make-keepsake': { keepsakeId: string; making: string };
  /** `requestId` names what is asked for, at every attempt. */
  'request-avatars': { childId: string; requestId: string };
  'request-episode': { episodeId: string; requestId: string };
  'notify-automation': { noticeId: string };
  'mail-reset-link': { userId: string; language: Language };
  'mail-confirmation-link': { userId: string; language: Language };
  'mail-address-change': { userId: string; language: Language };
  'mail-address-notice': { userId: string; language: Language };
  'delete-source-photos': Record<string, never>;
  'mail-notification': { notificationId: string };
  /** `to`: whoever answers, or the sender, who gets a copy. */
  'mail-support-message': { messageId: string; to: 'support' | 'sender' };
  'push-notification': { notificationId: string };
  /** `since` is when the film was last told of. */
  'gather-hellos': { episodeId: string; since: string };
  'publish-episode': { publicationId: string };
  erase: { erasureId: string };
}
export type JobName = keyof Jobs;

export interface JobRun {
  /** Aborted when the process stops or the job is taken away. */
  signal: AbortSignal;
  log: Log;
}

export interface JobHandler<Data> {
  run(data: Data, run: JobRun): Promise<void>;
  /** The last attempt failed; nobody will try again. */
  failed(data: Data): Promise<void>;
  /**
   * Begins it anew after that, for the owner of the job; false when nothing is left to do or it is under way. Without
   * this it is queued once more as it was.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  again?(data: Data, owner: string | null): Promise<boolean>;
}

/** One handler a job: a process that lacks one does not compile, and does not start. */
export type JobHandlers = { [Name in JobName]: JobHandler<Jobs[Name]> };

/** Seconds, except where named. */
export const jobOptions: {
  [Name in JobName]: {
    retryLimit: number;
    retryDelay: number;
    /** Each wait is twice as long as the one before. */
    retryBackoff?: true;
    expireInSeconds: number;
  };
} = {
  'draw-avatars': { retryLimit: 3, retryDelay: 1, expireInSeconds: 300 },
  'produce-episode': { retryLimit: 3, retryDelay: 1, expireInSeconds: 3600 },
  'make-trailer': { retryLimit: 2, retryDelay: 5, expireInSeconds: 900 },
  'make-rendition': { retryLimit: 2, retryDelay: 60, expireInSeconds: 1800 },
  // A season has up to two hundred pages.
  'make-keepsake': { retryLimit: 2, retryDelay: 5, expireInSeconds: 1800 },
  // An outside generator is asked three times for what a parent waits for; notices are tried for an hour.
  'request-avatars': { retryLimit: 2, retryDelay: 1, retryBackoff: true, expireInSeconds: 120 },
  'request-episode': { retryLimit: 2, retryDelay: 1, retryBackoff: true, expireInSeconds: 120 },
  'notify-automation': { retryLimit: 11, retryDelay: 1, retryBackoff: true, expireInSeconds: 120 },
  // A mail server that is down is given five minutes.
  'mail-reset-link': { retryLimit: 10, retryDelay: 30, expireInSeconds: 120 },
  'mail-confirmation-link': { retryLimit: 10, retryDelay: 30, expireInSeconds: 120 },
  'mail-address-change': { retryLimit: 10, retryDelay: 30, expireInSeconds: 120 },
  'mail-address-notice': { retryLimit: 10, retryDelay: 30, expireInSeconds: 120 },
  'delete-source-photos': { retryLimit: 5, retryDelay: 60, expireInSeconds: 3600 },
  // A mail server that hiccups is asked again soon, one that is down is given four hours; so is a push service.
  'mail-notification': { retryLimit: 12, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'push-notification': { retryLimit: 12, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'mail-support-message': { retryLimit: 12, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'gather-hellos': { retryLimit: 10, retryDelay: 30, expireInSeconds: 120 },
  // What YouTube answers is seen to by the job itself; tried again is what nobody expected.
  'publish-episode': { retryLimit: 3, retryDelay: 10, retryBackoff: true, expireInSeconds: 3600 },
  erase: { retryLimit: 10, retryDelay: 30, expireInSeconds: 3600 },
};

export const jobNames = Object.keys(jobOptions) as JobName[];
