import type { Texts } from '@milestoon/domain/texts';
import type { AppError } from '../errors.ts';

/** When to come back, as a header; none where that is not known. */
export const waitingTime = ({ retryAfter }: AppError): Record<string, string> =>
  retryAfter === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfter))) };

/** An error outside the contract's calls, in the form theirs have. */
export const refusal = (error: AppError, texts: Texts): Response =>
  Response.json(
    {
      defined: true,
      code: error.code,
      status: error.status,
      message: error.userMessage(texts),
      data: error.data ?? {},
    },
    { status: error.status, headers: waitingTime(error) },
  );
