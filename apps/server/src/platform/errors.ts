import { contract } from '@milestoon/contract';

/** The failures the API promises; statuses and default sentences stand in the contract. */
export type AppErrorCode = keyof typeof errorMap;

const errorMap = contract.account.session['~orpc'].errorMap;

export interface AppErrorOptions {
  /** For the log: what happened, without personal data. */
  message?: string;
  /** For the parent, shown as it is; the contract's sentence if missing. */
  userMessage?: string;
  /** What the contract attaches to this code, such as the field at fault. */
  data?: Record<string, string>;
  cause?: unknown;
}

/** The one error that is meant for the caller. Everything else is a fault and answered with a 500. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly status: number;
  readonly userMessage: string;
  readonly data: Record<string, string> | undefined;

  constructor(code: AppErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorMap[code].status;
    this.userMessage = options.userMessage ?? errorMap[code].message;
    this.data = options.data;
  }
}

/** What is missing and what belongs to somebody else look the same. */
export const notFound = (): AppError => new AppError('NOT_FOUND');
