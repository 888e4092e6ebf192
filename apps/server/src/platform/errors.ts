import { type ErrorCode, errors } from '@milestoon/contract';
import type { Sentence } from '@milestoon/domain/texts';

const defaultSentences: Record<ErrorCode, Sentence> = {
  UNAUTHORIZED: (texts) => texts.auth.signInFirst,
  FORBIDDEN: (texts) => texts.failures.notAllowed,
  SECOND_FACTOR_REQUIRED: (texts) => texts.failures.secondFactorRequired,
  NOT_FOUND: (texts) => texts.failures.notFound,
  SUBSCRIPTION_REQUIRED: (texts) => texts.failures.subscriptionRequired,
  INVALID_INPUT: (texts) => texts.failures.invalidInput,
  TOO_LARGE: (texts) => texts.failures.tooLarge,
  PHOTO_REJECTED: (texts) => texts.photo.invalid,
  CONFLICT: (texts) => texts.failures.changed,
  ADDRESS_UNCONFIRMED: (texts) => texts.failures.addressUnconfirmed,
  TOO_MANY_REQUESTS: (texts) => texts.accounts.TOO_MANY_REQUESTS,
  UNSUITABLE: (texts) => texts.failures.unsuitable,
  STORAGE_UNAVAILABLE: (texts) => texts.photo.bucketNotFound,
  SETUP_REQUIRED: (texts) => texts.roles.updateMissing,
};

export interface AppErrorOptions {
  /** For the log: what happened, without personal data. */
  message?: string;
  /** For the parent, shown as it is in the language they chose; the code's general sentence if missing. */
  userMessage?: Sentence;
  /** What the contract attaches to this code, such as the field at fault. */
  data?: Record<string, string>;
  /** Seconds until it is worth trying again, told in the header Retry-After. */
  retryAfter?: number;
  cause?: unknown;
}

/** The one error that is meant for the caller. Everything else is a fault and answered with a 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly userMessage: Sentence;
  readonly data: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errors[code].status;
    this.userMessage = options.userMessage ?? defaultSentences[code];
    this.data = options.data;
    this.retryAfter = options.retryAfter;
  }
}

/** What is missing and what belongs to somebody else look the same. */
export const notFound = (): AppError => new AppError('NOT_FOUND');
